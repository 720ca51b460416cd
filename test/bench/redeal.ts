/** What a moderator does with real cards: shuffle and deal again until the deal is legal. */
import { compile } from '../../src/counting/compile.ts';
import { shuffleOdds } from '../../src/counting/shuffle.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { type Stream, stream } from '../../src/random/stream.ts';
import { keeps } from '../../src/stats/collect.ts';
import { problemOf, unmarked } from '../counting/shipped-problem.ts';
import { shipped } from '../ruleset/shipped.ts';
import { medians, plainRow, type Row, us } from './row.ts';

const SHUFFLES = 20_000;

export function redealRows(): readonly Row[] {
  const problem = problemOf('v1', { players: 5 }, unmarked(shipped('v1')));
  const random = benchStream(problem);
  const mix = shuffled(problem);
  const legal = keeps(problem);
  const roles = problem.roles.flatMap(({ count }, role) => Array.from({ length: count }, () => role));
  const sets = [roles.map(() => Array.from({ length: problem.decks[0]!.hand[0]! }, () => 0))];
  const diagram = compile(problem);
  const bound = Number(diagram.weight);
  const [shuffle, draw] = medians(
    [
      () => {
        for (let i = 0; i < SHUFFLES; i++)
          legal({ roles: random.shuffle(roles), hands: [mix(random)], attributeSets: sets }, false);
      },
      () => {
        for (let i = 0; i < SHUFFLES; i++) diagram.at(random.below(bound));
      },
    ],
    5,
  );
  const odds = shuffleOdds(problem);
  // The mean of tries until the first success is 1 ÷ probability.
  const tries = Number(odds.denominator) / Number(odds.numerator);
  const again = (shuffle! / SHUFFLES) * tries;
  return [
    plainRow(
      `deal again until legal, v1, 5 players, without attributes: ${Math.round(tries)} shuffles a deal`,
      us(again),
      'our draw of the same',
      us(draw! / SHUFFLES),
      again / (draw! / SHUFFLES),
    ),
  ];
}

/** A stream for the bench. */
export function benchStream({ ruleset, selection }: Problem): Stream {
  return stream({ name: 'bench', fingerprint: ruleset.fingerprint, selection, seed: 'bench', block: 0 });
}

/** Deals the physical cards of the first deck from a Fisher–Yates shuffle; every hand has the size of the first role's. */
function shuffled({ decks, seats }: Problem): (random: Stream) => number[][] {
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
