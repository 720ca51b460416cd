import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { draw } from '../../src/deal/draw.ts';
import { manyDeals } from '../../src/deal/read/format.ts';
import { fileMaker } from '../../src/deal/to-file.ts';
import { ground } from '../../src/problem/ground.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise, written } from '../../src/problem/selection.ts';
import { type Collected, Collector } from '../../src/stats/collect.ts';
import { faultsOfPromise } from '../fault-of.ts';
import { shipped } from '../ruleset/shipped.ts';

const v1 = shipped('v1');

/** Deal files as the dealer writes them. */
function files(request: SelectionRequest, count: number): readonly object[] {
  const problem = ground(v1, normalise(v1, request));
  const diagram = compile(problem);
  const file = fileMaker(v1, problem);
  return [...draw(problem, diagram, 'collect', { count })].map((drawn) =>
    file({ ...drawn, legal: diagram.legal, seed: 'collect' }),
  );
}

async function collect(text: string, options: Partial<{ request: SelectionRequest; replace: boolean }> = {}) {
  const collector = new Collector(v1, { request: {}, replace: false, ...options });
  async function* chunks() {
    yield Buffer.from(text);
  }
  for await (const deal of manyDeals(chunks(), 'year')) await collector.add(deal);
  return collector.collected();
}

const ndjson = (deals: readonly object[]): string => deals.map((deal) => `${JSON.stringify(deal)}\n`).join('');
const tallies = ({ groups }: Collected) => groups.map(({ tally }) => tally.tallied());

describe('collecting deals', () => {
  it('counts the same by the quick way as by the strict one', async () => {
    const deals = files({ players: 5 }, 30);
    // Another order of keys sends every deal the long way.
    const turned = deals.map((deal) => Object.fromEntries(Object.entries(deal).reverse()));
    const quick = await collect(ndjson(deals));
    expect(tallies(quick)[0]!.deals).toBe(30);
    expect(tallies(await collect(ndjson(turned)))).toEqual(tallies(quick));
    expect(tallies(await collect(JSON.stringify(deals)))).toEqual(tallies(quick));
  });

  it('keeps tables and selections apart, each with the odds of its own', async () => {
    const mixed = [
      ...files({ players: 5 }, 3),
      ...files({ players: 6 }, 2),
      ...files({ players: 5, pins: ['1=killer'] }, 4),
      ...files({ players: 5 }, 1),
    ];
    const { groups, again } = await collect(ndjson(mixed));
    // The last one is the first of the same seed.
    expect(again).toBe(1);
    expect(groups.map(({ problem, tally }) => [problem.seats, written(problem.selection).pins, tally.deals])).toEqual([
      [5, [], 3],
      [6, [], 2],
      [5, ['1=killer'], 4],
    ]);
    const only = await collect(ndjson(mixed), { request: { players: 6 } });
    expect([only.groups.length, only.otherTable]).toEqual([1, 8]);
  });

  it('lets flags replace what the files say, and says so', async () => {
    const deals = files({ players: 5, pins: ['1=killer'] }, 3);
    const replaced = await collect(ndjson(deals), { request: { without: ['6.2'] }, replace: true });
    expect(replaced.replaced).toBe(true);
    expect(replaced.groups.map(({ problem }) => problem.selection)).toMatchObject([{ pins: [], without: ['6.2'] }]);
  });

  it('counts what is legal, names what is not, leaves out what is not whole', async () => {
    const legal = `1. a（杀手）：杀手 恶魔 狼人 先知 防弹衣
2. b（狼人）：杀手 狼人 巫师 占卜 狼毒
3. c（平民）：恶魔 巫师 狙击手 禁锢 特赦
4. d（平民）：占卜 先知 反狙击手 必杀 诅咒
5. e（平民）：束魂 巫医 炸弹 庇佑 圣人
`;
    const swapped = legal.replace('狙击手 禁锢', '狙击手 炸弹').replace('巫医 炸弹', '巫医 禁锢');
    const illegal = legal.replace('狼人 先知 防弹衣', '狼人 先知 占卜').replace('巫师 占卜 狼毒', '巫师 防弹衣 狼毒');
    const open = legal.replace('圣人', '?');
    const found = await collect([legal, swapped, illegal, open].join('\n---\n'));
    expect(found.groups.map(({ tally }) => [tally.deals, tally.tallied().marked])).toEqual([[2, 0]]);
    expect(found).toMatchObject({ incomplete: 1, illegal: 1, otherTable: 0 });
    expect(found.firstIllegal[0]!.place).toMatchObject({ file: 'year', line: 15 });
    expect(found.firstIllegal[0]!.violations.map(({ id }) => id)).toEqual(expect.arrayContaining(['4.4.3', '4.4.9']));
  });

  it('refuses deals of another ruleset, another version, another table', async () => {
    const [deal] = files({ players: 5 }, 1) as readonly [{ ruleset: object }];
    const of = (ruleset: object) =>
      faultsOfPromise(collect(ndjson([{ ...deal, ruleset: { ...deal.ruleset, ...ruleset } }])));
    expect((await of({ id: 'v2' }))[0]).toMatchObject({
      kind: 'bad',
      code: 'deal-of-other-ruleset',
      place: { line: 1 },
    });
    expect((await of({ fingerprint: '0'.repeat(64) }))[0]).toMatchObject({ code: 'deal-of-other-version' });
    expect((await faultsOfPromise(collect('1. a：炸弹\n2. b：防弹衣\n')))[0]).toMatchObject({ code: 'unknown-table' });
  });
});
