/** Draws one of the legal deals that a given deal can be completed to, under the weights of the selection. */
import { compile } from '../count/compile.ts';
import type { Problem } from '../problem/problem.ts';
import { stream } from '../random/stream.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { DealFile } from './deal-file.ts';
import type { Deals } from './draw.ts';
import { toFile } from './to-file.ts';

/**
 * The file of a completion; like every deal that is partly made by hand it has no seed of its own.
 * @param ruleset without its pool put in; `problem` was grounded from it
 * @param completions the legal deals with what is given, at least one
 * @param names in seat order
 * @param memory megabytes for the diagram of the whole problem, which knows the deal's number
 * @throws FaultError kind limit past the memory limit
 */
export function complete(
  ruleset: Ruleset,
  problem: Problem,
  completions: Deals,
  names: readonly (string | null)[],
  seed: string,
  memory?: number,
): DealFile {
  const source = stream({
    name: 'complete',
    fingerprint: problem.ruleset.fingerprint,
    selection: problem.selection,
    seed,
    block: 0,
  });
  const dealt = completions.at(source.below(completions.weight));
  const diagram = compile(problem, memory === undefined ? {} : { memory });
  const number = diagram.rank(dealt);
  if (number === null) throw new Error('a completion is not legal');
  return toFile(ruleset, problem, { dealt, seed: null, index: null, number, legal: diagram.legal, names });
}
