/** The forum method: how often it fails, and how far from uniform it deals. */
import { compile } from '../../src/counting/compile.ts';
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { problemOf, unmarked } from '../counting/shipped-problem.ts';
import { shipped } from '../ruleset/shipped.ts';
import { forum } from './forum.ts';
import { benchStream } from './redeal.ts';
import { plainRow, type Row } from './row.ts';

const TRIES = 30_000;
/** Ours stand in for the exact frequencies: so many that their own noise is small beside that of the forum's. */
const DRAWS = 600_000;

export function forumRows(): readonly Row[] {
  const ruleset = shipped('v1');
  const problem = problemOf('v1', { players: 5 }, unmarked(ruleset));
  const vector = vectorOf(
    problem,
    ruleset.factions.map(({ id }) => id as string),
    new Map(ruleset.decks[0]!.cards.map((card) => [card.id as string, card.faction as string])),
  );
  const random = benchStream(problem);
  const deal = forum(problem);
  const theirs = new Tally();
  for (let i = 0; i < TRIES; i++) {
    const dealt = deal(random);
    if (dealt !== null) theirs.add(vector(dealt));
  }
  const diagram = compile(problem);
  const bound = Number(diagram.weight);
  const draws = (count: number): Tally => {
    const tally = new Tally();
    for (let i = 0; i < count; i++) tally.add(vector(diagram.at(random.below(bound))));
    return tally;
  };
  const exact = draws(DRAWS);
  const ours = draws(theirs.total);
  return [
    plainRow(
      'forum method, v1, 5 players: deals that fail',
      `${(100 - (100 * theirs.total) / TRIES).toFixed(1)} %`,
      'design',
      '6.9 %',
    ),
    plainRow(
      'forum method: total variation from uniform, factions of each hand',
      theirs.distance(exact).toFixed(3),
      'as many deals of ours (what chance alone does); design: 0.155',
      ours.distance(exact).toFixed(3),
    ),
  ];
}

/** How many cards of each faction each hand holds: hands by role, those of one role in order of their counts. */
function vectorOf(problem: Problem, factions: readonly string[], factionOf: ReadonlyMap<string, string>) {
  const index = problem.decks[0]!.cards.map(({ id }) => factions.indexOf(factionOf.get(id)!));
  return ({ roles, hands }: Dealt): string =>
    roles
      .map((role, seat) => {
        const counts = factions.map(() => 0);
        for (const card of hands[0]![seat]!) counts[index[card]!]!++;
        return `${role}${counts.join('')}`;
      })
      .sort()
      .join();
}

class Tally {
  total = 0;
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.total++;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Total variation distance of the frequencies. */
  distance(other: Tally): number {
    let sum = 0;
    for (const key of new Set([...this.#counts.keys(), ...other.#counts.keys()]))
      sum += Math.abs(this.#of(key) - other.#of(key));
    return sum / 2;
  }

  #of(key: string): number {
    return (this.#counts.get(key) ?? 0) / this.total;
  }
}
