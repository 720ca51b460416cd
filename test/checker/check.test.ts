import { describe, expect, it } from 'vitest';
import { check } from '../../src/checker/check.ts';
import type { PartialDeal } from '../../src/problem/problem.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import { attribute, cardId, deckId, role, sample } from '../problem/sample.ts';

/** `role: cards` a seat; `_` for an open role, a trailing `?` for an incomplete hand, `-` for an unknown one. Heroes in seat order. */
function deal(
  seats: readonly string[],
  heroes: readonly string[] = ['zhang guan', 'liu', 'cao', 'sun'],
  marks = true,
): PartialDeal {
  const hand = (text: string) => {
    const words = text.trim().split(/\s+/u).filter(Boolean);
    if (words[0] === '-') return null;
    return {
      complete: !words.includes('?'),
      cards: words
        .filter((word) => word !== '?')
        .map((word) => {
          const [card, ...carried] = word.split('*');
          return { card: cardId(card!), attributes: carried.map(attribute) };
        }),
    };
  };
  const split = seats.map((text) => text.split(':'));
  return {
    seats: seats.length,
    roles: split.map(([name]) => (name === '_' ? null : role(name!))),
    hands: [
      { deck: deckId('main'), seats: split.map(([, cards]) => hand(cards!)) },
      { deck: deckId('heroes'), seats: heroes.map(hand) },
    ],
    marked: marks,
    names: seats.map(() => null),
  };
}

const legal = [
  'killer: slayer demon vest*killer-mark',
  'villager: slayer seer counter*seer-mark',
  'villager: sniper seer commoner',
  'chooser: counter commoner commoner',
];
const noLast = { without: ['6.2'] };
const found = (given: PartialDeal, request: SelectionRequest = {}) =>
  check(sample, normalise(sample, request), given).map(({ kind, id, seats, cards, detail }) =>
    [kind, id, seats.join('+'), cards.join(' '), detail.what].join(' | '),
  );
const broken = (seat: number, text: string, request: SelectionRequest = noLast) =>
  found(deal(legal.map((line, index) => (index === seat - 1 ? text : line))), request);

