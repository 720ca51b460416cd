import { describe, expect, it } from 'vitest';
import type { DealFile } from '../../src/deal/deal-file.ts';
import { readAliases } from '../../src/deal/names.ts';
import { withAliases, withNames, withReplacement, withSubstitutes } from '../../src/deal/seating.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { faultsOf, faultsOfPromise } from '../fault-of.ts';
import { noPresentation, sample } from '../problem/sample.ts';
import { sampleFile } from './sample-file.ts';

const asking: Ruleset = { ...sample, presentation: { ...noPresentation, substitutes: 2, aliases: true } };
const NAMES = ['苹果', '楼兰', '警花', '阿杰', '小雨', '老王'];
const aliases = NAMES.map((_, k) => ({ name: `马甲${k}`, password: `p${k}` }));

/** A deal of six seats; what seating looks at, and something to be left alone. */
function deal(number: number): DealFile {
  const seats = NAMES.map((_, k) => ({ seat: k + 1, name: null, role: 'villager', hands: { main: [] } }));
  const { log: _, commitment: __, substitutes: ___, ...rest } = sampleFile();
  return { ...rest, players: 6, seats, seed: null, index: null, number: String(number) } as unknown as DealFile; // as: a file of JSON
}

describe('names for a deal of seats', () => {
  it('sit in order, or are drawn, and change nothing else', () => {
    const before = deal(1);
    const frozen = JSON.stringify(before);
    const inOrder = withNames(before, NAMES, false);
    expect(inOrder.seats.map(({ name }) => name)).toEqual(NAMES);
    const drawn = withNames(before, NAMES, true);
    expect([...drawn.seats.map(({ name }) => name ?? '')].sort()).toEqual([...NAMES].sort());
    expect(withNames(before, NAMES, true)).toEqual(drawn);
    for (const seated of [inOrder, drawn]) {
      expect({ ...seated, seats: seated.seats.map((seat) => ({ ...seat, name: null })) }).toEqual(before);
    }
    expect(JSON.stringify(before)).toBe(frozen);
  });

  it('are drawn so that everybody sits everywhere equally often', () => {
    const cells = NAMES.map(() => NAMES.map(() => 0));
    for (let number = 0; number < 3000; number++) {
      withNames(deal(number), NAMES, true).seats.forEach(({ name }, seat) => {
        cells[NAMES.indexOf(name ?? '')]![seat]!++;
      });
    }
    // 500 expected in each of 36 cells, standard deviation 20.4; five and a half of them: less than once in 500,000 seeds
    for (const row of cells) for (const cell of row) expect(Math.abs(cell - 500)).toBeLessThan(113);
  });

  it('must be as many as seats, all different, and free to be bound', () => {
    expect(faultsOf(() => withNames(deal(1), NAMES.slice(1), false))).toMatchObject([{ code: 'names-count' }]);
    const committed = { ...deal(1), commitment: { hash: 'a', outside: null, reserve: false, reason: null } };
    expect(faultsOf(() => withNames(committed, NAMES, false))).toMatchObject([{ code: 'names-committed' }]);
    const replaced = { ...deal(1), log: [{ seat: 1, from: 'a', to: 'b' }] };
    expect(faultsOf(() => withNames(replaced, NAMES, true))).toMatchObject([{ code: 'names-replaced' }]);
    const listed = withSubstitutes(deal(1), asking, ['苹果', '替补']);
    expect(faultsOf(() => withNames(listed, NAMES, false))).toMatchObject([{ code: 'name-twice' }]);
  });
});

