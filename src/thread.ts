/**
 * Work in another thread that can be ended at any moment: solvers know no interrupt, and the thread that waits for them stays free
 * for timers and Ctrl-C. `Thread` asks, `serve` answers; what crosses is plain data.
 */
import { parentPort, Worker } from 'node:worker_threads';
import { type Fault, FaultError } from './fault.ts';
import { installed } from './installed.ts';

/** What a worker can be asked: by name, input and output. */
export type Tasks = Readonly<Record<string, { readonly input: unknown; readonly output: unknown }>>;

interface Question {
  readonly task: string;
  readonly input: unknown;
}

type Reply =
  | { readonly done: unknown }
  | { readonly faults: readonly Fault[] }
  | { readonly bug: string; readonly stack: string };

export class Thread<T extends Tasks> {
  readonly #script: string;
  #worker: Worker | null = null;

  /** `script` is the name of a built file: `solve-worker.js`. It is started when first asked, or by `start`. */
  constructor(script: string) {
    this.#script = script;
  }

  /**
   * One question at a time. After `seconds` (Infinity: never) the thread is ended, all that it knew is forgotten, and the next
   * question starts a new one.
   * @throws FaultError `time-limit`, and whatever the worker threw
   */
  ask<K extends keyof T & string>(task: K, input: T[K]['input'], seconds: number): Promise<T[K]['output']> {
    const worker = this.#started();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      };
      const onMessage = (reply: Reply) =>
        settle(() => {
          if ('done' in reply)
            resolve(reply.done as T[K]['output']); // as: `serve` answers a task with its own output
          else reject('faults' in reply ? new FaultError(...reply.faults) : revived(reply));
        });
      const onError = (error: NodeJS.ErrnoException) =>
        settle(() => {
          this.#worker = null;
          const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
          reject(full ? new FaultError({ kind: 'limit', code: 'thread-memory', with: {} }) : error);
        });
      const onExit = (code: number) =>
        settle(() => {
          this.#worker = null;
          reject(new Error(`${this.#script} ended with ${code}`));
        });
      const onTime = () =>
        settle(() => {
          this.end();
          reject(new FaultError({ kind: 'limit', code: 'time-limit', with: { seconds } }));
        });
      const timer = seconds === Number.POSITIVE_INFINITY ? undefined : setTimeout(onTime, seconds * 1000);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage({ task, input } satisfies Question);
    });
  }

  /** Starts the thread ahead of the first question, so that it is there when the question comes. */
  start(): void {
    this.#started();
  }

  /** Ends the thread, busy or not. */
  end(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  #started(): Worker {
    this.#worker ??= new Worker(installed(this.#script), { stdout: true, stderr: true });
    return this.#worker;
  }
}

/** Answers questions in a worker script. */
export function serve<T extends Tasks>(
  handlers: {
    readonly [K in keyof T]: (input: T[K]['input']) => T[K]['output'] | Promise<T[K]['output']>;
  },
): void {
  const port = parentPort;
  if (port === null) throw new Error('serve() is for worker threads');
  port.on('message', async ({ task, input }: Question) => {
    port.postMessage(await reply(() => handlers[task]!(input)));
  });
}

async function reply(work: () => unknown): Promise<Reply> {
  try {
    return { done: await work() };
  } catch (error) {
    if (error instanceof FaultError) return { faults: error.faults };
    if (error instanceof Error) return { bug: error.message, stack: error.stack ?? '' };
    return { bug: String(error), stack: '' };
  }
}

function revived({ bug, stack }: { readonly bug: string; readonly stack: string }): Error {
  const error = new Error(bug);
  error.stack = stack;
  return error;
}
