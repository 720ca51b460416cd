import { describe, expect, test } from 'vitest';
import { type Fault, FaultError } from '../../src/fault.ts';
import { fingerprint } from '../../src/ruleset/fingerprint.ts';
import type { Ruleset, RulesetSource } from '../../src/ruleset/model.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { shipped, shippedTexts } from './shipped.ts';

/** Reads `text`; what it extends is found among the shipped rulesets and these files. */
function read(text: string, files: Readonly<Record<string, string>> = {}): Ruleset {
  const open = (reference: string): RulesetSource | null => {
    const found = files[reference] ?? shippedTexts.get(reference);
    return found === undefined ? null : { file: reference, text: found };
  };
  return readRuleset(text, { file: 'mine.yaml', open });
}

function faultsOf(text: string, files: Readonly<Record<string, string>> = {}): readonly Fault[] {
  try {
    read(text, files);
  } catch (error) {
    if (error instanceof FaultError) return error.faults;
    throw error;
  }
  return [];
}

const mine = (more = '') => `extends: v1\nid: mine\n${more}`;
const ids = (ruleset: Ruleset) => ruleset.rules.map((rule) => rule.id);
const ruleOf = (ruleset: Ruleset, id: string) => ruleset.rules.find((rule) => rule.id === id);

test('a file that only extends is the other ruleset under its own id', () => {
  const ruleset = read(mine());
  expect(ruleset).toEqual({ ...shipped('v1'), id: 'mine' });
  expect(fingerprint(ruleset)).not.toBe(fingerprint(shipped('v1')));
});

test('the order of tables is kept, also where one entry stands for several', () => {
  const ruleset = read('extends: killer-police\nid: mine\ntables: { 11: { hands: { main: 2 } } }');
  expect(ruleset.tables.map((table) => table.seats)).toEqual([12, 10, 11, 13, 14, 15]);
  expect(ruleset.tables.map((table) => table.hands[0]?.sizes[0]?.size)).toEqual([1, 1, 2, 1, 1, 1]);
});

describe('a clause', () => {
  test('is added at the end', () => {
    const ruleset = read(mine('rules: { 4.12: { zh: 圣人给平民, en: a, only: villager, may-hold: saint } }'));
    expect(ids(ruleset)).toEqual([...ids(shipped('v1')), '4.12']);
  });
  test('gets another form, without what belonged to the old one, and keeps its words', () => {
    const ruleset = read(mine('rules: { 4.4.10: { at-most: { neutral: 4 } } }'));
    expect(ruleOf(ruleset, '4.4.10')?.form).toEqual({
      rule: null,
      cases: [
        {
          reading: null,
          value: {
            form: 'at-most',
            of: null,
            limits: [{ of: { kind: 'faction', faction: 'neutral' }, n: 4 }],
            unsided: 'none',
          },
        },
      ],
    });
    expect(ruleOf(ruleset, '4.4.10')?.text).toEqual(ruleOf(shipped('v1'), '4.4.10')?.text);
    expect(ids(ruleset)).toEqual(ids(shipped('v1')));
    expect(ruleset.readings.map(({ rule }) => rule)).toEqual(['4.3', '4.4.5']);
  });
  test('gets other words and keeps its form', () => {
    const ruleset = read(mine('rules: { 4.4.1: { en: mine } }'));
    expect(ruleOf(ruleset, '4.4.1')).toEqual({
      ...ruleOf(shipped('v1'), '4.4.1'),
      text: { zh: ruleOf(shipped('v1'), '4.4.1')?.text.zh, en: 'mine' },
    });
  });
  test('is dropped by its number: 4.4.1 is not 4.4.10', () => {
    expect(ids(read(mine('drop: { rules: 4.4.1 }')))).toEqual(ids(shipped('v1')).filter((id) => id !== '4.4.1'));
    expect(ids(read(mine('drop: { rules: [4.1, 4.4.10] }')))).not.toContain('4.1');
  });
});

