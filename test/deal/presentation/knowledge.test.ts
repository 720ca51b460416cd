/** What of a deal decides who knows what, against direct evaluation in words of the rulebooks. */
import { describe, expect, it } from 'vitest';
import type { DealFile, DealSeat } from '../../../src/deal/deal-file.ts';
import { cardsInOrder, knownTo, places } from '../../../src/deal/presentation/knowledge.ts';
import { nightlyPoints } from '../../../src/deal/presentation/letter.ts';
import { publicPart } from '../../../src/deal/presentation/public.ts';
import { inquiries, roster } from '../../../src/deal/presentation/sheet.ts';
import type { DeckId } from '../../../src/ruleset/model.ts';
import { table } from './dealt.ts';

const main = 'main' as DeckId; // as: an id made here is an id
const hand = (seat: DealSeat) => seat.hands[main] ?? [];
const holds = (seat: DealSeat, card: string) => hand(seat).some((one) => one.card === card);
const marked = (seat: DealSeat, attribute: string) =>
  hand(seat).some(({ attributes }) => attributes.some((one) => one === attribute));
const batch = (made: { deal: (seed: string) => DealFile }, count: number) =>
  Array.from({ length: count }, (_, k) => made.deal(`told ${k}`));

describe('inquiries', () => {
  it('v1: only 占卜 asking for 杀手 and 先知 asking for 狼人 are fooled', () => {
    const made = table('v1');
    let fooled = 0;
    for (const deal of batch(made, 60)) {
      const found = inquiries(made.ruleset, deal.seats);
      const wanted = deal.seats.map((seat) => [
        [holds(seat, 'slayer') || marked(seat, 'killer-mark'), !holds(seat, 'slayer') && marked(seat, 'killer-mark')],
        [holds(seat, 'wolf') || marked(seat, 'werewolf-mark'), !holds(seat, 'wolf') && marked(seat, 'werewolf-mark')],
        [holds(seat, 'seer'), false],
        [holds(seat, 'prophet'), false],
      ]);
      expect(deal.seats.map((_, at) => found.map(({ answers }) => [answers[at]?.yes, answers[at]?.fooled]))).toEqual(
        wanted,
      );
      fooled += wanted.flat().filter(([, false_]) => false_).length;
    }
    expect(fooled).toBeGreaterThan(0);
  });

  it('v2: all four are fooled, each by its own attribute', () => {
    const made = table('v2', { readings: { '3.4.1': 'overlay' } });
    const marks = ['killer-mark', 'werewolf-mark', 'seer-mark', 'prophet-mark'];
    const ids = made.ruleset.decks[0]?.cards.map(({ id, name }) => [id, name.zh] as const) ?? [];
    const idOf = (zh: string) => ids.find(([, name]) => name === zh)?.[0] ?? '';
    const asked = [idOf('杀手'), idOf('狼人'), idOf('占卜/束魂'), idOf('先知/巫医')];
    for (const deal of batch(made, 60)) {
      const found = inquiries(made.ruleset, deal.seats);
      deal.seats.forEach((seat, at) => {
        const wanted = marks.map((mark, k) => {
          const truly = holds(seat, asked[k] ?? '');
          return [truly || marked(seat, mark), !truly && marked(seat, mark)];
        });
        expect(found.map(({ answers }) => [answers[at]?.yes, answers[at]?.fooled])).toEqual(wanted);
      });
    }
  });
});

describe('action points', () => {
  it('v2: two a night and one for each 庶民', () => {
    const made = table('v2', { players: 6 });
    const commoner = made.ruleset.decks[0]?.cards.find(({ name }) => name.zh === '庶民')?.id;
    for (const deal of batch(made, 20)) {
      for (const seat of deal.seats) {
        const wanted = 2 + hand(seat).filter(({ card }) => card === commoner).length;
        expect(nightlyPoints(made.ruleset, seat)).toBe(wanted);
      }
    }
    expect(nightlyPoints(table('v1').ruleset, table('v1').deal('x').seats[0] as DealSeat)).toBeNull(); // as: there is a first seat
  });
});