describe('the plain checker', () => {
  it('passes a legal deal', () => {
    expect(found(deal(legal), noLast)).toEqual([]);
  });

  it('tells the rule that a hand breaks by lacking something', () => {
    expect(found(deal(legal))).toEqual(['rule | 6.2 | 4 |  | lacks']);
  });

  it.each<[string, string[], string[]]>([
    [
      'holds',
      [
        'killer: sniper demon vest*killer-mark',
        'villager: slayer seer counter*seer-mark',
        'villager: slayer seer commoner',
        legal[3]!,
      ],
      ['rule | 4.1 | 1 | slayer | lacks', 'rule | 4.2 | 1 | sniper | holds', 'rule | 4.3 | 1 | sniper demon | holds'],
    ],
    [
      'single, at-most',
      [
        'killer: slayer slayer demon',
        'villager: seer vest*killer-mark counter*seer-mark',
        'villager: sniper seer commoner',
        legal[3]!,
      ],
      ['rule | 4.4 | 1 | slayer slayer | holds', 'rule | 4.10 | 1 | slayer slayer demon | holds'],
    ],
    [
      'apart',
      [
        'killer: slayer demon vest*killer-mark',
        'villager: slayer seer commoner',
        'villager: sniper seer counter*seer-mark',
        legal[3]!,
      ],
      ['rule | 4.3 | 3 | sniper counter | holds'],
    ],
  ])('%s', (_, seats, wanted) => {
    expect(found(deal(seats), noLast)).toEqual(wanted);
  });

  it.each<[string, number, string, string[]]>([
    [
      'a card too many and one too few',
      4,
      'chooser: slayer commoner commoner',
      ['fact | copies | 1+2+4 | slayer | copies', 'fact | copies | 2 | counter | copies'],
    ],
    [
      'a hand too small',
      4,
      'chooser: counter commoner',
      ['fact | hand | 4 |  | hand-size', 'fact | copies | 3+4 | commoner | copies'],
    ],
    [
      'a mark too many',
      4,
      'chooser: counter*killer-mark commoner commoner',
      ['fact | 3.5.1 | 1+4 | vest counter | mark-count'],
    ],
    [
      'marks that exclude each other',
      2,
      'villager: slayer seer counter*killer-mark*seer-mark',
      ['fact | 3.5.1 | 2 | counter | mark-set', 'fact | 3.5.1 | 1+2 | vest counter | mark-count'],
    ],
    [
      'a mark on a card that carries none',
      1,
      'killer: slayer demon*killer-mark vest',
      ['fact | 3.5.1 | 1 | demon | mark-set'],
    ],
    ['a mark that is missing', 2, 'villager: slayer seer counter', ['fact | 3.5.1 |  |  | mark-count']],
    [
      'roles',
      4,
      'villager: counter commoner commoner',
      ['fact | roles | 2+3+4 |  | role-count', 'fact | roles |  |  | role-count'],
    ],
  ])('fact: %s', (_, seat, text, wanted) => {
    expect(broken(seat, text)).toEqual(wanted);
  });

  it('a role that does not sit here, a card that is not in play', () => {
    const three = deal(
      [
        'killer: slayer demon vest*killer-mark',
        'villager: slayer seer counter*seer-mark',
        'chooser: sniper seer counter',
      ],
      ['zhang guan', 'liu', 'cao'],
    );
    expect(found(three, { players: 3, rules: [] })).toEqual([
      'fact | roles | 3 |  | role-absent',
      'fact | roles | 2 |  | role-count',
      'fact | copies | 1 | demon | not-in-play',
      'fact | copies |  | commoner | copies',
    ]);
  });

  it('a hero twice; the stock may keep the rest', () => {
    expect(found(deal(legal, ['zhang guan', 'zhang', 'cao', 'sun']), noLast)).toEqual([
      'fact | copies | 1+2 | zhang | copies',
    ]);
  });

  it('readings', () => {
    const seats = [
      legal[0]!,
      'villager: slayer commoner counter*seer-mark',
      'villager: sniper commoner commoner',
      'chooser: seer seer counter',
    ];
    const without = { without: ['6.2', '4.4'] };
    expect(found(deal(seats), without)).toEqual(['rule | 4.10 | 4 | seer seer | holds']);
    expect(found(deal(seats), { ...without, readings: { '4.10': 'any-one' } })).toEqual([]);
  });

  it('pins and bans', () => {
    const pins = [
      '1=villager',
      '2:seer,slayer',
      '2:seer,seer',
      '!3:sniper',
      '!2:counter*seer-mark',
      '!2:counter*killer-mark',
      '1:vest*killer-mark',
    ];
    expect(found(deal(legal), { ...noLast, pins })).toEqual([
      'fact | !2:counter*seer-mark | 2 | counter | pin',
      'fact | !3:sniper | 3 | sniper | pin',
      'fact | 1=villager | 1 |  | pin',
      'fact | 2:seer,seer | 2 | seer seer | pin',
    ]);
  });
});

describe('deals that are not complete', () => {
  it.each<[string, string[], string[]]>([
    ['nothing is known', ['_:-', '_:-', '_:-', '_:-'], []],
    ['what may still come is not missing', ['killer: vest ?', '_:-', '_:-', '_:-'], []],
    [
      'no place is left for what is missing',
      ['killer: vest demon seer ?', '_:-', '_:-', '_:-'],
      ['rule | 4.1 | 1 | slayer | lacks'],
    ],
    [
      'two cards that may not meet',
      ['_: sniper demon ?', '_:-', '_:-', '_:-'],
      ['rule | 4.3 | 1 | sniper demon | holds'],
    ],
    ['an open role that only one could have', ['_: sniper ?', '_:-', '_:-', '_:-'], []],
    ['no role will do', ['_: slayer slayer seer', '_:-', '_:-', '_:-'], ['rule | 4.4 | 1 | slayer slayer | holds']],
    ['a copy too many', ['_: sniper ?', '_: sniper ?', '_:-', '_:-'], ['fact | copies | 1+2 | sniper | copies']],
    [
      'too many cards in a hand',
      ['_: slayer vest seer commoner ?', '_:-', '_:-', '_:-'],
      ['fact | hand | 1 |  | hand-size'],
    ],
  ])('%s', (_, seats, wanted) => {
    expect(found(deal(seats, ['-', '-', '-', '-'], false))).toEqual(wanted);
  });

  it('marks are open unless they are told', () => {
    const seats = legal.map((line) => line.replaceAll(/\*\S+/gu, ''));
    expect(found(deal(seats, undefined, false), noLast)).toEqual([]);
    expect(found(deal(seats, undefined, true), noLast)).toEqual([
      'fact | 3.5.1 |  |  | mark-count',
      'fact | 3.5.1 |  |  | mark-count',
    ]);
  });
});
