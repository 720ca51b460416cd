import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealFile } from '../../src/deal/deal-file.ts';
import { readAliases } from '../../src/deal/names.ts';
import {
  followLog,
  namesDealt,
  withAliases,
  withLeave,
  withNames,
  withRename,
  withReplacement,
  withSubstitutes,
} from '../../src/deal/seating.ts';
import { FaultError } from '../../src/fault.ts';
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

  it('must be enough, those who stepped in among them, and nobody who sits or sat there', () => {
    expect(faultsOf(() => withSubstitutes(deal(1), asking, ['大卫']))).toMatchObject([{ code: 'substitutes-few' }]);
    expect(faultsOf(() => withSubstitutes(named, asking, ['苹果']))).toMatchObject([{ code: 'name-twice' }]);
    const stepped = withReplacement(withReplacement(named, asking, '苹果=大卫'), asking, '2=x=y');
    expect(withSubstitutes(stepped, asking, ['新人']).substitutes).toEqual(['新人']);
    expect(faultsOf(() => withSubstitutes(stepped, asking, ['苹果']))).toMatchObject([{ code: 'name-twice' }]);
    const unnamed = withSubstitutes(deal(1), asking, ['大卫', '小美']);
    expect(faultsOf(() => withReplacement(unnamed, asking, '1=大卫'))).toMatchObject([{ code: 'replace-unnamed' }]);
  });
});

describe('what happens to the names after the deal, in every game', () => {
  const named = withNames(deal(1), NAMES, false);
  const names = (file: DealFile) => file.seats.map(({ name }) => name);

  it('anybody new steps in where no substitutes are listed, and leaves nobody else touched', () => {
    const after = withReplacement(named, sample, '苹果=新人');
    expect(names(after)).toEqual(['新人', ...NAMES.slice(1)]);
    expect(after).toEqual({ ...named, seats: after.seats, log: [{ seat: 1, from: '苹果', to: '新人' }] });
    const twice = withReplacement(after, sample, '新人=a=b');
    expect(names(twice)[0]).toBe('a=b');
    expect(twice.log).toHaveLength(2);
  });

  it('who sits or has sat somewhere may return there alone', () => {
    const after = withReplacement(named, sample, '苹果=新人');
    expect(names(withReplacement(after, sample, '1=苹果'))).toEqual(NAMES);
    for (const text of ['楼兰=苹果', '2=警花', '楼兰=楼兰', '3=新人', '3= 新人 '])
      expect(faultsOf(() => withReplacement(after, sample, text))).toMatchObject([{ code: 'replace-sat' }]);
    const listed = withSubstitutes(withNames(deal(1), NAMES, false), sample, ['大卫', '小美']);
    const stepped = withReplacement(listed, sample, '1=大卫');
    expect(faultsOf(() => withReplacement(stepped, sample, '2=大卫'))).toMatchObject([{ code: 'replace-sat' }]);
    expect(names(withReplacement(stepped, sample, '大卫=苹果'))).toEqual(NAMES);
    expect(faultsOf(() => withReplacement(stepped, sample, '2=小妹'))).toMatchObject([
      { code: 'unknown-substitute', hint: '小美' },
    ]);
  });

  it('a player leaves, somebody fills the seat, the player comes back', () => {
    const left = withLeave(named, sample, '警花');
    expect(names(left)[2]).toBeNull();
    expect(left.log).toEqual([{ seat: 3, from: '警花', to: null }]);
    expect(faultsOf(() => withLeave(left, sample, '3'))).toMatchObject([{ code: 'replace-unnamed' }]);
    const filled = withReplacement(left, sample, '3=新人');
    expect(filled.log?.at(-1)).toEqual({ seat: 3, from: null, to: '新人' });
    expect(names(withReplacement(left, sample, '警花=警花'))).toEqual(NAMES);
    expect(names(withReplacement(withLeave(filled, sample, '新人'), sample, '3=警花'))).toEqual(NAMES);
    expect(faultsOf(() => withReplacement(left, sample, '1=警花'))).toMatchObject([{ code: 'replace-sat' }]);
  });

  it('a misspelt name is mended, and is the same person afterwards', () => {
    const misspelt = withNames(deal(1), ['苹裹', ...NAMES.slice(1)], false);
    const mended = withRename(misspelt, sample, '苹裹=苹果');
    expect(names(mended)).toEqual(NAMES);
    expect(mended.log).toEqual([{ seat: 1, from: '苹裹', to: '苹果', renamed: true }]);
    const replaced = withReplacement(mended, sample, '苹果=新人');
    expect(names(withReplacement(replaced, sample, '新人=苹果'))).toEqual(NAMES);
    expect(faultsOf(() => withRename(mended, sample, '1=楼兰'))).toMatchObject([{ code: 'name-twice' }]);
    expect(names(withRename(withNames(deal(1), ['abc', ...NAMES.slice(1)], false), sample, '1=ABC'))[0]).toBe('ABC');
    expect(faultsOf(() => withRename(withLeave(mended, sample, '1'), sample, '1=x'))).toMatchObject([
      { code: 'replace-unnamed' },
    ]);
    expect(namesDealt(replaced)).toEqual(['苹裹', ...NAMES.slice(1)]);
  });

  it('an alias is nobody’s name, later neither', () => {
    const masked = withAliases(named, aliases);
    expect(faultsOf(() => withReplacement(masked, sample, '1=马甲3'))).toMatchObject([{ code: 'alias-is-name' }]);
    expect(faultsOf(() => withRename(masked, sample, '1=马甲3'))).toMatchObject([{ code: 'alias-is-name' }]);
  });

  it('a log that does not lead to who sits there is refused', () => {
    const broken = { ...named, log: [{ seat: 1, from: 'x', to: 'y' }] };
    expect(faultsOf(() => withLeave(broken, sample, '1'))).toMatchObject([{ code: 'deal-log' }]);
  });

  it('every log that seating writes follows, and gives the names back', () => {
    const step = fc.record({
      what: fc.constantFrom('replace', 'rename', 'leave'),
      seat: fc.integer({ min: 1, max: 6 }),
      name: fc.constantFrom(...NAMES, 'n1', 'n2', 'n3'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = named;
        for (const { what, seat, name } of steps) {
          try {
            if (what === 'leave') now = withLeave(now, sample, `${seat}`);
            else now = (what === 'rename' ? withRename : withReplacement)(now, sample, `${seat}=${name}`);
          } catch (error) {
            expect(error).toBeInstanceOf(FaultError);
          }
        }
        expect(namesDealt(now)).toEqual(NAMES);
        const followed = followLog(NAMES, now.log ?? []);
        expect(followed).toMatchObject({ names: names(now) });
        // Nobody has two seats.
        const sat = typeof followed === 'number' ? [] : followed.sat.flat();
        expect(new Set(sat).size).toBe(sat.length);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
