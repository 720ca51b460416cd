/** Whether a deal file is what it says it is: its number that of its hands, its seed the one that draws this number. */
import { compile } from '../count/compile.ts';
import { dealtOf } from '../problem/dealt-of.ts';
import { ground } from '../problem/ground.ts';
import type { Selection } from '../problem/selection.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { DealFile } from './deal-file.ts';
import { draw } from './draw.ts';
import { givenOf } from './given-of.ts';

/**
 * The first thing that does not belong to the hands of a legal deal, or null where all does. Without this, a weak seed could be
 * hidden behind made-up digits, and a number could be published that makes another deal.
 *
 * @param selection normalised, that of the file
 * @throws FaultError those of `ground`; of kind limit, those of `compile`
 */
export function misstated(ruleset: Ruleset, selection: Selection, file: DealFile): 'number' | 'seed' | null {
  const problem = ground(ruleset, selection);
  const dealt = dealtOf(problem, givenOf(ruleset, file));
  if (dealt === 'open' || dealt === 'misfit') return 'number';
  const diagram = compile(problem);
  const number = diagram.rank(dealt);
  if (`${number}` !== file.number || `${diagram.legal}` !== file.legal) return 'number';
  if (file.seed === null) return null;
  for (const drawn of draw(problem, diagram, file.seed, { from: file.index ?? 0, count: 1 })) {
    if (drawn.number !== number) return 'seed';
  }
  return null;
}
