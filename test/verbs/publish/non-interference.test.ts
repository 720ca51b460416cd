/**
 * Nothing leaks: the public notice is a function of the public facts, a private message of what its player may know. Shown by
 * changing everything else and looking for a difference of one byte.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealFile, DealSeat } from '../../../src/deal/deal-file.ts';
import { knownTo } from '../../../src/deal/presentation/knowledge.ts';
import { publicPart } from '../../../src/deal/presentation/public.ts';
import type { Ruleset } from '../../../src/ruleset/model.ts';
import { type Audience, publication, publications } from '../../../src/verbs/publish/answer.ts';
import { dressed, table } from '../../deal/presentation/dealt.ts';

const audiences: readonly Audience[] = [
  { lang: 'zh', markup: 'plain' },
  { lang: 'en', markup: 'markdown' },
];

/** Tables whose public facts are nothing, or are fixed by a pin (which is no part of the notice), so that any two deals agree. */
const agreeing: readonly (readonly [id: string, players: number, pins: readonly string[]])[] = [
  ['v1', 5, []],
  ['v1', 6, []],
  ['v2', 7, []],
  ['hongmenyan', 10, []],
  ['killer-police', 12, []],
  ['killer-forum', 9, []],
  ['killer-5.0', 9, ['3:judge']],
  ['sanguosha-melee', 5, ['1=red-vanguard', '2=blue', '3=red', '4=blue-vanguard', '5=blue']],
];

describe.each([...agreeing])('%s with %i players', (id, players, pins) => {
  const made = table(id, { players, pins });
  const number = fc.bigInt({ min: 0n, max: made.legal - 1n });
  const dealt = (n: bigint) => dressed(made.numbered(n), made.ruleset);

  it('any two deals that agree in the public facts have one public notice', () => {
    fc.assert(
      fc.property(number, number, fc.constantFrom(...audiences), (one, two, audience) => {
        const [a, b] = [dealt(one), aliasesMixed(dealt(two))];
        expect(publicPart(made.ruleset, a).facts).toEqual(publicPart(made.ruleset, b).facts);
        expect(publicNotice(a, made.ruleset, audience)).toBe(publicNotice(b, made.ruleset, audience));
      }),
      { numRuns: 30 },
    );
  });

  it('pins, seed, number and count are no part of the notice', () => {
    const deal = dealt(made.legal / 3n);
    const bare: DealFile = {
      ...deal,
      selection: { ...deal.selection, pins: [] },
      seed: 'ab'.repeat(20),
      index: 3,
      number: '0',
      legal: '1',
    };
    for (const audience of audiences) {
      expect(publicNotice(bare, made.ruleset, audience)).toBe(publicNotice(deal, made.ruleset, audience));
    }
  });

  it('a private message depends on what its player may know', () => {
    fc.assert(
      fc.property(number, number, fc.nat(players - 1), fc.constantFrom(...audiences), (one, two, at, audience) => {
        const deal = dealt(one);
        const other = scrambled(deal, made.ruleset, at, dealt(two));
        const seat = at + 1;
        expect(privateMessage(other, made.ruleset, seat, audience)).toBe(
          privateMessage(deal, made.ruleset, seat, audience),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('no message holds an attribute, a seed, a number, or the password of another', () => {
    const deal = { ...dealt(made.legal / 2n), seed: '5eed'.repeat(16), index: 0 };
    const files = publication(deal, made.ruleset, { lang: 'zh', markup: 'plain' });
    const open = ['public.txt', 'slips.html', ...deal.seats.map(({ seat }) => `seat-${seat}.txt`)];
    for (const name of open) {
      const text = files.get(name) ?? '';
      expect(text).not.toBe('');
      for (const { name: attribute } of made.ruleset.attributes) expect(text).not.toContain(`*${attribute.zh}`);
      expect(text).not.toContain('5eed');
      if (deal.number.length > 4) expect(text).not.toContain(deal.number);
      for (const { seat, alias } of deal.seats) {
        if (alias && name !== `seat-${seat}.txt` && name !== 'slips.html') expect(text).not.toContain(alias.password);
      }
    }
  });
});

function written(name: string, deal: DealFile, ruleset: Ruleset, audience: Audience): string {
  const text = publications(deal, ruleset, audience).get(name)?.() ?? '';
  expect(text).not.toBe('');
  return text;
}

function publicNotice(deal: DealFile, ruleset: Ruleset, audience: Audience): string {
  return written('public.txt', deal, ruleset, audience);
}

function privateMessage(deal: DealFile, ruleset: Ruleset, seat: number, audience: Audience): string {
  return written(`seat-${seat}.txt`, deal, ruleset, audience);
}

/** The same aliases behind other players. */
function aliasesMixed(deal: DealFile): DealFile {
  const aliases = deal.seats.map(({ alias }) => alias).reverse();
  return { ...deal, seats: deal.seats.map((seat, at) => ({ ...seat, ...(aliases[at] && { alias: aliases[at] }) })) };
}

/**
 * Everything changed that the player at `at` may not know: other hands and roles change places (but for seats that he knows or
 * that are public, and for a hand of another size), marks vanish, seed, number, stock and the others' aliases are of another deal.
 */
function scrambled(deal: DealFile, ruleset: Ruleset, at: number, another: DealFile): DealFile {
  const self = deal.seats[at];
  if (self === undefined) throw new Error('no such seat');
  const known = new Set([
    self.seat,
    ...knownTo(ruleset, deal.seats, self).flatMap(({ seats }) => seats.map(({ seat }) => seat)),
    ...publicPart(ruleset, deal).facts.shown.map(({ seat }) => seat),
  ]);
  const free = deal.seats.filter(({ seat }) => !known.has(seat));
  const from = new Map(free.map((seat, k) => [seat.seat, free[(k + 1) % free.length] ?? seat]));
  const seats = deal.seats.map((seat, k): DealSeat => {
    const given = from.get(seat.seat) ?? seat;
    const { alias: _, ...rest } = { ...given, seat: seat.seat, name: seat.name };
    const alias = k === at ? seat.alias : another.seats[(k + 1) % deal.players]?.alias;
    return { ...rest, hands: unmarked(rest.hands), ...(alias && { alias }) };
  });
  return {
    ...deal,
    seats,
    seed: 'other',
    index: 7,
    number: another.number,
    legal: '99',
    ...(another.stock && { stock: another.stock }),
  };
}

function unmarked(hands: DealSeat['hands']): DealSeat['hands'] {
  const decks = Object.entries(hands).map(([deck, cards]) => [
    deck,
    cards.map((card) => ({ ...card, attributes: [] })),
  ]);
  return Object.fromEntries(decks) as DealSeat['hands']; // as: keys of fromEntries lose their brand
}