describe('who knows whom', () => {
  it('警匪: police the police, killers the killers, nobody else, nobody oneself', () => {
    const made = table('killer-police', { players: 12 });
    for (const deal of batch(made, 20)) {
      for (const seat of deal.seats) {
        const own = hand(seat)[0]?.card ?? '';
        const told = knownTo(made.ruleset, deal.seats, seat);
        const wanted = deal.seats
          .filter((other) => other !== seat && holds(other, own))
          .map(({ seat: number }) => number);
        expect(told.map(({ seats }) => seats.map(({ seat: number }) => number))).toEqual(
          ['police', 'killer'].includes(own) ? [wanted] : [],
        );
      }
    }
  });

  it('鸿门宴: nobody knows anybody', () => {
    const made = table('hongmenyan');
    for (const deal of batch(made, 5))
      for (const seat of deal.seats) expect(knownTo(made.ruleset, deal.seats, seat)).toEqual([]);
  });

  it("杀人 5.0: the judge's void card neither knows nor is known; police are told together, killers which is which", () => {
    const made = table('killer-5.0', { players: 9 });
    let voided = 0;
    for (const deal of batch(made, 100)) {
      const judge = deal.seats.find((seat) => holds(seat, 'judge'));
      const plays = (seat: DealSeat, card: string) => seat !== judge && holds(seat, card);
      for (const seat of deal.seats) {
        const others = deal.seats.filter((other) => other !== seat);
        const of = (...cards: string[]) =>
          others.filter((other) => cards.some((card) => plays(other, card))).map(({ seat: number }) => number);
        const told = knownTo(made.ruleset, deal.seats, seat);
        expect(told.map(({ seats }) => seats.map(({ seat: number }) => number))).toEqual([
          ...(plays(seat, 'killer') ? [of('killer', 'undercover')] : []),
          ...(plays(seat, 'police') ? [of('police', 'undercover')] : []),
        ]);
        for (const { seats } of told) {
          const together = plays(seat, 'police');
          for (const { as } of seats) expect(as === null).toBe(together);
        }
      }
      if (judge !== undefined && ['killer', 'police', 'undercover'].some((card) => holds(judge, card))) voided++;
    }
    expect(voided).toBeGreaterThan(10);
  });
});

describe('round the table', () => {
  it("杀人 5.0: places run from the judge's left, the judge's cards without, in the drawn order", () => {
    const made = table('killer-5.0', { players: 8 });
    for (const deal of batch(made, 20)) {
      const judge = deal.seats.findIndex((seat) => holds(seat, 'judge'));
      const found = places(made.ruleset, deal.seats);
      expect(found?.judge).toBe(judge + 1);
      const wanted = deal.seats.map((_, at) => {
        const after = (at - judge + 8) % 8;
        return after === 0 ? [] : [2 * after - 1, 2 * after];
      });
      expect(found?.seats.map(({ numbers }) => numbers)).toEqual(wanted);
      for (const seat of deal.seats) {
        const order = seat.order?.[main] ?? [];
        expect(cardsInOrder(seat, main)).toEqual(order.map((at) => hand(seat)[at]));
        expect([...order].sort()).toEqual([0, 1]);
      }
    }
  });

  it('鸿门宴: the killers of odd and of even nights', () => {
    const made = table('hongmenyan');
    const deal = made.deal('x');
    const [odd, even] = roster(made.ruleset, deal.seats);
    expect(odd?.seats).toEqual(deal.seats.filter((seat) => holds(seat, 'killer-odd')).map(({ seat }) => seat));
    expect(even?.seats).toEqual(deal.seats.filter((seat) => holds(seat, 'killer-even')).map(({ seat }) => seat));
  });
});

describe('what is public', () => {
  it.each(['v1', 'v2', 'hongmenyan', 'killer-police', 'killer-forum'])('%s: nothing of the deal', (id) => {
    const made = table(id);
    for (const deal of batch(made, 3)) {
      expect(publicPart(made.ruleset, deal).facts).toEqual({ shown: [], places: null, first: null, pairings: [] });
    }
  });

  it('三国杀群战: camps, who acts first, the pairing', () => {
    const made = table('sanguosha-melee', { players: 7 });
    const deal = made.deal('x');
    const { facts } = publicPart(made.ruleset, deal);
    expect(facts.shown.map(({ roles }) => roles)).toEqual(deal.seats.map(({ role }) => [role]));
    expect(facts).toMatchObject({ first: 'red', pairings: deal.pairings, places: null });
  });

  it('杀人 5.0: the judge and the numbers of the places', () => {
    const made = table('killer-5.0');
    const deal = made.deal('x');
    const judge = deal.seats.find((seat) => holds(seat, 'judge'))?.seat;
    const { facts } = publicPart(made.ruleset, deal);
    expect(facts.shown).toEqual([{ seat: judge, roles: [], cards: ['judge'] }]);
    expect(facts.places).toEqual(places(made.ruleset, deal.seats));
  });

  it('a pairing is not shown where the camps are no public roles', () => {
    const made = table('sanguosha-melee', { players: 8 });
    const secret = {
      ...made.ruleset,
      presentation: { ...made.ruleset.presentation, public: { roles: [], cards: [] } },
    };
    expect(publicPart(secret, made.deal('x')).facts).toMatchObject({ shown: [], pairings: [] });
  });
});
