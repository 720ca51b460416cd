/** One row of the table, and how times are taken: works take turns in one run, and the medians are compared. */

export interface Row {
  readonly work: string;
  readonly measured: string;
  /** What it is held against, and its measure. */
  readonly against: string;
  readonly reference: string;
  /** measured ÷ reference; null where they are not of one kind. */
  readonly ratio: number | null;
  readonly budget: string;
  /** Whether the budget is kept; null where there is none. */
  readonly met: boolean | null;
}

/**
 * The median of each work's times, in milliseconds of this process's own CPU time: other programs on the machine then count little.
 * @param rounds how often each work has its turn, after one turn that is not counted
 */
export function medians(works: readonly (() => unknown)[], rounds: number): readonly number[] {
  return inTurn(works, rounds, timed);
}

/** The same of works that say themselves how many milliseconds they took. */
export function toldMedians(works: readonly (() => number)[], rounds: number): readonly number[] {
  return inTurn(works, rounds, (work) => work());
}

function timed(work: () => unknown): number {
  const start = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - start) / 1000;
}

function inTurn<T>(works: readonly T[], rounds: number, take: (work: T) => number): readonly number[] {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, work] of works.entries()) {
      const time = take(work);
      if (round > 0) times[i]!.push(time);
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[Math.floor(each.length / 2)]!);
}

/** A row whose budget is a ratio. */
export function ratioRow(work: string, time: number, against: string, base: number, most: number, unit = ms): Row {
  const ratio = time / base;
  return {
    work,
    measured: unit(time),
    against,
    reference: unit(base),
    ratio,
    budget: `${most.toFixed(1)} ×`,
    met: ratio <= most,
  };
}

/** A row whose budget is a figure of its own. */
export function limitRow(
  work: string,
  measured: string,
  budget: string,
  met: boolean,
  against = '',
  reference = '',
): Row {
  return { work, measured, against, reference, ratio: null, budget, met };
}

/** A row that shows something and has no budget. */
export function plainRow(
  work: string,
  measured: string,
  against = '',
  reference = '',
  ratio: number | null = null,
): Row {
  return { work, measured, against, reference, ratio, budget: '', met: null };
}

export const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
/** Milliseconds told as microseconds. */
export const us = (time: number): string => `${(time * 1000).toFixed(2)} µs`;
