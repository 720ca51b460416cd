import { describe, expect, test } from 'vitest';
import { differences, steps } from '../../src/ruleset/difference.ts';
import { fingerprint } from '../../src/ruleset/fingerprint.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { shipped, shippedText, shippedTexts } from './shipped.ts';

const v1 = shipped('v1');

/** v1 with changes on top, under v1's own id. */
function changed(more: string): Ruleset {
  const open = (reference: string) => ({ file: reference, text: shippedText(reference) });
  return { ...readRuleset(`extends: v1\nid: mine\n${more}`, { file: 'mine.yaml', open }), id: v1.id };
}

const brief = (to: Ruleset) =>
  differences(v1, to).map(({ section, id, change, step }) => `${section} ${id} ${change} ${step}`);

test.each([...shippedTexts.keys()])('%s differs in nothing from itself', (id) => {
  expect(differences(shipped(id), shipped(id))).toEqual([]);
});

test('words, notes and the order of clauses are no difference', () => {
  expect(
    brief(
      changed(
        'rules: { 4.4.1: { en: mine } }\npresentation: { notes: [] }\ndecks: { main: { cards: { bomb: { also: 炸 } } } }',
      ),
    ),
  ).toEqual([]);
});

test.each([
  ['drop: { rules: [4.4.9, 6.2] }', ['rule 4.4.9 dropped rule 4.4.9', 'rule 6.2 dropped rule 6.2']],
  ['rules: { 4.4.1: { apart: [bomb, saint] } }', ['rule 4.4.1 changed rule 4.4.1']],
  ['rules: { 9: { zh: 甲, en: a, never: bomb } }', ['rule 9 added rule 9']],
  [
    'readings: { 4.4.5: { holder: { zh: 甲, en: a }, faction: { zh: 乙, en: b }, chooser-safe: { zh: 丙, en: c } } }',
    ['reading 4.4.5 changed reading 4.4.5'],
  ],
  [
    'attributes: { 3.5.1: { kinds: { killer-mark: { count: 1 }, werewolf-mark: { count: 1 } } } }',
    ['attributes 3.5.1 changed attributes'],
  ],
  [
    'decks: { main: { cards: { bomb: { copies: 2 } } } }\ntables: { 6: { leave-out: [saint, bomb] } }',
    ['card bomb changed cards and tables', 'table 6 changed cards and tables'],
  ],
  ['decks: { main: { weights: shuffles } }', ['deck main changed null']],
  ['presentation: { aliases: true }', ['presentation aliases changed null']],
])('%s', (more, expected) => {
  expect(brief(changed(more))).toEqual(expected);
});

test('another order of the same cards is a difference of its own', () => {
  const [deck] = v1.decks;
  if (deck === undefined) throw new Error('v1 has a deck');
  const to = { ...v1, decks: [{ ...deck, cards: [...deck.cards].reverse() }] };
  expect(brief(to)).toEqual(['order cards changed null']);
});

describe('steps', () => {
  const to = changed(`
drop: { rules: [4.4.9] }
rules: { 4.4.10: { at-most: { own: 3, other: 1, neutral: 3 }, unsided: any } }
attributes: { 3.5.1: { kinds: { killer-mark: { count: 1 } } } }
decks: { main: { cards: { bomb: { copies: 2 }, saint: { copies: 0 } } } }
tables: { 6: { leave-out: [vest] } }`);
  test('cover every difference that can change how many deals are legal, each once', () => {
    const covered = steps(v1, to).flatMap((step) => step.differences);
    expect(covered).toHaveLength(differences(v1, to).length);
    expect(new Set(covered).size).toBe(covered.length);
  });
  test('each takes over its own differences and nothing else', () => {
    for (const step of steps(v1, to)) {
      const now = differences(v1, step.ruleset).map(({ section, id }) => `${section} ${id}`);
      expect(now).toEqual(step.differences.map(({ section, id }) => `${section} ${id}`));
    }
  });
  test('one after the other lead to the other ruleset', () => {
    const end = steps(v1, to).reduce(
      (before, { key }) => steps(before, to).find((step) => step.key === key)?.ruleset ?? before,
      v1,
    );
    expect(differences(end, to)).toEqual([]);
    expect(fingerprint(end)).toBe(fingerprint(to));
  });
});
