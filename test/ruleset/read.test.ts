import { describe, expect, test } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { ground } from '../../src/problem/ground.ts';
import { normalise } from '../../src/problem/selection.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { shipped, shippedTexts } from './shipped.ts';

describe('every shipped ruleset', () => {
  test.each([...shippedTexts])(
    '%s can be read, is named after its file and names the schema for editors',
    (id, text) => {
      expect(shipped(id).id).toBe(id);
      expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=./ruleset.schema.json');
    },
  );
});

describe('v1', () => {
  const v1 = shipped('v1');
  test('has the cards, roles and attributes of readings.md in their order', () => {
    expect(v1.decks.map((deck) => deck.cards.map((card) => card.name.zh).join(' '))).toEqual([
      '杀手 恶魔 狼人 巫师 狙击手 占卜 先知 束魂 巫医 防弹衣 狼毒 禁锢 特赦 反狙击手 必杀 炸弹 诅咒 庇佑 圣人',
    ]);
    expect(v1.roles.map((role) => role.id)).toEqual(['killer', 'werewolf', 'villager', 'chooser']);
    expect(v1.attributes.map((attribute) => attribute.id)).toEqual(['killer-mark', 'werewolf-mark']);
  });
  test('keeps clause numbers as they are written, 4.4.10 among them, and the files order', () => {
    expect(v1.rules.map((rule) => rule.id)).toEqual(
      '4.1 4.2 4.3 4.4.1 4.4.2 4.4.3 4.4.4 4.4.5 4.4.6 4.4.7 4.4.8 4.4.9 4.4.10 4.4.11 6.2'.split(' '),
    );
  });
  test('lets the reading of 4.4.5 govern 4.4.6 too', () => {
    expect(v1.rules.filter((rule) => rule.form.rule === '4.4.5').map((rule) => rule.id)).toEqual(['4.4.5', '4.4.6']);
  });
  test('marks the ten neutral cards, never two marks on one', () => {
    expect(v1.attributeFacts.map((mark) => mark.plan.cases)).toMatchObject([
      [{ reading: null, value: { sets: [[], ['killer-mark'], ['werewolf-mark']] } }],
    ]);
    expect(v1.attributeFacts[0]?.plan.cases[0]?.value.on).toHaveLength(10);
  });
});

test('v2 lets marks share a card as each reading of 3.4.1 says', () => {
  const [k, w, s, p] = ['killer-mark', 'werewolf-mark', 'seer-mark', 'prophet-mark'];
  const cases = shipped('v2').attributeFacts[0]?.plan.cases.map(({ reading, value }) => [reading, value.sets]);
  expect(cases).toEqual([
    ['distinct', [[], [k], [w], [s], [p]]],
    ['overlay', [[], [k], [k, s], [k, s, p], [k, p], [w], [w, s], [w, s, p], [w, p], [s], [s, p], [p]]],
    ['six', [[], [k], [k, s], [k, p], [w], [w, s], [w, p]]],
  ]);
});

test('ids that plain objects know by themselves are ids like others', () => {
  const ruleset = readRuleset(
    `id: constructor
name: { zh: 甲, en: a }
about: { zh: 甲, en: a }
factions: { constructor: { zh: 方, en: side } }
roles: { constructor: { zh: 人, en: one, own: constructor } }
parameters: { constructor: { zh: 数, en: number, min: 1, max: 2, default: 1 } }
decks: { constructor: { zh: 牌, en: cards, cards: { valueof: { zh: 乙, en: B, faction: constructor, copies: constructor }, prototype: { zh: 丙, en: C, copies: rest } } } }
tables: { 2: { roles: { constructor: rest }, hands: { constructor: 1 } } }
readings: { constructor: { constructor: { zh: 甲, en: a }, prototype: { zh: 乙, en: b } } }
rules: { constructor: { zh: 甲, en: a, under: { constructor: { single: valueof }, prototype: { at-most: { constructor: 1 } } } } }
`,
    { file: 'x.yaml' },
  );
  expect(compile(ground(ruleset, normalise(ruleset, {}))).legal).toBe(2n);
  expect(ruleset.rules[0]?.form.cases.map(({ reading }) => reading)).toEqual(['constructor', 'prototype']);
});
