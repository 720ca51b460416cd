import { describe, expect, it } from 'vitest';
import { ground } from '../../src/problem/ground.ts';
import type { Formula, Requirement } from '../../src/problem/problem.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Form, Ruleset } from '../../src/ruleset/model.ts';
import { faultOf } from '../fault-of.ts';
import { card, cardId, deckId, marked, n, ofFaction, role, rule, sample } from './sample.ts';

const ground4 = (request: SelectionRequest = {}, ruleset: Ruleset = sample) =>
  ground(ruleset, normalise(ruleset, request));
const ruled = (form: Form): Ruleset => ({ ...sample, rules: [rule('x', form)] });
const KILLER = 0;
const VILLAGER = 1;
const CHOOSER = 2;
const [SLAYER, DEMON, SNIPER, SEER, VEST, COUNTER] = [0, 1, 2, 3, 4, 5];
const INF = Number.POSITIVE_INFINITY;

/** A requirement as one line: `4.1 [0] 0≥1`. */
function line({ id, roles, seats, deck, formula }: Requirement): string {
  const scope = [
    roles === null ? 'all' : `[${roles}]`,
    ...(seats === null ? [] : [`seat ${seats}`]),
    ...(deck === 0 ? [] : [`deck ${deck}`]),
  ];
  return `${id} ${scope.join(' ')}: ${formulaLine(formula)}`;
}

function formulaLine(formula: Formula): string {
  if (formula.op === 'not') return `not(${formulaLine(formula.part)})`;
  if (formula.op !== 'bound') return `${formula.op}(${formula.parts.map(formulaLine).join(', ')})`;
  const { cards, attributes: marks, min, max } = formula;
  return `${cards.join('+')}${marks.length === 0 ? '' : `*${marks.join('*')}`} ${min}..${max === INF ? '' : max}`;
}

const lines = (form: Form, request: SelectionRequest = {}) => ground4(request, ruled(form)).requirements.map(line);

