/** Three-valued truth: what a deal that is not complete leaves open is neither kept nor broken. */
export type Truth = 'yes' | 'no' | 'open';

export function every(truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no';
  return truths.includes('open') ? 'open' : 'yes';
}

export function some(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('open') ? 'open' : 'no';
}

export function opposite(truth: Truth): Truth {
  return truth === 'open' ? 'open' : truth === 'yes' ? 'no' : 'yes';
}

/** Whether a number that lies in `least..most` lies in `min..max`. */
export function within(least: number, most: number, min: number, max: number): Truth {
  if (most < min || least > max) return 'no';
  return least >= min && most <= max ? 'yes' : 'open';
}