describe('cards and tables', () => {
  test('copies change, a card comes at the end of its deck, another goes', () => {
    const ruleset = read(
      mine(`
drop: { cards: saint }
tables: { 6: { leave-out: fool } }
decks:
  main:
    cards:
      bomb: { copies: 2 }
      fool: { zh: 愚者, en: Fool, faction: neutral }`),
    );
    const cards = ruleset.decks[0]?.cards ?? [];
    expect(cards.map((card) => card.id)).toEqual([
      ...(shipped('v1').decks[0]?.cards ?? []).map((card) => card.id).filter((id) => id !== 'saint'),
      'fool',
    ]);
    expect(cards.find((card) => card.id === 'bomb')).toMatchObject({ name: { zh: '炸弹' }, copies: { value: 2 } });
    expect(ruleset.tables.map((table) => table.leaveOut)).toEqual([[], ['fool']]);
  });
  test('a table is added, one is dropped, parts of one change', () => {
    const ruleset = read(
      mine(`
drop: { tables: 5 }
tables:
  6: { leave-out: bomb }
  7: { roles: { killer: 1, werewolf: 1, villager: rest }, hands: { main: 3 } }`),
    );
    expect(ruleset.tables.map((table) => table.seats)).toEqual([6, 7]);
    expect(ruleset.tables[0]?.roles).toEqual(shipped('v1').tables[1]?.roles);
    expect(ruleset.tables[0]?.leaveOut).toEqual(['bomb']);
  });
  test('one table of a range is dropped', () => {
    const ruleset = read('extends: killer-forum\nid: mine\ndrop: { tables: [6-9, 30] }');
    expect(ruleset.tables.map((table) => table.seats)).toEqual(Array.from({ length: 20 }, (_, i) => 10 + i));
  });
});

test('readings, attributes, parameters and presentation change by entry', () => {
  const ruleset = read(
    mine(`
attributes: { 3.5.1: { kinds: { killer-mark: { count: 1 }, werewolf-mark: { count: 1 } } } }
readings: { 4.3: { villagers-or-chooser: { zh: 甲, en: a }, villagers: { zh: 乙, en: b } } }
presentation: { notes: [] }`),
  );
  expect(ruleset.attributeFacts[0]?.plan.cases[0]?.value.counts.map(({ count }) => count)).toEqual([1, 1]);
  expect(ruleset.readings[0]?.options[0]?.name).toBe('villagers-or-chooser');
  expect(ruleset.presentation.notes).toEqual([]);
  expect(ruleset.presentation.duties).toEqual(shipped('v1').presentation.duties);
  expect(read('extends: killer-5.0\nid: mine\nparameters: { killers: { max: 5 } }').parameters[0]).toMatchObject({
    min: 1,
    max: 5,
  });
});

test('attributes are dropped by their clause, or one by one', () => {
  const none = read(mine('drop: { attributes: 3.5.1, rules: 4.4.11 }\npresentation: { inquiries: [] }'));
  expect([none.attributes, none.attributeFacts]).toEqual([[], []]);
  const one = read(
    mine(`
drop: { attributes: werewolf-mark }
attributes: { 3.5.1: { exclusive: [[killer-mark, thief-mark]], kinds: { thief-mark: { zh: 贼, en: thief, count: 3 } } } }
rules: { 4.4.11: { at-most: { killer-mark: 1 } } }
presentation: { inquiries: [] }`),
  );
  expect(one.attributes.map(({ id }) => id)).toEqual(['killer-mark', 'thief-mark']);
  expect(one.attributeFacts[0]?.plan.cases[0]?.value).toMatchObject({
    counts: [{ count: 2 }, { count: 3 }],
    sets: [[], ['killer-mark'], ['thief-mark']],
  });
});

