/** Drawing in a batch against an unconstrained shuffle of the same deck by the same generator. */
import { compile } from '../../src/counting/compile.ts';
import type { Problem } from '../../src/problem/problem.ts';
import type { Stream } from '../../src/random/stream.ts';
import { stream } from '../../src/random/stream.ts';
import { problemOf } from '../counting/shipped-problem.ts';
import { medians, type Row, ratioRow, us } from './row.ts';

const DEALS = 20_000;

export function drawRows(): readonly Row[] {
  return [5, 6].map((players) => {
    const problem = problemOf('v1', { players });
    const diagram = compile(problem);
    const bound = Number(diagram.weight); // below 2^53 for both
    const random = benchStream(problem);
    const mix = shuffled(problem);
    // Numbers drawn, deals made, hands as arrays: all that a batch does for a deal before it is checked and written.
    const deal = () => repeat(() => diagram.at(random.below(bound)).hands[0]!.length);
    const shuffle = () => repeat(() => mix(random).length);
    for (let warm = 0; warm < 5; warm++) deal();
    const [own, other] = medians([deal, shuffle], 15);
    return ratioRow(
      `draw one deal of v1, ${players} players, in a batch`,
      own! / DEALS,
      'Fisher–Yates shuffle of the deck, hands as arrays',
      other! / DEALS,
      1,
      us,
    );
  });
}

/** A stream for the bench. */
export function benchStream({ ruleset, selection }: Problem): Stream {
  return stream({ name: 'bench', fingerprint: ruleset.fingerprint, selection, seed: 'bench', block: 0 });
}

/** Deals the physical cards of the first deck from a Fisher–Yates shuffle; every hand has the size of the first role's. */
export function shuffled({ decks, seats }: Problem): (random: Stream) => number[][] {
  const { cards, hand } = decks[0]!;
  const deck = cards.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card));
  const size = hand[0]!;
  return (random) => {
    const pile = deck.slice();
    for (let k = pile.length - 1; k > 0; k--) {
      const other = random.below(k + 1);
      const card = pile[k]!;
      pile[k] = pile[other]!;
      pile[other] = card;
    }
    const hands: number[][] = [];
    for (let seat = 0; seat < seats; seat++) hands.push(pile.slice(seat * size, (seat + 1) * size));
    return hands;
  };
}

function repeat(work: () => number): number {
  let sum = 0;
  for (let i = 0; i < DEALS; i++) sum += work();
  return sum;
}
