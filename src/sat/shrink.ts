/**
 * A minimal conflict by deletion: what can go while the rest still cannot stand together, goes; whole runs at a time where possible.
 */
import type { Statement } from '../problem/statement.ts';
import type { Oracle } from './oracle.ts';

export interface Core {
  readonly statements: readonly Statement[];
  /** Those of which it was not shown within the limit that the others can stand without them; empty: minimal. */
  readonly open: readonly Statement[];
}

/**
 * `start` and `background` cannot stand together; the background is never dropped. Statements early in `start` go first, so what a
 * reader knows best should come last.
 */
export async function shrink(
  oracle: Oracle,
  start: readonly Statement[],
  background: readonly Statement[] = [],
): Promise<Core> {
  oracle.focus([...background, ...start]);
  let kept = [...start];
  const open: Statement[] = [];

  const attempt = async (run: readonly Statement[]): Promise<void> => {
    const rest = kept.filter((statement) => !run.includes(statement));
    const verdict = await oracle.ask([...background, ...rest]);
    if (verdict === 'no') kept = rest;
    else if (run.length > 1) {
      const half = run.length >> 1;
      await attempt(run.slice(0, half));
      await attempt(run.slice(half));
    } else if (verdict === 'unknown') open.push(run[0]!);
  };

  if (start.length > 0) await attempt(start);
  return { statements: kept, open: open.filter((statement) => kept.includes(statement)) };
}
