import { type ColourLevel, type Palette, palette } from '../document/terminal.ts';
import { FaultError } from '../fault.ts';
import { type Lang, localeLanguage } from '../say/language.ts';

/** What a run has of the outside world: a process gives it the real one, a test one of its own. */
export interface World {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What every command gets beside its arguments. */
export interface Context {
  readonly lang: Lang;
  readonly env: World['env'];
  readonly stdin: World['stdin'];
  /** The answer, and nothing else. Resolves when the stream can take more; rejects with `ClosedPipe` when nobody reads, with a fault when it cannot be written. */
  readonly out: (part: string | Uint8Array) => Promise<void>;
  /** Everything that is no answer: notes, progress, warnings; a line at a time, without its newline. */
  readonly note: (line: string) => void;
  /** How far a long work is, on a line of its own that the next call replaces and '' takes away; only where stderr is a terminal. */
  readonly progress: (line: string) => void;
  /** Columns of the terminal that the answer goes to; Infinity where it goes to no terminal. */
  readonly width: number;
  /** Whether the answer goes to a terminal. */
  readonly terminal: boolean;
  /** Colours of the answer. */
  readonly paint: Palette;
}

/** The reader of our output went away: the run ends quietly. */
export class ClosedPipe extends Error {}

/** Where `--color` stands. */
type ColourFlag = 'auto' | 'always' | 'never';

/**
 * Builds the context of one run.
 * @param lang from `--lang`; null: from the locale
 */
export async function context(world: World, lang: Lang | null, colour: ColourFlag): Promise<Context> {
  const terminal = world.stdout.isTTY === true;
  return {
    lang: lang ?? localeLanguage(world.env),
    env: world.env,
    stdin: world.stdin,
    out: writer(world.stdout),
    note: (line) => void world.stderr.write(`${line}\n`),
    progress: (line) => {
      if (world.stderr.isTTY) world.stderr.write(`\r\x1b[K${line}`);
    },
    width: terminal ? world.stdout.columns || 80 : Number.POSITIVE_INFINITY,
    terminal,
    paint: await palette(colourLevel(world.stdout, world.env, colour)),
  };
}

/** The flag, then NO_COLOR, then FORCE_COLOR, then whether the stream is a terminal and which. */
export function colourLevel(stream: World['stdout'], env: World['env'], flag: ColourFlag): ColourLevel {
  const able = terminalLevel(env);
  if (flag !== 'auto') return flag === 'never' ? 0 : able || 1;
  if (env['NO_COLOR']) return 0;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) {
    if (force === '0' || force === 'false') return 0;
    return force === '1' || force === '2' || force === '3' ? (Number(force) as ColourLevel) : able || 1; // as: just tested
  }
  return stream.isTTY ? able : 0;
}

function terminalLevel(env: World['env']): ColourLevel {
  const term = env['TERM'] ?? '';
  if (term === 'dumb') return 0;
  if (/truecolor|24bit/.test(env['COLORTERM'] ?? '')) return 3;
  return /256/.test(term) ? 2 : 1;
}

/** Writes with respect for a slow reader; a reader that went away, or a full disk, ends the run instead of crashing it. */
function writer(stream: World['stdout']): Context['out'] {
  let closed = false;
  let failed: FaultError | null = null;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') closed = true;
    else failed = new FaultError({ kind: 'bad', code: 'file-unwritable', with: { file: 'stdout', why: whyOf(error) } });
  });
  return (part) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        if (closed) reject(new ClosedPipe());
        else if (failed !== null) reject(failed);
        else resolve();
      };
      if (closed || failed !== null) settle();
      else if (stream.write(part)) resolve();
      else waitFor(stream, settle);
    });
}

function whyOf(error: NodeJS.ErrnoException): string {
  return error.code ?? error.message;
}

function waitFor(stream: World['stdout'], settle: () => void): void {
  const done = () => {
    for (const event of ['drain', 'error', 'close']) stream.removeListener(event, done);
    settle();
  };
  for (const event of ['drain', 'error', 'close']) stream.on(event, done);
}
