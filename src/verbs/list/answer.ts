/** All legal deals of a small table in the order of the deal number. */
import type { DealFile } from '../../deal/deal-file.ts';
import { fileMaker } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import { playedProblem } from '../../problem/tables.ts';
import type { CardId, DeckId, Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { feasibleDiagram } from '../explain/infeasible.ts';

export interface ListRequest {
  /** Without a pool put in. */
  readonly ruleset: Ruleset;
  readonly request: SelectionRequest;
  /** The most deals that are listed; 100,000 if not given. */
  readonly limit?: number | undefined;
  /** MB for the diagram; 1024 if not given. */
  readonly memory?: number | undefined;
  /** Language of the reasons where nothing is legal. */
  readonly lang: Lang;
}

const MOST = 100_000;

/**
 * @returns makes the deals anew at each call: hands and stock in ruleset order, so that the deal number alone says all
 * @throws FaultError `list-too-long` of kind limit; of kind no where nothing is legal; those of grounding
 */
export async function list({
  ruleset,
  request,
  limit = MOST,
  memory,
  lang,
}: ListRequest): Promise<() => Iterable<DealFile>> {
  const played = playedProblem(ruleset, request);
  const diagram = await feasibleDiagram(played, { memory }, lang);
  const { legal } = diagram;
  if (legal > BigInt(limit)) {
    throw new FaultError({ kind: 'limit', code: 'list-too-long', with: { legal: String(legal), limit } });
  }
  const toFile = fileMaker(played.ruleset, played.problem);
  return function* all() {
    for (let number = 0n; number < legal; number++) {
      const file = toFile({ dealt: diagram.unrank(number), seed: null, index: null, number, legal });
      yield inRulesetOrder(file, played.ruleset);
    }
  };
}

/**
 * A deal file without what is drawn beside the deal: the stock in ruleset order, hands without an order of their own. So two
 * files of one deal number are equal, which is what a list of all legal deals needs.
 */
function inRulesetOrder(deal: DealFile, ruleset: Ruleset): DealFile {
  const place = new Map<CardId, number>(
    ruleset.decks.flatMap(({ cards }) => cards).map(({ id }, index) => [id, index]),
  );
  const { stock, seats, ...rest } = deal;
  return {
    ...rest,
    seats: seats.map(({ order: _, ...seat }) => seat),
    ...(stock && { stock: sorted(stock, (id) => place.get(id) ?? 0) }),
  };
}

function sorted(stock: NonNullable<DealFile['stock']>, place: (id: CardId) => number): NonNullable<DealFile['stock']> {
  const decks = Object.entries(stock).map(([deck, cards]) => [
    deck,
    [...cards].sort((a, b) => place(a.card) - place(b.card)),
  ]);
  return Object.fromEntries(decks) as Record<DeckId, (typeof stock)[DeckId]>; // as: keys of fromEntries lose their brand
}