test('one anchor for two entries: a change of the one leaves the other', () => {
  const parent = `id: p
name: { zh: 甲, en: a }
about: { zh: 甲, en: a }
roles: { one: { zh: 人, en: one } }
decks: { main: { zh: 牌, en: cards, cards: { a: { zh: 甲, en: A, copies: 1, does: { zh: 甲, en: a } }, b: { zh: 乙, en: B, copies: rest } } } }
tables: { 2-3: { roles: { one: rest }, hands: { main: 1 } } }
rules: { 1: { zh: 甲, en: a, all: [{ never: a }, &f { any: [{ never: b }] }] }, 2: { zh: 乙, en: b, all: [*f] } }
`;
  const child = 'extends: p\nid: q\ntables: { 2: { leave-out: a } }\nrules: { 2: { all: [{ never: a }] } }';
  const ruleset = read(child, { p: parent });
  expect(ruleset.tables.map(({ leaveOut }) => leaveOut.length)).toEqual([1, 0]);
  expect(ruleset.rules.map(({ form }) => JSON.stringify(form.cases[0]?.value).includes('any'))).toEqual([true, false]);
});

test('a chain of three: each changes what the one before it is', () => {
  const ruleset = read('extends: b\nid: c\ndrop: { rules: 9 }', {
    b: 'extends: v2\nid: b\nrules: { 9: { zh: 甲, en: a, apart: [slayer, wolf] }, 4.4: { at-most: { commoner: 3 } } }',
  });
  expect(ids(ruleset)).toEqual(ids(shipped('v2')));
  expect(ruleOf(ruleset, '4.4')?.form.cases[0]?.value).toMatchObject({ limits: [{ n: 3 }] });
});

describe('is refused:', () => {
  test('a cycle, with the chain', () => {
    const files = { a: 'extends: b\nid: a', b: 'extends: c\nid: b', c: 'extends: a\nid: c' };
    expect(faultsOf(mine().replace('v1', 'a'), files)).toMatchObject([
      { code: 'extends-cycle', with: { chain: 'a → b → c → a' }, place: { file: 'c', line: 1, column: 10 } },
    ]);
    expect(faultsOf('extends: mine.yaml\nid: x', { 'mine.yaml': 'extends: mine.yaml\nid: x' })).toMatchObject([
      { code: 'extends-cycle', with: { chain: 'mine.yaml → mine.yaml' } },
    ]);
  });
  test('what is not there', () => {
    expect(faultsOf(mine().replace('v1', 'v3'))).toMatchObject([
      { code: 'extends-not-found', place: { file: 'mine.yaml', line: 1, column: 10 } },
    ]);
  });
  test('the id of the other one', () => {
    expect(faultsOf('extends: v1\nid: v1')).toMatchObject([{ code: 'extends-same-id', place: { line: 2, column: 5 } }]);
  });
  test('to drop what is not there, with what was meant', () => {
    expect(faultsOf(mine('drop:\n  rules: [4.4.12]\n  cards: bom\n  tables: 7'))).toMatchObject([
      {
        code: 'extends-drop-unknown',
        with: { section: 'rules', id: '4.4.12' },
        place: { line: 4, column: 11 },
        hint: '4.4.1',
      },
      {
        code: 'extends-drop-unknown',
        with: { section: 'cards', id: 'bom' },
        place: { line: 5, column: 10 },
        hint: 'bomb',
      },
      { code: 'extends-drop-unknown', with: { section: 'tables', id: '7' }, place: { line: 6, column: 11 } },
    ]);
  });
  test('what still names a dropped card, where it is written', () => {
    const faults = faultsOf(mine('drop: { cards: curse }'));
    expect(faults.map(({ code, place }) => [code, place?.file])).toEqual([['ruleset-name-dropped', 'v1']]);
  });
  test('a new card without its names, in the file that is wrong', () => {
    expect(faultsOf(mine('decks: { main: { cards: { fool: { zh: 愚者 } } } }'))).toMatchObject([
      { code: 'ruleset-key-missing', with: { key: 'en' }, place: { file: 'mine.yaml', line: 3, column: 27 } },
    ]);
  });
  test('a slip in a word', () => {
    expect(faultsOf(mine('rules: { 4.4.1: { aparrt: [bomb, curse] } }'))).toMatchObject([
      { code: 'ruleset-key-unknown', hint: 'apart', place: { line: 3, column: 19 } },
    ]);
  });
});
