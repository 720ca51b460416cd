/** Three-valued truth: what a deal that is not complete leaves open is neither kept nor broken. */
export type Truth = 'yes' | 'no' | 'open';

export function every<T>(things: readonly T[], truth: (thing: T, index: number) => Truth): Truth {
  let found: Truth = 'yes';
  for (const [index, thing] of things.entries()) {
    const one = truth(thing, index);
    if (one === 'no') return 'no';
    if (one === 'open') found = 'open';
  }
  return found;
}

export function some<T>(things: readonly T[], truth: (thing: T, index: number) => Truth): Truth {
  return opposite(every(things, (thing, index) => opposite(truth(thing, index))));
}

export function opposite(truth: Truth): Truth {
  return truth === 'open' ? 'open' : truth === 'yes' ? 'no' : 'yes';
}

/** Whether a number that lies in `least..most` lies in `min..max`. */
export function within(least: number, most: number, min: number, max: number): Truth {
  if (most < min || least > max) return 'no';
  return least >= min && most <= max ? 'yes' : 'open';
}
