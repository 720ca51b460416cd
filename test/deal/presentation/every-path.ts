import type { Draw } from '../../../src/deal/presentation/defaults.ts';

/**
 * Runs a function with every way its draws can fall, and gives the exact probability of each result: so uniformity is shown, not
 * sampled. Probabilities are numerators over `whole`.
 */
export function everyPath(run: (draw: Draw) => string): {
  readonly whole: number;
  readonly chances: ReadonlyMap<string, number>;
} {
  const found: { readonly result: string; readonly ways: number }[] = [];
  const path: { choice: number; of: number }[] = [];
  for (;;) {
    let depth = 0;
    const below = (of: number): number => {
      const step = path[depth] ?? { choice: 0, of };
      if (depth === path.length) path.push(step);
      depth++;
      return step.choice;
    };
    const result = run({ below: below as Draw['below'], shuffle: (items) => shuffled(items, below) }); // as: only numbers are asked
    found.push({ result, ways: path.reduce((product, { of }) => product * of, 1) });
    while (path.length > 0 && path.at(-1)?.choice === (path.at(-1)?.of ?? 0) - 1) path.pop();
    const last = path.at(-1);
    if (last === undefined) break;
    last.choice++;
  }
  const whole = found.reduce((common, { ways }) => leastCommon(common, ways), 1);
  const chances = new Map<string, number>();
  for (const { result, ways } of found) chances.set(result, (chances.get(result) ?? 0) + whole / ways);
  return { whole, chances };
}

/** Fisher–Yates, as a stream shuffles. */
function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const mixed = items.slice();
  for (let k = mixed.length - 1; k > 0; k--) {
    const other = below(k + 1);
    [mixed[k], mixed[other]] = [mixed[other] as T, mixed[k] as T]; // as: both are indices of the array
  }
  return mixed;
}

function leastCommon(a: number, b: number): number {
  return (a / greatest(a, b)) * b;
}

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}