describe('aliases', () => {
  it('are dealt by lot, each with its password, and not more than once', () => {
    const dealt = withAliases(deal(1), [...aliases, { name: '多的', password: 'x' }]);
    const given = dealt.seats.map(({ alias }) => alias);
    expect(new Set(given.map((alias) => alias?.name)).size).toBe(6);
    for (const alias of given) expect([...aliases, { name: '多的', password: 'x' }]).toContainEqual(alias);
    const first = new Set(Array.from({ length: 60 }, (_, k) => withAliases(deal(k), aliases).seats[0]?.alias?.name));
    expect(first.size).toBe(6); // 60 draws miss one of six with probability 6 · (5/6)^60 < 0.0002
  });

  it('must be enough and nobody’s name', () => {
    expect(faultsOf(() => withAliases(deal(1), aliases.slice(1)))).toMatchObject([{ code: 'aliases-few' }]);
    const named = withNames(deal(1), NAMES, false);
    const telling = aliases.map((alias, k) => (k === 0 ? { ...alias, name: '小雨' } : alias));
    expect(faultsOf(() => withAliases(named, telling))).toMatchObject([{ code: 'alias-is-name' }]);
    expect(faultsOf(() => withNames(withAliases(deal(1), telling), NAMES, false))).toMatchObject([
      { code: 'alias-is-name' },
    ]);
  });

  it('are read from a list', async () => {
    const read = (text: string) => readAliases(text, 'aliases.txt');
    expect(await read('马甲,密码\n甲,1\n\n乙，2 \n"丙,丁","3"\n戊\t=4')).toEqual([
      { name: '甲', password: '1' },
      { name: '乙', password: '2' },
      { name: '丙,丁', password: '3' },
      { name: '戊', password: '=4' },
    ]);
    expect(await faultsOfPromise(read('甲,1\n乙\n丙,\n丁,1,2'))).toMatchObject([
      { code: 'alias-line', place: { line: 2 } },
      { code: 'alias-line', place: { line: 3 } },
      { code: 'alias-line', place: { line: 4 } },
    ]);
    expect(await faultsOfPromise(read('A,1\nｂ,2\na,3'))).toMatchObject([{ code: 'alias-twice', place: { line: 3 } }]);
    expect(await faultsOfPromise(read('"甲,1'))).toMatchObject([{ code: 'csv-broken' }]);
  });
});

describe('substitutes', () => {
  const named = withSubstitutes(withNames(withAliases(deal(1), aliases), NAMES, false), asking, ['大卫', 'x=y']);

  it('take over seat, cards and alias, and are written into the log', () => {
    const after = withReplacement(named, asking, '苹果=大卫');
    expect(after.seats[0]).toEqual({ ...named.seats[0], name: '大卫' });
    expect(after.log).toEqual([{ seat: 1, from: '苹果', to: '大卫' }]);
    expect(after.substitutes).toEqual(['x=y']);
    const again = withReplacement(after, asking, '1=x=y');
    expect(again.log).toEqual([
      { seat: 1, from: '苹果', to: '大卫' },
      { seat: 1, from: '大卫', to: 'x=y' },
    ]);
    expect(again.substitutes).toEqual([]);
    expect(withReplacement(named, asking, '@苹果＝大卫').seats[0]?.name).toBe('大卫');
  });

  it.each([
    ['苹果=不在', 'unknown-substitute'],
    ['没有=大卫', 'unknown-player'],
    ['9=大卫', 'seat-range'],
    ['苹果', 'replace-form'],
    ['=大卫', 'replace-form'],
    ['苹果=', 'replace-form'],
  ])('are refused: %s', (text, code) => {
    expect(faultsOf(() => withReplacement(named, asking, text))).toMatchObject([{ kind: 'bad', code }]);
  });

  it('exist only where the ruleset asks for them, and there must be enough', () => {
    expect(faultsOf(() => withReplacement(named, sample, '苹果=大卫'))).toMatchObject([{ code: 'replace-not-asked' }]);
    expect(faultsOf(() => withSubstitutes(deal(1), asking, ['大卫']))).toMatchObject([{ code: 'substitutes-few' }]);
    expect(faultsOf(() => withSubstitutes(named, asking, ['苹果']))).toMatchObject([{ code: 'name-twice' }]);
    const unnamed = withSubstitutes(deal(1), asking, ['大卫', '小美']);
    expect(faultsOf(() => withReplacement(unnamed, asking, '1=大卫'))).toMatchObject([{ code: 'replace-unnamed' }]);
  });
});
