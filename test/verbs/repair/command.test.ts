import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../../cli/run-here.ts';

const fixture = (name: string) => path.join('fixtures/repairs', name);
const golden = (name: string) => path.join(import.meta.dirname, '../../../fixtures/golden/repair', name);

describe('reports on deals made by hand', () => {
  test.each([
    ['v1', 'v1-two-clauses.txt'],
    ['v1', 'v1-card-twice.txt'],
    ['v1', 'v1-open.txt'],
    ['v2', 'v2-six.csv'],
    ['v1', '../deals/v1-adjusted.txt'],
    ['v1', '../deals/v1-six.gbk.csv'],
    ['v2', '../deals/v2-seven.utf16.txt'],
    ['killer-5.0', '../deals/killer-5.0.bom.csv'],
  ])('%s %s', async (ruleset, name) => {
    const file = path.basename(name);
    for (const lang of ['en', 'zh']) {
      const ran = await runHere(['repair', ruleset, fixture(name), '--seed', 'golden', '--lang', lang]);
      expect(ran).toMatchObject({ code: 0, err: '' });
      await expect(ran.out).toMatchFileSnapshot(golden(`${file}.${lang}.txt`));
    }
    const ran = await runHere(['repair', ruleset, fixture(name), '--seed', 'golden', '--json']);
    await expect(ran.out).toMatchFileSnapshot(golden(`${file}.json`));
  });
});

test('the mended deal goes to a file that is legal and is its own repair; an existing file stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
  const file = path.join(folder, 'mended.json');
  try {
    const argv = ['repair', 'v1', fixture('v1-two-clauses.txt'), '-o', file];
    const blind = await runHere([...argv, '--blind']);
    expect(blind.code).toBe(0);
    expect(blind.out).toBe(
      'The least change: 2 cards come into another hand. Proved to be the least. Drawn among the 2 nearest legal deals.\n',
    );
    expect(JSON.parse((await runHere(['verify', file, '--json'])).out)).toMatchObject({ verdict: 'legal' });
    const again = JSON.parse((await runHere(['repair', file, '--json'])).out);
    expect(again).toMatchObject({ cost: { cards: 0, attributes: 0 }, moves: [] });
    expect(again.deal).toEqual(JSON.parse(await readFile(file, 'utf8')));
    expect(await runHere(argv)).toMatchObject({ code: 2, out: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('what is free is drawn', () => {
  const open = (text: string) => ({ stdin: text });
  const five = '1. 甲：？\n2. 乙：？\n3. 丙：？\n4. 丁：？\n5. 戊：？\n';

  test('five open hands are a deal like any other, from a strong seed that the file carries', async () => {
    const runs = [1, 2, 3].map(() => runHere(['repair', 'v1', '-', '--json'], open(five)));
    const deals = (await Promise.all(runs)).map(({ out }) => JSON.parse(out));
    for (const { deal, among, cost } of deals) {
      expect(cost).toEqual({ cards: 0, attributes: 0 });
      expect(among).toBe(deal.legal);
      expect(deal).toMatchObject({ chosen: 'completed', seed: null, filled: { among: deal.legal } });
      expect(deal.filled.seed).toMatch(/^[0-9a-f]{64}$/);
    }
    // Two of three equal: a chance of 5 in 10 to the 13th.
    expect(new Set(deals.map(({ deal }) => deal.number)).size).toBe(3);
  });

  test('the seed gives the same deal again', async () => {
    const first = await runHere(['repair', 'v1', '-', '--json'], open(five));
    const { deal } = JSON.parse(first.out);
    const again = await runHere(['repair', 'v1', '-', '--json', '--seed', deal.filled.seed], open(five));
    expect(JSON.parse(again.out).deal).toEqual(deal);
  });

  test('each of the nearest comes', async () => {
    const argv = (seed: number) => ['repair', 'v1', fixture('v1-two-clauses.txt'), '--json', '--seed', `${seed}`];
    const reports = await Promise.all(Array.from({ length: 8 }, (_, seed) => runHere(argv(seed))));
    const found = reports.map(({ out }) => JSON.parse(out));
    // With seeds drawn anew one of the two would be missing in 2 of 256 runs; these seeds are fixed.
    expect(new Set(found.map(({ deal }) => deal.number)).size).toBe(2);
    for (const { among, deal } of found) expect([among, deal.chosen]).toEqual(['2', 'mended']);
  });

  test('a typed deal that needs nothing is dealt by hand; a drawn one stays what it is', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    const drawn = path.join(folder, 'drawn.json');
    await runHere(['deal', 'v1', '--number', '17', '--names', 'a,b,c,d,e', '-o', drawn, '--blind']);
    const file = JSON.parse(await readFile(drawn, 'utf8'));
    expect(JSON.parse((await runHere(['repair', drawn, '--json'])).out).deal).toEqual(file);
    const typed = JSON.stringify({ seats: file.seats });
    const { deal } = JSON.parse((await runHere(['repair', 'v1', '-', '--json'], { stdin: typed })).out);
    expect(deal).toEqual({ ...file, chosen: 'by-hand' });
    await rm(folder, { recursive: true });
  });
});

describe('--keep and --free', () => {
  const repaired = async (...flags: string[]) => {
    const ran = await runHere(['repair', 'v1', fixture('v1-two-clauses.txt'), '--json', ...flags]);
    return { code: ran.code, report: JSON.parse(ran.out) };
  };

  test('what is kept is in the mended deal, and may make it dearer', async () => {
    const { report } = await repaired('--keep', '警花:反狙击');
    expect(report.cost).toEqual({ cards: 3, attributes: 0 });
    const hand = report.deal.seats[2].hands.main.map(({ card }: { card: string }) => card);
    expect(hand).toContain('counter');
    expect(report.deal.selection.pins).toEqual([]);
  });

  test('roles stay unless they are free', async () => {
    const kept = await repaired('--keep', '4=killer');
    expect(kept.code).toBe(1);
    expect(kept.report).toMatchObject({ cost: null, moves: [], deal: null });
    expect(kept.report.explanation.conflict.statements.map(({ id }: { id: string }) => id)).toEqual([
      '4=killer',
      '4=villager',
    ]);
    const free = await repaired('--keep', '4=killer', '--free', 'roles');
    expect(free.code).toBe(0);
    expect(free.report.deal.seats[3].role).toBe('killer');
  });

  test('what no deal can keep is explained by clause', async () => {
    const { code, report } = await repaired('--keep', '3:反狙击,狙击手', '--free', 'roles');
    expect(code).toBe(1);
    expect(report.explanation.drop.sets).toEqual([['4.4.1']]);
  });
});

describe('bad use', () => {
  test.each([
    [['repair'], 'file'],
    [['repair', 'v1', 'no-such-file'], 'no-such-file'],
    [['repair', 'v1', 'fixtures'], 'folder'],
    [['repair', 'v1', fixture('v1-open.txt'), '--keep', '9=killer'], '9'],
    [['repair', 'v1', fixture('v1-open.txt'), '--free', 'cards'], '--free'],
    [['repair', 'v1', fixture('v1-open.txt'), '--blind'], '--blind'],
    [['repair', 'v1', 'rulesets/v1.yaml'], 'v1.yaml'],
  ])('%j', async (argv, named) => {
    const ran = await runHere(argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(named);
    expect(ran.err).not.toContain('    at ');
  });
});
