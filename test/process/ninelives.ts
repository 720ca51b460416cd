import { type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';

const launcher = path.join(import.meta.dirname, '../../bin/ninelives.js');

/** What a process did. */
export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdin?: string;
}

/** The built command line in a process of its own (English unless `env` says otherwise), to its end. */
export async function ninelives(argv: readonly string[], start: Start = {}): Promise<Ended> {
  const child = launch(argv, start);
  const [out, err] = [collected(child.stdout!), collected(child.stderr!)];
  child.stdin!.on('error', () => {}); // whoever does not read its input may end first
  child.stdin!.end(start.stdin ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out: out(), err: err() }));
  });
}

/** The same, still running, with three pipes. */
export function launch(argv: readonly string[], { env = {}, cwd }: Start = {}): ReturnType<typeof spawn> {
  const options: SpawnOptions = { env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: 'pipe' };
  return spawn(process.execPath, [launcher, ...argv], cwd === undefined ? options : { ...options, cwd });
}

function collected(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}
