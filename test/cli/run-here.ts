import { Readable, Writable } from 'node:stream';
import { type Context, context } from '../../src/cli/context.ts';
import { run } from '../../src/cli/main.ts';

/** What a run in this process did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Around {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  /** Columns of the terminal; absent: no terminal. */
  readonly columns?: number;
}

/** Runs the command line in this process with streams and an environment of its own (English unless `env` says otherwise). */
export async function runHere(argv: readonly string[], around: Around = {}): Promise<Ran> {
  const [stdout, stderr] = [new Collected(around.columns), new Collected()];
  const stdin = Object.assign(Readable.from([Buffer.from(around.stdin ?? '')]), { isTTY: false });
  const code = await run(argv, { stdout, stderr, stdin, env: around.env ?? {} });
  return { code, out: stdout.text(), err: stderr.text() };
}

/** The context of a command that is asked for nothing but its use case. */
export function quietContext(): Promise<Context> {
  const stdin = Object.assign(Readable.from([]), { isTTY: false });
  return context({ stdout: new Collected(), stderr: new Collected(), stdin, env: {} }, 'en', 'never');
}

class Collected extends Writable {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly #chunks: Buffer[] = [];
  constructor(columns?: number) {
    super();
    this.isTTY = columns !== undefined;
    this.columns = columns ?? 0;
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}
