/** Nothing that identifies a deal comes on a screen that others see, whatever goes wrong. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRuleset } from '../../src/ruleset/load.ts';
import { type Ran, runHere } from './run-here.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-blind-'));
const at = (name: string) => path.join(folder, name);
const put = (name: string, text: string) => {
  writeFileSync(at(name), text);
  return at(name);
};
/** Words of v1's hands in both languages, and what else tells a deal. */
let secrets: readonly string[];
let json: string;
const typed = readFileSync('fixtures/deals/v1-legal.txt', 'utf8');

beforeAll(async () => {
  expect(await runHere(['deal', 'v1', '-o', at('deal.json'), '--blind'])).toMatchObject({ code: 0 });
  json = readFileSync(at('deal.json'), 'utf8');
  const { number, seed } = JSON.parse(json) as { readonly number: string; readonly seed: string };
  const { decks } = await loadRuleset('v1');
  const cards = decks.flatMap((deck) => deck.cards).flatMap(({ id, name }) => [id, name.zh, name.en]);
  secrets = [...cards, number, seed];
});

/** The words of a screen that could tell a hand. */
function told({ out, err }: Ran): readonly string[] {
  return secrets.filter((secret) => `${out}${err}`.replaceAll(folder, '').includes(secret));
}

describe('a blind screen', () => {
  it('shows verdicts and no number', async () => {
    for (const argv of [
      ['verify', at('deal.json')],
      ['verify', at('deal.json'), '--blind'],
      ['verify', at('deal.json'), '--blind', '--json', '--number'],
    ]) {
      const ran = await runHere(argv);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(told(ran)).toEqual([]);
    }
    const asked = await runHere(['verify', at('deal.json'), '--number']);
    expect(asked.out).toContain(secrets.at(-2));
  });

  it('is a law of every verb that takes --blind, with inputs of every wrong kind', async () => {
    const wrong = [
      put('role.json', json.replace('"killer"', '"Demon"')),
      put('card.json', json.replace(/"card": "[^"]+"/, '"card": "Werewolf Witch Sniper"')),
      put('key.json', json.replace('"card":', '"杀手":')),
      put('twice.json', json.replace(/"seat": 2,/, '"seat": 1,')),
      put('cut.json', json.slice(0, -200)),
      put('number.json', json.replace(/"number": "\d+"/, '"number": "1"')),
      put('typed.txt', typed),
      put('misspelt.txt', typed.replaceAll('杀手', '杀收')),
      put('colons.txt', typed.replaceAll('、', '：')),
      put('cards.csv', 'seat,role,card\n1,杀手,恶摩\n2,恶魔,狼任\n'),
      put('one-a-line.txt', '杀手\n恶魔\n狼人\n恶魔\n杀手\n'),
      at('deal.json'),
    ];
    const pins = put('pins.txt', '1:杀手,恶摩\n2=狼任\n恶魔\n');
    put('names.txt', '甲\n乙\n丙\n丁\n戊\n');
    let runs = 0;
    for (const file of wrong) {
      const target = () => ['-o', at(`out-${runs++}`), '--blind'];
      const commands = [
        ['verify', file, ...target()],
        ['verify', 'v1', file, '--blind'],
        ['verify', 'v1', file, '--complete', ...target()],
        ['repair', 'v1', file, ...target()],
        ['repair', 'v1', at('deal.json'), '--keep', '1=killer', '--names-file', file, ...target()],
        ['seat', file, '--names-file', at('names.txt'), ...target()],
        ['seat', at('deal.json'), '--names-file', file, ...target()],
        ['seat', at('deal.json'), '--aliases-file', file, ...target()],
        ['publish', file, ...target()],
        ['deal', 'v1', '--names-file', file, ...target()],
        ['deal', 'v1', '--pins-file', file, ...target()],
        ['deal', 'v1', '--pins-file', pins, ...target()],
        ['deal', 'v1', '--seed-file', file, ...target()],
        ['deal', 'sanguosha-melee', '--pool', file, ...target()],
        ['commit', 'v1', '--names-file', file, ...target()],
      ];
      for (const argv of commands) {
        const ran = await runHere(argv);
        expect({ argv, told: told(ran), bug: ran.code === 70 }).toEqual({ argv, told: [], bug: false });
      }
    }
  }, 60_000);

  it('calls a deal a deal where names are wanted, and shows none of it', async () => {
    const { NAMES } = { NAMES: 'this is a deal, not a list of names' };
    for (const file of [at('deal.json'), put('typed2.txt', typed), put('cells.csv', '座位,玩家,手牌\n1,甲,杀手\n')]) {
      for (const blind of [[], ['-o', at('never.json'), '--blind']]) {
        const ran = await runHere(['seat', at('deal.json'), '--names-file', file, ...blind]);
        expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining(NAMES) });
        expect(ran.err.split('\n')).toHaveLength(2);
        expect(told(ran)).toEqual([]);
      }
    }
    const colons = put('colons-names.txt', 'a:b\n[x]\n{y}\n丙：丁\n戊,己\n');
    expect((await runHere(['seat', at('deal.json'), '--names-file', colons])).code).toBe(0);
  });
});

describe('faults', () => {
  it('are told up to twenty, then how many more', async () => {
    const many = (lines: number) => put(`many-${lines}.txt`, '1. 甲：恶摩\n'.repeat(lines));
    for (const [lines, last] of [
      [20, 'ninelives: '],
      [57, 'ninelives: and 37 more\n'],
      [100_000, 'ninelives: and 180 more, or still more: the rest was not read\n'],
    ] as const) {
      const ran = await runHere(['verify', 'v1', many(lines)]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err.split('\n').length).toBe(Math.min(lines, 21) + 1);
      expect(ran.err).toContain(last);
    }
    const twins = put('twins.txt', '甲\n'.repeat(200_000));
    const names = await runHere(['deal', 'v1', '--names-file', twins]);
    expect(names).toMatchObject({ code: 2, out: '' });
    expect(names.err.split('\n').length).toBe(22);
  });
});

describe('- twice', () => {
  it('is refused before anything is read', async () => {
    const around = { stdin: json };
    for (const argv of [
      ['seat', '-', '--names-file', '-'],
      ['seat', '-', '--aliases-file', '-', '-o', at('x.json'), '--blind'],
      ['verify', '-', '--pins-file', '-'],
      ['verify', 'v1', '-', '--names-file=-'],
      ['deal', 'v1', '--names-file', '-', '--seed-file', '-'],
      ['bias', 'v1', '-', '-'],
      ['publish', '-', '--ruleset', '-', '--only', 'public'],
    ]) {
      const ran = await runHere(argv, around);
      expect({ argv, ...ran }).toMatchObject({
        argv,
        code: 2,
        out: '',
        err: expect.stringContaining('standard input'),
      });
      expect(told(ran)).toEqual([]);
    }
    expect((await runHere(['seat', '-', '--names', '甲,-,乙,丙,丁'], around)).code).toBe(0);
  });
});