describe('the table', () => {
  it('settles roles, copies, rest and hands', () => {
    const problem = ground4();
    expect(problem.seats).toBe(4);
    expect(problem.roles).toEqual([
      { id: 'killer', count: 1 },
      { id: 'villager', count: 2 },
      { id: 'chooser', count: 1 },
    ]);
    expect(problem.decks.map(({ id, weights, hand, stock }) => ({ id, weights, hand, stock }))).toEqual([
      { id: 'main', weights: 'deals', hand: [3, 3, 3], stock: false },
      { id: 'heroes', weights: 'shuffles', hand: [2, 1, 1], stock: true },
    ]);
    expect(problem.decks[0]!.cards).toEqual([
      { id: 'slayer', copies: 2 },
      { id: 'demon', copies: 1 },
      { id: 'sniper', copies: 1 },
      { id: 'seer', copies: 2 },
      { id: 'vest', copies: 1 },
      { id: 'counter', copies: 2 },
      { id: 'commoner', copies: 3 },
    ]);
    expect(problem.ruleset).toEqual({ id: 'sample', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('leaves out what is left out and what has no copies', () => {
    const three = ground4({ players: 3, set: { slayers: '0' } });
    expect(three.roles.map(({ id, count }) => [id, count])).toEqual([
      ['killer', 1],
      ['villager', 2],
    ]);
    expect(three.decks[0]!.cards.map(({ id, copies }) => [id, copies])).toEqual([
      ['sniper', 1],
      ['seer', 2],
      ['vest', 1],
      ['counter', 2],
      ['commoner', 3],
    ]);
    expect(three.requirements.filter(({ id }) => id === '4.1').map(line)).toEqual(['4.1 [0]:  1..']);
  });

  it('marks by the reading', () => {
    const marks = (reading: string) => ground4({ readings: { '3.5.1': reading } }).decks[0]!.attributes;
    expect(marks('distinct')).toEqual({
      id: '3.5.1',
      on: [VEST, COUNTER],
      attributes: [
        { id: 'killer-mark', count: 1 },
        { id: 'seer-mark', count: 1 },
      ],
      sets: [[], [0], [1]],
    });
    expect(marks('overlay')!.sets).toEqual([[], [0], [0, 1], [1]]);
  });

  it('grounds a deck that does not fit, and roles that do not sum to the seats, without a fault', () => {
    const tables = sample.tables.map((table) => ({ ...table, roles: [{ role: role('killer'), count: n(9) }] }));
    const decks = sample.decks.map((deck) =>
      deck.id === 'main' ? { ...deck, cards: deck.cards.filter(({ id }) => id === 'slayer') } : deck,
    );
    const problem = ground4(
      {},
      {
        ...sample,
        tables: tables.map((table) => ({ ...table, stock: [] })),
        decks: [decks[0]!],
        rules: [],
        attributeFacts: [],
      },
    );
    expect(problem.roles).toEqual([{ id: 'killer', count: 9 }]);
    expect(problem.decks[0]!.cards).toEqual([{ id: 'slayer', copies: 2 }]);
  });

  it('plays with a pool, under the fingerprint of the ruleset', () => {
    const pool = ['关羽', '张飞', '吕布', '貂蝉', '华佗', '赵云'];
    const problem = ground4({ players: 5, pool });
    expect(problem.decks[1]!.cards.map(({ id }) => id)).toEqual([
      'guan',
      'zhang',
      'pool-3',
      'pool-4',
      'pool-5',
      'pool-6',
    ]);
    expect(problem.ruleset.fingerprint).toBe(ground4().ruleset.fingerprint);
  });
});

describe('a rule about a card that the pool does not have', () => {
  const pool = ['张飞', '吕布', '貂蝉', '华佗', '赵云', '甄姬'];
  const asked = (form: Form) => lines(form, { pool });

  it('still belongs to the deck of that card', () => {
    expect(asked({ form: 'holds', of: null, items: [card('guan')] })).toEqual(['x all deck 1:  1..']);
    expect(asked({ form: 'never', of: null, items: [card('guan'), card('zhang')] })).toEqual(['x all deck 1: 0 0..0']);
    expect(asked({ form: 'apart', of: null, items: [card('guan'), card('zhang')] })).toEqual([]);
  });
});

describe('forms', () => {
  it('all of the sample', () => {
    expect(ground4().requirements.map(line)).toEqual([
      '4.1 [0]: 0 1..',
      '4.2 [0,2]: 2 0..0',
      '4.3 all: any(2 0..0, 5 0..0)',
      '4.3 all: any(2 0..0, 1 0..0)',
      '4.3 all: any(5 0..0, 1 0..0)',
      '4.4 all: 0 0..1',
      '4.4 all: 3 0..1',
      '4.10 [0]: 0+1 0..2',
      '4.10 [0,2]: 2+3 0..1',
      '4.10 all: 4+5 0..2',
      '4.10 [1]: 2+3 0..2',
      '4.10 [1,2]: 0+1 0..1',
      '4.11 all: 4+5*0 0..1',
      '6.2 [0]: 0+1 1..',
      '6.2 [1]: 2+3 1..',
      '6.2 [2]: any(0+1 1.., 2+3 1..)',
    ]);
  });

  it.each<[string, Form, string[]]>([
    [
      'holds two of one, one of another',
      { form: 'holds', of: null, items: [card('slayer'), card('demon'), card('slayer')] },
      ['x all: 0 2..', 'x all: 1 1..'],
    ],
    [
      'holds of a faction and an attribute',
      { form: 'holds', of: [role('villager')], items: [ofFaction('neutral'), marked('seer-mark')] },
      ['x [1]: 4+5 1..', 'x [1]: 4+5*1 1..'],
    ],
    [
      'never',
      {
        form: 'never',
        of: [role('killer'), role('chooser')],
        items: [card('sniper'), ofFaction('killer'), marked('killer-mark')],
      },
      ['x [0,2]: 0+1+2 0..0', 'x [0,2]: 4+5*0 0..0'],
    ],
    [
      'apart of factions',
      { form: 'apart', of: null, items: [ofFaction('killer'), card('vest')] },
      ['x all: any(0+1 0..0, 4 0..0)'],
    ],
    ['apart names a card twice: nothing', { form: 'apart', of: null, items: [card('vest'), card('vest')] }, []],
    [
      'single of a faction and of an attribute',
      { form: 'single', of: null, items: [ofFaction('neutral'), marked('seer-mark')] },
      ['x all: 4 0..1', 'x all: 5 0..1', 'x all: 4+5*1 0..1'],
    ],
    [
      'at-least own, none unsided',
      { form: 'at-least', of: null, limits: [{ of: { kind: 'own' }, n: 1 }], unsided: 'none' },
      ['x [0]: 0+1 1..', 'x [1]: 2+3 1..', 'x [2]:  1..'],
    ],
    [
      'at-least other',
      { form: 'at-least', of: [role('killer')], limits: [{ of: { kind: 'other' }, n: 2 }], unsided: 'none' },
      ['x [0]: 2+3 2..', 'x [0]: 4+5 2..'],
    ],
    [
      'all splits',
      {
        form: 'all',
        parts: [
          { form: 'holds', of: [role('killer')], items: [card('slayer')] },
          { form: 'never', of: null, items: [card('vest')] },
        ],
      },
      ['x [0]: 0 1..', 'x all: 4 0..0'],
    ],
    [
      'any',
      {
        form: 'any',
        of: [role('chooser')],
        parts: [
          { form: 'holds', of: null, items: [card('slayer'), card('demon')] },
          { form: 'never', of: null, items: [card('vest')] },
        ],
      },
      ['x [2]: any(all(0 1.., 1 1..), 4 0..0)'],
    ],
    [
      'not',
      { form: 'not', of: null, part: { form: 'apart', of: null, items: [card('slayer'), card('vest')] } },
      ['x all: not(any(0 0..0, 4 0..0))'],
    ],
    [
      'only inside any',
      {
        form: 'any',
        of: null,
        parts: [
          { form: 'only', roles: [role('villager')], items: [card('sniper')] },
          { form: 'holds', of: null, items: [card('vest')] },
        ],
      },
      ['x [0,2]: any(2 0..0, 4 1..)'],
    ],
  ])('%s', (_, form, wanted) => {
    expect(lines(form)).toEqual(wanted);
  });

  it('a card that is not in play: held never, needed never to be had, in an any no choice', () => {
    const three = { players: 3 };
    expect(lines({ form: 'holds', of: null, items: [card('demon')] }, three)).toEqual(['x all:  1..']);
    expect(lines({ form: 'never', of: null, items: [card('demon')] }, three)).toEqual([]);
    expect(lines({ form: 'not', of: null, part: { form: 'holds', of: null, items: [card('demon')] } }, three)).toEqual(
      [],
    );
    expect(lines({ form: 'not', of: null, part: { form: 'never', of: null, items: [card('demon')] } }, three)).toEqual([
      'x all: any()',
    ]);
    expect(
      lines(
        {
          form: 'any',
          of: null,
          parts: [
            { form: 'holds', of: null, items: [card('demon')] },
            { form: 'holds', of: null, items: [card('vest')] },
          ],
        },
        three,
      ),
    ).toEqual(['x all: 3 1..']);
  });

  it('readings choose the form', () => {
    const chooser = ground4({ readings: { '4.10': 'any-one' } }).requirements.filter(
      ({ id, roles }) => id === '4.10' && roles?.includes(CHOOSER),
    );
    expect(chooser.map(line)).toEqual([
      '4.10 [2]: any(all(0+1 0..2, 2+3 0..1, 4+5 0..2), all(2+3 0..2, 0+1 0..1, 4+5 0..2))',
    ]);
  });

  it('leaves rules out by number', () => {
    expect(ground4({ rules: ['4.1'] }).requirements.map(({ id }) => id)).toEqual(['4.1']);
    expect(ground4({ without: ['4.1'] }).requirements.some(({ id }) => id === '4.1')).toBe(false);
  });

  it('a rule belongs to the one deck that it speaks of', () => {
    expect(lines({ form: 'apart', of: null, items: [card('zhang'), card('guan')] })).toEqual([
      'x all deck 1: any(0 0..0, 1 0..0)',
    ]);
    expect(faultOf(() => lines({ form: 'apart', of: null, items: [card('zhang'), card('slayer')] }))).toMatchObject({
      kind: 'bad',
      code: 'rule-decks',
      with: { rule: 'x', decks: ['main', 'heroes'] },
    });
  });
});

describe('pins', () => {
  const pinned = (pins: string[], request: SelectionRequest = {}) => {
    const problem = ground4({ ...request, rules: [], pins });
    return [
      ...problem.seatRoles.map(({ id, seat, roles }) => `${id} seat ${seat}: [${roles}]`),
      ...problem.requirements.map(line),
    ];
  };

  it.each<[string, string[]]>([
    ['1=villager', [`1=villager seat 0: [${VILLAGER}]`]],
    ['!1=villager', [`!1=villager seat 0: [${KILLER},${CHOOSER}]`]],
    [
      '2:杀手,杀手,恶魔',
      [`2:demon,slayer,slayer all seat 1: ${DEMON} 1..`, `2:demon,slayer,slayer all seat 1: ${SLAYER} 2..`],
    ],
    ['!2:狙击手', [`!2:sniper all seat 1: ${SNIPER} 0..0`]],
    ['!2:vest*killer-mark', [`!2:vest*killer-mark all seat 1: ${VEST}*0 0..0`]],
    ['!2:seer*killer-mark', ['!2:seer*killer-mark all seat 1: all()']],
    ['2:seer*killer-mark', ['2:seer*killer-mark all seat 1:  1..']],
    [
      '2:counter,counter*killer-mark',
      [
        `2:counter,counter*killer-mark all seat 1: ${COUNTER} 2..`,
        `2:counter,counter*killer-mark all seat 1: ${COUNTER}*0 1..`,
      ],
    ],
    ['2:杀手,张飞', ['2:slayer,zhang all seat 1: 0 1..', '2:slayer,zhang all seat 1 deck 1: 0 1..']],
  ])('%s', (pin, wanted) => {
    expect(pinned([pin])).toEqual(wanted);
    expect(SEER).toBe(3);
  });

  it('what is pinned but not in play cannot be kept', () => {
    expect(pinned(['1=chooser', '2:demon', '!2:demon'], { players: 3 })).toEqual([
      '1=chooser seat 0: []',
      '!2:demon all seat 1: all()',
      '2:demon all seat 1:  1..',
    ]);
  });

  it('two marks on two copies need two copies where one could carry both', () => {
    const pin = '2:counter*killer-mark,counter*seer-mark';
    expect(pinned([pin], { readings: { '3.5.1': 'overlay' } })).toHaveLength(1);
    const { formula } = ground4({ rules: [], pins: [pin], readings: { '3.5.1': 'overlay' } }).requirements[0]!;
    // Exactly one pair of copies serves it: {killer-mark}, {seer-mark}, or either with the other's mark too.
    expect(formulaLine(formula).split('5 2..2').length - 1).toBe(5 - 1);
  });

  it('deck ids are those of the ruleset', () => {
    expect(ground4().decks.map(({ id }) => id)).toEqual([deckId('main'), deckId('heroes')]);
    expect(cardId('slayer')).toBe(ground4().decks[0]!.cards[0]!.id);
  });
});
