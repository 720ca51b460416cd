import { describe, expect, it } from 'vitest';
import type { OddsFile } from '../../../src/verbs/odds/answer.ts';
import { runHere } from '../../cli/run-here.ts';

async function odds(...argv: readonly string[]): Promise<OddsFile> {
  const { out, code, err } = await runHere(['odds', ...argv, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as OddsFile; // as: what the command prints
}

const value = ({ numerator, denominator }: { numerator: string; denominator: string }): number =>
  Number(numerator) / Number(denominator);

describe('odds', () => {
  it('gives exact fractions in lowest terms, with decimals that agree', async () => {
    const file = await odds('v1', '--event', 'some villager holds 杀手', '--event', 'seat 1 holds exactly 2 neutral');
    expect(file).toMatchObject({ players: 5, feasible: true, legal: '5871325286400', weight: '5871325286400' });
    const slayer = file.cards.find(({ card }) => card === 'slayer')!;
    // 4.1 puts one copy into the killer's hand, 4.4.7 no second one.
    expect(slayer.roles['killer']!.some).toEqual({ numerator: '1', denominator: '1', decimal: '1.000000000000' });
    // The other copy is with the werewolf or with a villager, and both ways of asking say the same.
    expect(value(slayer.roles['werewolf']!.some) + value(slayer.roles['villager']!.some)).toBeCloseTo(1, 12);
    expect(file.events[0]!.probability).toEqual(slayer.roles['villager']!.some);
    for (const { roles } of file.cards)
      for (const { some } of Object.values(roles)) expect(value(some)).toBeCloseTo(Number(some.decimal), 11);
    expect(value(slayer.seats[0]!.holds)).toBeCloseTo(2 / 5, 12);
    expect(file.seats[2]!.roles['villager']).toMatchObject({ numerator: '3', denominator: '5' });
    const [mark] = file.attributes;
    expect(mark).toMatchObject({ attribute: 'killer-mark', count: 2 });
    expect(mark!.cards.reduce((sum, { expected }) => sum + value(expected), 0)).toBeCloseTo(2, 12);
  });

  it('answers what a player may think who holds five cards', async () => {
    const file = await odds('v1', '--pin', '3:杀手,恶魔,先知,必杀,圣人');
    const seer = file.cards.find(({ card }) => card === 'seer')!;
    expect(value(seer.seats[2]!.holds)).toBe(0);
    expect(seer.seats.reduce((sum, { expected }) => sum + value(expected), 0)).toBeCloseTo(2, 12);
    // The other four seats are alike.
    expect(seer.seats[0]!.holds).toEqual(seer.seats[4]!.holds);
  });

  it('takes names in pins and shows them', async () => {
    const names = ['--names', '苹果,楼兰,警花,阿杰,007'];
    const { out, code } = await runHere(['odds', 'v1', ...names, '--pin', '苹果=villager', '--ban', '@007=killer']);
    expect(code).toBe(0);
    for (const name of ['苹果', '楼兰', '007', '!5=killer']) expect(out).toContain(name);
  });

  it('shows a table with shading in both languages', async () => {
    const zh = await runHere(['odds', 'v1', '--players', '6', '--event', '有平民持有杀手', '--lang', 'zh']);
    expect(zh.out).toMatch(/有平民持有杀手\s+62\.1 % ▓\s+= 9441871001\/15207416435/);
    expect(zh.out).toMatch(/狙击手\s+1\s+–\s+–\s+100 % █\s+33\.3 % ░\s+–/);
    const en = await runHere(['odds', 'hongmenyan']);
    expect(en.out).toContain('one given player');
  });

  it('says no where nothing is legal, and which facts and clauses meet', async () => {
    const { code, out, err } = await runHere(['odds', 'v1', '--pin', '1=killer', '--pin', '2=killer']);
    expect(code).toBe(1);
    expect(out).toBe('There is no legal deal, so there are no odds.\n');
    expect(err).toContain('killer');
    const json = await runHere(['odds', 'v1', '--pin', '1=killer', '--pin', '2=killer', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ feasible: false, legal: '0', cards: [] });
  });

  it.each([
    [['--event', 'some vilager holds bomb'], '--event:1:6'],
    [['--event', ''], '--event:1:1'],
    [['--pin', '9=killer'], '9'],
  ])('refuses %j in a sentence', async (argv, told) => {
    const { code, out, err } = await runHere(['odds', 'v1', ...argv]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(told);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
