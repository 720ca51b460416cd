/** What a moderator does with real cards: shuffle and deal again until the deal is legal. */
import { compile } from '../../src/counting/compile.ts';
import { shuffleOdds } from '../../src/counting/shuffle.ts';
import { keeps } from '../../src/stats/collect.ts';
import { problemOf, unmarked } from '../counting/shipped-problem.ts';
import { shipped } from '../ruleset/shipped.ts';
import { benchStream, shuffled } from './draw.ts';
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
