/**
 * The smallest sets of rules without which a problem has a legal deal (minimum correction sets), all facts staying in force.
 * Every such set meets every conflict, so candidates are the smallest sets that meet all conflicts found so far; a candidate that
 * does not help shows a new conflict.
 */
import type { Statement } from '../problem/statement.ts';
import type { Oracle } from './oracle.ts';
import { shrink } from './shrink.ts';

export interface Drops {
  /** Rule ids, in the problem's order; every set has the same size. Empty where no set of rules helps. */
  readonly sets: readonly (readonly string[])[];
  /** Whether these are all of the smallest, and smallest for certain. */
  readonly complete: boolean;
  /** Whether the facts conflict by themselves, so that dropping rules cannot help. */
  readonly facts: boolean;
}

/** More than this many smallest sets are no help to anybody. */
const MOST_SETS = 20;

/** For a problem that has no legal deal. */
export async function smallestDrops(oracle: Oracle): Promise<Drops> {
  const rules = oracle.all.filter(({ kind }) => kind === 'rule');
  const facts = oracle.all.filter(({ kind }) => kind !== 'rule');
  const alone = await oracle.ask(facts);
  if (alone !== 'yes') return { sets: [], complete: alone === 'no', facts: alone === 'no' };

  const cores: (readonly Statement[])[] = [];
  const sets: (readonly string[])[] = [];
  let complete = true;
  for (let size = 1; size <= rules.length && sets.length === 0; size++) {
    const refused = new Set<string>();
    for (
      let candidate = hitting(cores, rules, size, refused);
      candidate;
      candidate = hitting(cores, rules, size, refused)
    ) {
      refused.add(keyOf(candidate));
      const dropped = candidate;
      const rest = rules.filter((rule) => !dropped.includes(rule));
      const verdict = await oracle.ask([...facts, ...rest]);
      if (verdict === 'yes') sets.push(dropped.flatMap((rule) => (rule.kind === 'rule' ? [rule.id] : [])));
      else if (verdict === 'no') cores.push((await shrink(oracle, rest, facts)).statements);
      else complete = false;
      if (sets.length >= MOST_SETS) return { sets, complete: false, facts: false };
    }
  }
  return { sets, complete, facts: false };
}

/** The first set of `size` rules, in order, that meets every core and was not refused. */
function hitting(
  cores: readonly (readonly Statement[])[],
  rules: readonly Statement[],
  size: number,
  refused: ReadonlySet<string>,
): readonly Statement[] | null {
  const search = (chosen: readonly Statement[]): readonly Statement[] | null => {
    const missed = cores.find((core) => !core.some((rule) => chosen.includes(rule)));
    if (chosen.length === size) {
      const inOrder = rules.filter((rule) => chosen.includes(rule));
      return missed || refused.has(keyOf(inOrder)) ? null : inOrder;
    }
    for (const next of missed ?? rules) {
      if (chosen.includes(next)) continue;
      const found = search([...chosen, next]);
      if (found) return found;
    }
    return null;
  };
  return search([]);
}

function keyOf(rules: readonly Statement[]): string {
  return JSON.stringify(rules.map((rule) => (rule.kind === 'rule' ? rule.id : '')));
}
