/** Deals of one table: drawn from a seed, each legal deal equally likely (or by its weight), or the one of a number. */
import type { Diagram } from '../../counting/diagram.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { draw } from '../../deal/draw.ts';
import { checkCount } from '../../deal/names.ts';
import { fileMaker } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import { type PlayedProblem, playedProblem } from '../../problem/tables.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { feasibleDiagram } from '../explain/infeasible.ts';

/** A seed of which every character counts and a range of its deals, or the number of one deal. */
export type DealSource =
  | {
      readonly seed: string /** From 0. */;
      readonly from?: number | undefined /** 1 if not given. */;
      readonly count?: number | undefined;
    }
  | { readonly number: bigint };

export interface DealRequest {
  /** Without a pool put in. */
  readonly ruleset: Ruleset;
  readonly request: SelectionRequest;
  readonly source: DealSource;
  /** MB for the diagram; 1024 if not given. */
  readonly memory?: number | undefined;
  /** Language of the reasons where nothing is legal. */
  readonly lang: Lang;
}

export interface DealAnswer extends PlayedProblem {
  /** The deals, made anew at each call; with the names of the request in seat order. */
  readonly deals: () => Iterable<DealFile>;
}

/**
 * @throws FaultError of kind no where nothing is legal, with the reasons that are quickly found; `number-too-big`, `names-count`; those
 *   of grounding; of kind limit where the diagram is too large
 */
export async function deal({ ruleset, request, source, memory, lang }: DealRequest): Promise<DealAnswer> {
  const played = playedProblem(ruleset, request);
  const { problem } = played;
  const { names } = request;
  const sizes = ruleset.tables.map(({ seats }) => seats);
  if (names !== undefined) checkCount(names, problem.seats, sizes);
  const diagram = await feasibleDiagram(played, { memory }, lang);
  return { ...played, deals: dealer(played, diagram, source, names) };
}

function dealer(
  { ruleset, problem }: PlayedProblem,
  diagram: Diagram,
  source: DealSource,
  names: readonly string[] | undefined,
): () => Iterable<DealFile> {
  const { legal } = diagram;
  const toFile = fileMaker(ruleset, problem);
  const named = names === undefined ? {} : { names };
  if ('number' in source) {
    const { number } = source;
    if (number >= legal) {
      const told = { number: String(number), legal: String(legal) };
      throw new FaultError({ kind: 'bad', code: 'number-too-big', with: told });
    }
    const dealt = diagram.unrank(number);
    const file = toFile({ dealt, seed: null, index: null, chosen: 'by-number', number, legal, ...named });
    return () => [file];
  }
  const { seed, from = 0, count = 1 } = source;
  return function* all() {
    for (const { dealt, index, number } of draw(problem, diagram, seed, { from, count })) {
      yield toFile({ dealt, seed, index, number, legal, ...named });
    }
  };
}
