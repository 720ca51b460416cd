import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factReader, factText } from '../../src/problem/facts.ts';
import { faultOf } from '../fault-of.ts';
import { attribute, cardId, deckId, sample } from './sample.ts';

const names = ['苹果', 'a=b', 'x:杀手', '1', '@me', '!2'];
const players = 6;
const reader = factReader({ ruleset: sample, players, names });
const texts = (text: string, ban = false) => reader.fact(text, ban).map((fact) => factText(fact, sample));

describe('facts', () => {
  it.each([
    ['2=killer', '2=killer'],
    ['２＝杀手', '2=killer'],
    ['苹果=Killer', '1=killer'],
    ['苹果:狙击手', '1:sniper'],
    ['2:SNIPER', '2:sniper'],
    ['2:反狙击', '2:counter'],
    ['2: 反 狙击手 ', '2:counter'],
    ['3:杀手,恶魔', '3:demon,slayer'],
    ['3：杀手，占卜、占卜', '3:seer,seer,slayer'],
    ['3:防弹衣*杀手属性', '3:vest*killer-mark'],
    ['3:防弹衣＊占卜属性*killer-mark', '3:vest*killer-mark*seer-mark'],
    ['a=b=villager', '2=villager'],
    ['a=b:杀手', '2:slayer'],
    ['x:杀手:杀手', '3:slayer'],
    ['x:杀手=平民', '3=villager'],
    ['1=killer', '1=killer'],
    ['@1=killer', '4=killer'],
    ['@me=killer', '5=killer'],
    ['@@me=killer', '5=killer'],
    ['!2=killer', '6=killer'],
    ['!3=killer', '!3=killer'],
    ['！1:狙击手,恶魔', '!1:demon'],
    ['2:main/杀手', '2:slayer'],
    ['2:武将/张飞', '2:zhang'],
    ['2:杀手,张飞', '2:slayer,zhang'],
  ])('%s is %s', (text, normal) => {
    expect(texts(text)[0]).toBe(normal);
  });

  it('forbids each card of a ban, and each only once in a selection', () => {
    expect(texts('2:狙击手,占卜*杀手属性', true)).toEqual(['!2:seer*killer-mark', '!2:sniper']);
    expect(texts('!3:sniper,sniper')).toEqual(['!3:sniper', '!3:sniper']);
  });

  it.each([
    ['no split', 'fact-form', undefined],
    ['', 'fact-form', undefined],
    ['2:反阻击手', 'unknown-card', '反狙击手'],
    ['2:', 'unknown-card', undefined],
    ['2:杀手,,恶魔', 'unknown-card', undefined],
    ['2=killr', 'unknown-role', 'Killer'],
    ['2:防弹衣*杀属性', 'unknown-attribute', '杀手属性'],
    ['7=killer', 'seat-range', undefined],
    ['0=killer', 'seat-range', undefined],
    ['平果=killer', 'unknown-player', '苹果'],
    ['2=杀手:平民', 'unknown-card', undefined],
  ])('%s is the fault %s', (text, code, hint) => {
    expect(faultOf(() => reader.fact(text, false))).toMatchObject({ kind: 'bad', code, ...(hint ? { hint } : {}) });
  });

  it('asks for names where a name stands and none are known', () => {
    expect(faultOf(() => factReader({ ruleset: sample, players, names: [] }).fact('苹果=killer', false)).code).toBe(
      'names-needed',
    );
  });

  it('names the deck of a card that two decks have', () => {
    const twice = {
      ...sample,
      decks: sample.decks.map((deck) => ({
        ...deck,
        cards: [...deck.cards, { ...sample.decks[0]!.cards[0]!, id: cardId('twin') }],
      })),
    };
    const both = factReader({ ruleset: twice, players, names: [] });
    expect(faultOf(() => both.fact('1:twin', false))).toMatchObject({
      code: 'card-in-two-decks',
      with: { decks: ['main/twin', 'heroes/twin'] },
    });
    expect(both.fact('1:heroes/twin', false).map((fact) => factText(fact, twice))).toEqual(['1:heroes/twin']);
  });

  it('finds seats by WHO', () => {
    expect(['苹果', ' 苹果 ', '2', '@1', '!2'].map((who) => reader.who(who))).toEqual([0, 0, 1, 3, 5]);
  });

  it('reads its own normal form back, whatever the fact', () => {
    const cards = sample.decks.flatMap((deck) => deck.cards.map((card) => ({ deck: deck.id, card: card.id })));
    const factCard = fc.record({
      card: fc.constantFrom(...cards),
      attributes: fc.subarray([attribute('killer-mark'), attribute('seer-mark')]),
    });
    const anyFact = fc.record({
      ban: fc.boolean(),
      seat: fc.integer({ min: 1, max: players }),
      cards: fc.array(factCard, { minLength: 1, maxLength: 5 }),
    });
    const plain = factReader({ ruleset: sample, players, names: [] });
    fc.assert(
      fc.property(anyFact, ({ ban, seat, cards: held }) => {
        const words = held.map(({ card, attributes }) => [card.card, ...attributes].join('*')).join(',');
        const normal = plain.fact(`${seat}:${words}`, ban).map((fact) => factText(fact, sample));
        expect(normal.flatMap((text) => plain.fact(text, false)).map((fact) => factText(fact, sample))).toEqual(normal);
        expect(normal.every((text) => text.startsWith('!') === ban)).toBe(true);
      }),
      { seed: 20_26, numRuns: 200 },
    );
  });
});

describe('cards of facts', () => {
  it('carry their deck', () => {
    expect(reader.fact('2:张飞', false)).toEqual([
      {
        kind: 'cards',
        ban: false,
        seat: 2,
        cards: [{ deck: deckId('heroes'), card: cardId('zhang'), attributes: [] }],
      },
    ]);
  });
});
