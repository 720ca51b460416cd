import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { draw } from '../../src/deal/draw.ts';
import { fromFile } from '../../src/deal/from-file.ts';
import { fileMaker, toFile } from '../../src/deal/to-file.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Camps, Ruleset } from '../../src/ruleset/model.ts';
import { deckId, n, noPresentation, role, sample, text } from '../problem/sample.ts';

const camps: Camps = {
  camps: [
    { id: 'red', name: text('红'), roles: [role('killer'), role('chooser')] },
    { id: 'blue', name: text('蓝'), roles: [role('villager')] },
  ],
  first: sample.parameters[1]!.id,
  direction: 'counterclockwise',
  pairing: true,
};
/** The sample with two of each hero, so that a stock is left. */
const base: Ruleset = {
  ...sample,
  decks: sample.decks.map((deck) =>
    deck.id === 'heroes' ? { ...deck, cards: deck.cards.map((card) => ({ ...card, copies: n(2) })) } : deck,
  ),
};
const talking: Ruleset = { ...base, presentation: { ...noPresentation, camps, order: [deckId('main')] } };

describe('a deal as a file', () => {
  const { problem, files } = deals(talking, { players: 4, set: { first: 'drawn' } }, 'moon', 200);

  it('is a deal file', async () => {
    for (const file of files.slice(0, 20)) expect(await fromFile(JSON.parse(JSON.stringify(file)), 'f')).toEqual(file);
  });

  it('deals every card in play once for each copy, hands and stock together', () => {
    for (const file of files) {
      problem.decks.forEach((deck) => {
        const out = [...file.seats.flatMap(({ hands }) => hands[deck.id]!), ...(file.stock?.[deck.id] ?? [])];
        const copies = deck.cards.map(({ id }) => out.filter(({ card }) => card === id).length);
        expect(copies).toEqual(deck.cards.map((card) => card.copies));
      });
    }
  });

  it('lists hands in ruleset order and stock and order in one of their own', () => {
    const place = new Map(problem.decks.flatMap(({ cards }) => cards.map(({ id }, at) => [id, at] as const)));
    const rising = (cards: readonly { readonly card: string }[]) =>
      cards.every(({ card }, at) => at === 0 || placeOf(cards[at - 1]!.card) <= placeOf(card));
    const placeOf = (card: string) => [...place].find(([id]) => id === card)?.[1] ?? -1;
    for (const { seats } of files)
      for (const { hands } of seats) for (const hand of Object.values(hands)) expect(rising(hand)).toBe(true);
    expect(files.some(({ stock }) => !rising(stock![deckId('heroes')]!))).toBe(true);
    // each seat's three cards in each of the 6 orders: 800 hands, 133 of each expected, six deviations are 63 (10^-8 by chance)
    const orders = new Map<string, number>();
    for (const { seats } of files) {
      for (const { order } of seats) {
        const key = order![deckId('main')]!.join('');
        orders.set(key, (orders.get(key) ?? 0) + 1);
      }
    }
    expect([...orders.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const seen of orders.values()) expect(Math.abs(seen - 800 / 6)).toBeLessThan(63);
  });

  it('draws who acts first where that is asked for, and pairs the camps', () => {
    const red = files.filter(({ first }) => first === 'red').length;
    expect(files.every(({ first }) => first === 'red' || first === 'blue')).toBe(true);
    expect(Math.abs(red - 100)).toBeLessThan(43); // six deviations of 200 coin tosses: 10^-9 by chance
    for (const { first, pairings, seats } of files) {
      const attackers = seats.filter((seat) => (seat.role === 'villager') === (first === 'blue'));
      expect(pairings?.[0]?.map(({ attacker }) => attacker)).toEqual(attackers.map(({ seat }) => seat));
    }
  });

  it('asks for the extra draws in streams of their own: the cards never change', () => {
    const plain = deals(base, { players: 4, set: { first: 'drawn' } }, 'moon', 1).files;
    expect(plain[0]).not.toHaveProperty('first');
    expect(plain[0]?.seats[0]).not.toHaveProperty('order');
    // the fingerprint covers table talk, so that the seeds of the two rulesets differ: compare by number
    const numbered = (ruleset: Ruleset, number: bigint) => {
      const made = ground(ruleset, normalise(ruleset, { players: 4, set: { first: 'drawn' } }));
      const diagram = compile(made);
      const part = { dealt: diagram.unrank(number), seed: null, index: null, number, legal: diagram.legal };
      return toFile(ruleset, made, part).seats.map(({ order: _, ...seat }) => seat);
    };
    for (const number of [0n, 1n, 777n]) expect(numbered(talking, number)).toEqual(numbered(base, number));
  });

  it('carries names where there are some', () => {
    const diagram = compile(problem);
    const part = { dealt: diagram.unrank(0n), seed: null, index: null, number: 0n, legal: diagram.legal };
    const names = ['苹果', '楼兰', '警花', '__proto__'];
    expect(toFile(talking, problem, { ...part, names }).seats.map(({ name }) => name)).toEqual(names);
    expect(toFile(talking, problem, part).seats.map(({ name }) => name)).toEqual([null, null, null, null]);
  });

  it('is the same twice, and for any split of the batch', () => {
    const again = deals(talking, { players: 4, set: { first: 'drawn' } }, 'moon', 200);
    expect(JSON.stringify(again.files)).toBe(JSON.stringify(files));
    const make = fileMaker(talking, problem);
    const diagram = compile(problem);
    const late = [...draw(problem, diagram, 'moon', { from: 150, count: 50 })];
    expect(late.map((drawn) => make({ ...drawn, seed: 'moon', legal: diagram.legal }))).toEqual(files.slice(150));
  });
});

function deals(ruleset: Ruleset, request: Parameters<typeof normalise>[1], seed: string, count: number) {
  const problem: Problem = ground(ruleset, normalise(ruleset, request));
  const diagram = compile(problem);
  const make = fileMaker(ruleset, problem);
  const files = [...draw(problem, diagram, seed, { count })].map((drawn) =>
    make({ ...drawn, seed, legal: diagram.legal }),
  );
  return { problem, files };
}
