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
      const ran = await runHere(['repair', ruleset, fixture(name), '--lang', lang]);
      expect(ran).toMatchObject({ code: 0, err: '' });
      await expect(ran.out).toMatchFileSnapshot(golden(`${file}.${lang}.txt`));
    }
    const ran = await runHere(['repair', ruleset, fixture(name), '--json']);
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
    expect(blind.out).toBe('The least change: 2 cards come into another hand. Proved to be the least.\n');
    expect(JSON.parse((await runHere(['verify', file, '--json'])).out)).toMatchObject({ verdict: 'legal' });
    const again = JSON.parse((await runHere(['repair', file, '--json'])).out);
    expect(again).toMatchObject({ cost: { cards: 0, attributes: 0 }, moves: [] });
    expect(again.deal).toEqual(JSON.parse(await readFile(file, 'utf8')));
    expect(await runHere(argv)).toMatchObject({ code: 2, out: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
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
