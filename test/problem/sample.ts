/**
 * A small ruleset in TypeScript with everything that a selection can touch: three roles (one without a side), parameters, `rest`, two
 * decks (one a pool with a stock), attributes, readings, every form of rule.
 */
import type {
  Amount,
  AttributeId,
  Card,
  CardId,
  DeckId,
  FactionId,
  Form,
  Item,
  ParameterId,
  Presentation,
  ReadingName,
  RoleId,
  RuleId,
  Ruleset,
  RulesetId,
  Text,
} from '../../src/ruleset/model.ts';

export const role = (id: string) => id as RoleId;
export const cardId = (id: string) => id as CardId;
export const deckId = (id: string) => id as DeckId;
export const faction = (id: string) => id as FactionId;
export const attribute = (id: string) => id as AttributeId;
export const ruleId = (id: string) => id as RuleId;
const reading = (name: string) => name as ReadingName;
const parameter = (id: string) => id as ParameterId;

export const card = (id: string): Item => ({ kind: 'card', card: cardId(id) });
export const ofFaction = (id: string): Item => ({ kind: 'faction', faction: faction(id) });
export const marked = (id: string): Item => ({ kind: 'attribute', attribute: attribute(id) });

export const text = (zh: string, en = zh): Text => ({ zh, en });
export const n = (value: number): Amount => ({ kind: 'number', value });

export const noPresentation: Presentation = {
  public: { roles: [], cards: [] },
  knows: [],
  judge: null,
  inquiries: [],
  discard: null,
  choice: null,
  points: null,
  order: [],
  places: null,
  aliases: false,
  substitutes: 0,
  roster: [],
  notes: [],
  duties: [],
  camps: null,
};

function cards(entries: Record<string, [zh: string, faction: string | null, copies: Amount, also?: string[]]>): Card[] {
  return Object.entries(entries).map(([id, [zh, side, copies, also]]) => ({
    id: cardId(id),
    name: text(zh, id.replaceAll('-', ' ')),
    faction: side === null ? null : faction(side),
    copies,
    also: also ?? [],
    does: null,
  }));
}

export function rule(id: string, form: Form): Ruleset['rules'][number] {
  return {
    id: ruleId(id),
    text: text(`条款${id}`, `clause ${id}`),
    form: { rule: null, cases: [{ reading: null, value: form }] },
  };
}

