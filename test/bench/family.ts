/**
 * How the diagram grows: the v1-like family. 1 killer, 1 werewolf, n − 2 villagers and n × 5 cards: v1's faction cards, one further
 * villager card for each seat above five, neutral cards for the rest; own faction ≤ 2, others ≤ 1, neutral ≤ 4, v1's pairs apart;
 * no attributes.
 */
import { spawnSync } from 'node:child_process';
import { compile } from '../../src/counting/compile.ts';
import type { Bound, Problem, Requirement } from '../../src/problem/problem.ts';
import type { CardId, DeckId } from '../../src/ruleset/model.ts';
import { problemOf } from '../counting/shipped-problem.ts';
import { limitRow, plainRow, type Row } from './row.ts';

/** What one process found. */
interface Grown {
  readonly seconds: number;
  readonly nodes: number;
  readonly edges: number;
  readonly megabytes: number;
  readonly digits: number;
}

const BUDGETS = [
  { seats: 8, seconds: 0.2 },
  { seats: 12, seconds: 0.6 },
  { seats: 20, seconds: 4 },
];

/** Each in a process of its own, for its memory. @param script what runs `growFamily` when it is asked to */
export function familyRows(script: string): readonly Row[] {
  return BUDGETS.flatMap(({ seats, seconds }) => {
    const [apart, together] = ['apart', 'together'].map((twins) => grown(script, seats, twins));
    const met = apart!.seconds <= seconds && (seats < 20 || apart!.megabytes <= 300);
    return [
      limitRow(
        `family, ${seats} seats (${apart!.digits} digits)`,
        told(apart!),
        `${seconds} s${seats < 20 ? '' : ', 300 MB'}`,
        met,
      ),
      plainRow(`family, ${seats} seats, the two copies of a card may meet`, told(together!)),
    ];
  });
}

/** Counts one member of the family and prints what it took. */
export function growFamily(seats: number, twinsApart: boolean): void {
  const problem = family(seats, twinsApart);
  const start = process.cpuUsage().user;
  const diagram = compile(problem, { memory: 4096 });
  const { legal } = diagram;
  const found: Grown = {
    seconds: (process.cpuUsage().user - start) / 1e6,
    nodes: diagram.nodes,
    edges: diagram.decks[0]!.diagram.layers.reduce((sum, { child }) => sum + child.length, 0),
    megabytes: process.resourceUsage().maxRSS / 1024,
    digits: String(legal).length,
  };
  process.stdout.write(JSON.stringify(found));
}

function grown(script: string, seats: number, twins: string): Grown {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, 'family', String(seats), twins], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Grown; // as: the lines above wrote it
}

function told({ seconds, nodes, edges, megabytes }: Grown): string {
  return `${seconds.toFixed(2)} s, ${nodes} nodes, ${edges} edges, ${Math.round(megabytes)} MB`;
}

function family(seats: number, twinsApart: boolean): Problem {
  const v1 = problemOf('v1', { players: 5 });
  const source = v1.decks[0]!;
  const index = (id: string): number => source.cards.findIndex((card) => card.id === id);
  const faction = source.cards.slice(0, index('vest'));
  const own = ['slayer', 'wolf', 'sniper'].map(index);
  const card = (id: string) => ({ id: id as CardId, copies: 1 }); // as: an id is any string
  const villagers = Array.from({ length: seats - 5 }, (_, i) => card(`villager-${i}`));
  const neutrals = Array.from({ length: 4 * seats - 10 }, (_, i) => card(`neutral-${i}`));
  // v1's own neutral cards come first among them, in their order: the pairs speak of some.
  const named = source.cards.slice(faction.length);
  const cards = [...faction, ...villagers, ...named, ...neutrals.slice(named.length)];
  const at = (id: string): number => cards.findIndex((each) => each.id === id);
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
  const firstNeutral = faction.length + villagers.length;
  const factions = [range(own[0]!, own[1]!), range(own[1]!, own[2]!), range(own[2]!, firstNeutral)];
  const atMost = (of: readonly number[], max: number): Bound => ({
    op: 'bound',
    cards: of,
    attributes: [],
    min: 0,
    max,
  });
  const rule = (id: string, roles: readonly number[] | null, formula: Requirement['formula']): Requirement => ({
    kind: 'rule',
    id,
    roles,
    seats: null,
    deck: 0,
    formula,
  });
  const apart = [
    ['sniper', 'counter'],
    ['sniper', 'deathblow'],
    ['seer', 'demon'],
    ['prophet', 'witch'],
    ['curse', 'blessing'],
    ['vest', 'wolfsbane'],
  ].map((pair) => rule(pair.join(), null, { op: 'any', parts: pair.map((id) => atMost([at(id)], 0)) }));
  const twins = range(0, faction.length)
    .filter((each) => cards[each]!.copies > 1)
    .map((each) => rule('twins', null, atMost([each], 1)));
  return {
    ...v1,
    seats,
    roles: v1.roles.filter(({ count }) => count > 0).map((role, i) => ({ ...role, count: i < 2 ? 1 : seats - 2 })),
    decks: [{ ...source, id: 'family' as DeckId, cards, hand: [5, 5, 5], stock: false, attributes: null }], // as: an id is any string
    requirements: [
      ...factions.flatMap((of, faction) => [
        rule('own', [faction], atMost(of, 2)),
        rule(
          'others',
          [0, 1, 2].filter((role) => role !== faction),
          atMost(of, 1),
        ),
      ]),
      rule('neutral', null, atMost(range(firstNeutral, cards.length), 4)),
      ...apart,
      ...(twinsApart ? twins : []),
    ],
    seatRoles: [],
  };
}
