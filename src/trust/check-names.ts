/** Whether a list of names is one for this commitment, and every published list the same one. */
import type { Commitment } from './commitment.ts';
import { Misfit } from './misfit.ts';
import { badName, readNameList } from './name-list.ts';
import type { Published } from './published.ts';

/** One name a seat, all different, in canonical form. */
export function checkNames(commitment: Commitment, names: readonly string[]): void {
  const seats = commitment.selection.players;
  if (names.length === 0) throw new Misfit('audit-names-missing');
  if (names.length !== seats) throw new Misfit('audit-names-count', { names: names.length, seats });
  const bad = badName(names);
  if (bad !== null) throw new Misfit('audit-name', { name: bad });
}

/**
 * Lists of names that were published on their own.
 * @param names of the commitment or the reveal; null: none are known yet
 */
export function checkNameLists(published: Published, commitment: Commitment, names: readonly string[] | null): void {
  let before = names;
  for (const { file, text } of published.names) {
    const list = readNameList(text, file);
    if (list.hash !== commitment.hash) throw new Misfit('audit-names-of', { file });
    checkNames(commitment, list.names);
    const at = list.names.findIndex((name, k) => before !== null && before[k] !== name);
    if (at >= 0) throw new Misfit('audit-names', { place: at + 1, file });
    before = list.names;
  }
}