export const sample: Ruleset = {
  id: 'sample' as RulesetId,
  name: text('样例', 'Sample'),
  about: text('测试', 'For tests'),
  factions: ['killer', 'villager', 'neutral'].map((id) => ({ id: faction(id), name: text(id) })),
  roles: [
    { id: role('killer'), name: text('杀手', 'Killer'), own: faction('killer'), mayOwn: [] },
    { id: role('villager'), name: text('平民', 'Villager'), own: faction('villager'), mayOwn: [] },
    {
      id: role('chooser'),
      name: text('自选立场者', 'Chooser'),
      own: null,
      mayOwn: [faction('killer'), faction('villager')],
    },
  ],
  decks: [
    {
      id: deckId('main'),
      name: text('牌'),
      weights: 'deals',
      pool: false,
      cards: cards({
        slayer: ['杀手', 'killer', { kind: 'parameter', parameter: parameter('slayers') }],
        demon: ['恶魔', 'killer', n(1)],
        sniper: ['狙击手', 'villager', n(1)],
        seer: ['占卜', 'villager', n(2)],
        vest: ['防弹衣', 'neutral', n(1)],
        counter: ['反狙击手', 'neutral', n(2), ['反狙击']],
        commoner: ['庶民', null, { kind: 'rest' }],
      }),
    },
    {
      id: deckId('heroes'),
      name: text('武将'),
      weights: 'shuffles',
      pool: true,
      cards: cards({
        zhang: ['张飞', null, n(1)],
        guan: ['关羽', null, n(1)],
        liu: ['刘备', null, n(1)],
        cao: ['曹操', null, n(1)],
        sun: ['孙权', null, n(1)],
      }),
    },
  ],
  attributes: [
    { id: attribute('killer-mark'), name: text('杀手属性'), also: [] },
    { id: attribute('seer-mark'), name: text('占卜属性'), also: [] },
  ],
  attributeFacts: [
    {
      id: ruleId('3.5.1'),
      text: text('秘密属性'),
      deck: deckId('main'),
      plan: {
        rule: ruleId('3.5.1'),
        cases: [
          {
            reading: reading('distinct'),
            value: {
              on: [cardId('vest'), cardId('counter')],
              counts: [
                { attribute: attribute('killer-mark'), count: 1 },
                { attribute: attribute('seer-mark'), count: 1 },
              ],
              sets: [[], [attribute('killer-mark')], [attribute('seer-mark')]],
            },
          },
          {
            reading: reading('overlay'),
            value: {
              on: [cardId('vest'), cardId('counter')],
              counts: [
                { attribute: attribute('killer-mark'), count: 1 },
                { attribute: attribute('seer-mark'), count: 1 },
              ],
              sets: [
                [],
                [attribute('killer-mark')],
                [attribute('killer-mark'), attribute('seer-mark')],
                [attribute('seer-mark')],
              ],
            },
          },
        ],
      },
    },
  ],
  parameters: [
    {
      kind: 'number',
      id: parameter('slayers'),
      name: text('杀手牌数'),
      min: 0,
      max: 20,
      defaults: [
        { seats: 3, value: 2 },
        { seats: 4, value: 2 },
        { seats: 5, value: 2 },
      ],
    },
    {
      kind: 'choice',
      id: parameter('first'),
      name: text('先手'),
      values: ['red', 'blue', 'drawn'].map((id) => ({ id, name: text(id) })),
      defaults: [
        { seats: 3, value: 'red', allowed: ['red'] },
        { seats: 4, value: 'red', allowed: ['red', 'blue', 'drawn'] },
        { seats: 5, value: 'red', allowed: ['red'] },
      ],
    },
  ],
  tables: [4, 3, 5].map((seats) => ({
    seats,
    roles: [
      { role: role('killer'), count: n(1) },
      { role: role('villager'), count: { kind: 'rest' } },
      ...(seats === 3 ? [] : [{ role: role('chooser'), count: n(1) }]),
    ],
    hands: [
      {
        deck: deckId('main'),
        sizes: ['killer', 'villager', 'chooser']
          .slice(0, seats === 3 ? 2 : 3)
          .map((id) => ({ role: role(id), size: 3 })),
      },
      {
        deck: deckId('heroes'),
        sizes: [
          { role: role('killer'), size: 2 },
          { role: role('villager'), size: 1 },
          ...(seats === 3 ? [] : [{ role: role('chooser'), size: 1 }]),
        ],
      },
    ],
    stock: [deckId('heroes')],
    leaveOut: seats === 3 ? [cardId('demon')] : [],
  })),
  readings: [
    {
      rule: ruleId('3.5.1'),
      options: [
        { name: reading('distinct'), text: text('不同') },
        { name: reading('overlay'), text: text('叠加') },
      ],
    },
    {
      rule: ruleId('4.10'),
      options: [
        { name: reading('unaligned'), text: text('无') },
        { name: reading('any-one'), text: text('任一') },
      ],
    },
  ],
  rules: [
    rule('4.1', { form: 'holds', of: [role('killer')], items: [card('slayer')] }),
    rule('4.2', { form: 'only', roles: [role('villager')], items: [card('sniper')] }),
    rule('4.3', { form: 'apart', of: null, items: [card('sniper'), card('counter'), card('demon')] }),
    rule('4.4', { form: 'single', of: null, items: [card('slayer'), card('seer')] }),
    {
      id: ruleId('4.10'),
      text: text('上限'),
      form: {
        rule: ruleId('4.10'),
        cases: (['none', 'any'] as const).map((unsided, index) => ({
          reading: reading(['unaligned', 'any-one'][index]!),
          value: {
            form: 'at-most',
            of: null,
            limits: [
              { of: { kind: 'own' }, n: 2 },
              { of: { kind: 'other' }, n: 1 },
              { of: { kind: 'faction', faction: faction('neutral') }, n: 2 },
            ],
            unsided,
          },
        })),
      },
    },
    rule('4.11', {
      form: 'at-most',
      of: null,
      limits: [{ of: { kind: 'attribute', attribute: attribute('killer-mark') }, n: 1 }],
      unsided: 'none',
    }),
    rule('6.2', { form: 'at-least', of: null, limits: [{ of: { kind: 'own' }, n: 1 }], unsided: 'any' }),
  ],
  presentation: noPresentation,
};
