/** Many tasks on all cores: each thread takes the next one when it is done with the last. */
import { availableParallelism } from 'node:os';
import { type Tasks, Thread } from '../../thread.ts';

/** How many threads so many tasks get. */
export function threadsFor(tasks: number): number {
  return Math.max(1, Math.min(availableParallelism(), tasks));
}

/**
 * The outputs in the order of the inputs. The first that fails ends all threads and is thrown.
 * @param most threads at a time
 * @param first which inputs to begin with: the dear ones, so that no thread is left alone with them at the end
 * @param done told after each one
 */
export async function inParallel<T extends Tasks, K extends keyof T & string>(
  script: string,
  task: K,
  inputs: readonly T[K]['input'][],
  most: number,
  first: (input: T[K]['input']) => number,
  done: (finished: number) => void,
): Promise<readonly T[K]['output'][]> {
  const outputs: T[K]['output'][] = [];
  const order = inputs.map((_, at) => at).sort((a, b) => first(inputs[b]!) - first(inputs[a]!) || a - b);
  const threads = Array.from({ length: Math.min(most, inputs.length) }, () => new Thread<T>(script));
  let finished = 0;
  const work = async (thread: Thread<T>) => {
    for (let at = order.shift(); at !== undefined; at = order.shift()) {
      outputs[at] = await thread.ask(task, inputs[at]!, Number.POSITIVE_INFINITY);
      done(++finished);
    }
  };
  try {
    await Promise.all(threads.map(work));
    return outputs;
  } finally {
    for (const thread of threads) thread.end();
  }
}
