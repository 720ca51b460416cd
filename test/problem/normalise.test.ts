import { describe, expect, it } from 'vitest';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise, requestOf, selectionJson } from '../../src/problem/selection.ts';
import { faultOf } from '../fault-of.ts';
import { sample } from './sample.ts';

const pooled = ['关羽', 'Zhang', '吕布', '貂蝉', '华佗', '赵云'];

describe('normalise', () => {
  it('writes every default out, for the first table', () => {
    expect(normalise(sample, {})).toEqual({
      players: 4,
      set: { first: 'red', slayers: 2 },
      readings: { '3.5.1': 'distinct', '4.10': 'unaligned' },
      without: [],
      pins: [],
      weights: { heroes: 'shuffles', main: 'deals' },
    });
  });

  it.each<[string, SelectionRequest]>([
    ['a default named', { players: 4, set: { slayers: '2' }, readings: { '4.10': 'unaligned' } }],
    ['weights named', { weights: { main: 'deals' } }],
    ['all rules named', { rules: sample.rules.map((rule) => rule.id) }],
    ['nothing left out', { without: [], pins: [], bans: [] }],
  ])('is the same selection: %s', (_, request) => {
    expect(normalise(sample, request)).toEqual(normalise(sample, {}));
  });

  it('sorts and joins: rules, pins, bans', () => {
    const selection = normalise(sample, {
      without: ['6.2', '4.10', '4.1', '4.10'],
      pins: ['苹果=villager', '2：防弹衣＊杀手属性，杀手', '!3:sniper', '2:slayer,vest*killer-mark'],
      bans: ['４:占卜、sniper', '@007=杀手'],
      names: ['苹果', 'b', '007', 'd'],
      weights: 'shuffles',
      set: { first: 'drawn' },
    });
    expect(selection.without).toEqual(['4.1', '4.10', '6.2']);
    expect(selection.pins.map(({ text }) => text)).toEqual([
      '!3:sniper',
      '!3=killer',
      '!4:seer',
      '!4:sniper',
      '1=villager',
      '2:slayer,vest*killer-mark',
    ]);
    expect(selection.weights).toEqual({ heroes: 'shuffles', main: 'shuffles' });
    expect(normalise(sample, requestOf(selection))).toEqual(selection);
  });

  it('takes a pool by the names of its deck, and keeps its order', () => {
    const selection = normalise(sample, { pool: pooled, pins: ['1:赵云', '2:张飞'] });
    expect(selection.pool).toEqual(['关羽', '张飞', '吕布', '貂蝉', '华佗', '赵云']);
    expect(selection.pins.map(({ text }) => text)).toEqual(['1:pool-6', '2:zhang']);
    expect(normalise(sample, requestOf(selection))).toEqual(selection);
  });

  it.each<[string, SelectionRequest, string, object, string?]>([
    ['table', { players: 9 }, 'unknown-table', { players: 9, tables: [4, 3, 5] }],
    ['parameter', { set: { slayer: '1' } }, 'unknown-parameter', { parameter: 'slayer' }, 'slayers'],
    ['no number', { set: { slayers: '2.5' } }, 'parameter-value', { value: '2.5' }],
    ['range', { set: { slayers: '21' } }, 'parameter-range', { min: 0, max: 20 }],
    ['below', { set: { slayers: '-1' } }, 'parameter-range', { min: 0, max: 20 }],
    ['choice', { set: { first: 'bleu' } }, 'parameter-choice', { allowed: ['red', 'blue', 'drawn'] }, 'blue'],
    ['choice of a table', { players: 3, set: { first: 'blue' } }, 'parameter-choice', { allowed: ['red'] }],
    [
      'negative rest',
      { set: { slayers: '12' } },
      'negative-rest',
      { what: 'commoner', sum: '12 - 12 - 1 - 1 - 2 - 1 - 2 = -7' },
    ],
    ['pool', { players: 5 }, 'pool-too-small', { needed: 6, available: 5 }],
    ['reading rule', { readings: { '4.1': 'x' } }, 'unknown-reading-rule', { rule: '4.1' }, '4.10'],
    ['reading', { readings: { '4.10': 'anyone' } }, 'unknown-reading', { reading: 'anyone' }, 'any-one'],
    ['rule', { without: ['4.01'] }, 'unknown-rule', { rule: '4.01' }, '4.1'],
    ['fact', { without: ['3.5.1'] }, 'not-a-rule', { rule: '3.5.1' }],
    ['both', { without: ['4.1'], rules: ['4.2'] }, 'without-and-rules', {}],
    ['deck', { weights: { mian: 'deals' } }, 'unknown-deck', { deck: 'mian' }, 'main'],
    ['weights', { weights: { main: 'shuffle' } }, 'unknown-weights', { weights: 'shuffle' }, 'shuffles'],
    ['equal names', { pool: ['a', 'b', ' Ａ', 'c', 'd'] }, 'pool-equal-names', { name: ' Ａ', lines: [1, 3] }],
    ['a prototype key', { set: JSON.parse('{"__proto__":"1"}') }, 'unknown-parameter', { parameter: '__proto__' }],
  ])('refuses an unknown or impossible %s', (_, request, code, what, hint) => {
    const fault = faultOf(() => normalise(sample, request));
    expect(fault).toMatchObject({ kind: 'bad', code, with: what });
    expect(fault.hint).toBe(hint);
  });
});

describe('canonical JSON of a selection', () => {
  it('is frozen', () => {
    // Does not change within a scheme: streams and commitments are made of it.
    expect(selectionJson(normalise(sample, { pins: ['1=杀手'], pool: pooled, without: ['4.1'] }))).toBe(
      '{"players":4,"set":{"first":"red","slayers":2},"readings":{"3.5.1":"distinct","4.10":"unaligned"},"without":["4.1"],' +
        '"pins":["1=killer"],"weights":{"heroes":"shuffles","main":"deals"},"pool":["关羽","张飞","吕布","貂蝉","华佗","赵云"]}',
    );
  });

  it('does not depend on the order of keys, nor on how JavaScript orders keys that look like numbers', () => {
    const base = normalise(sample, {});
    const json = selectionJson({ ...base, readings: { '9': 'a', '10': 'b', '1.5': 'c' } });
    expect(json).toContain('"readings":{"1.5":"c","10":"b","9":"a"}');
    expect(selectionJson({ ...base, readings: { '10': 'b', '1.5': 'c', '9': 'a' } })).toBe(json);
  });
});
