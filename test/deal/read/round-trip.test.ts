import { describe, expect, it } from 'vitest';
import { openDeal } from '../../../src/deal/read/format.ts';
import { seated } from '../../../src/deal/read/listing.ts';
import type { CardId, DeckId, RoleId, Ruleset } from '../../../src/ruleset/model.ts';
import { shipped, shippedTexts } from '../../ruleset/shipped.ts';

/** Every card of every shipped ruleset, written in every way that its ruleset knows, is read as that card. */
describe('every name of the shipped rulesets', () => {
  it.each([...shippedTexts.keys()])('%s', async (id) => {
    const ruleset = shipped(id);
    const several = ruleset.decks.length > 1;
    for (const spell of [
      (named: Named) => named.name.zh,
      (named: Named) => named.name.en,
      (named: Named) => named.id,
    ]) {
      const lines = ruleset.decks.flatMap((deck) =>
        deck.cards.map((card, k) => {
          const [role, mark] = [
            ruleset.roles[k % ruleset.roles.length]!,
            ruleset.attributes[k % Math.max(1, ruleset.attributes.length)],
          ];
          const written = `${several ? `${deck.id}/` : ''}${spell(card)}${mark === undefined ? '' : `*${spell(mark)}`}`;
          return {
            deck: deck.id,
            card: card.id,
            role: role.id,
            mark: mark?.id ?? null,
            text: `name（${spell(role)}）：${written}×2、${written}`,
          };
        }),
      );
      const text = lines.map((line, k) => `${k + 1}. ${k}${line.text}`).join('\n');
      const given = await read(text, ruleset, lines.length);
      lines.forEach(({ deck, card, role, mark }, seat) => {
        const wanted = { card, attributes: mark === null ? [] : [mark] };
        const hand = given.hands.find((hands) => hands.deck === deck)?.seats[seat];
        expect(hand?.cards.map((one) => ({ card: one.card, attributes: one.attributes }))).toEqual([
          wanted,
          wanted,
          wanted,
        ]);
        expect(given.roles[seat]).toBe(role);
      });
    }
  });

  it.each([...shippedTexts.keys()])('%s: short forms', async (id) => {
    const ruleset = shipped(id);
    for (const deck of ruleset.decks) {
      for (const { id: card, also } of deck.cards) {
        for (const short of also) {
          const listing = await (
            await openDeal(new TextEncoder().encode(`座位,牌堆,牌\n1,${deck.id},"${short}"`), 'd.csv')
          ).read(ruleset);
          expect(cardsOf(listing.seats[0]!.hands, deck.id)).toEqual([card]);
        }
      }
    }
  });
});

interface Named {
  readonly id: CardId | RoleId | string;
  readonly name: { readonly zh: string; readonly en: string };
}

async function read(text: string, ruleset: Ruleset, seats: number) {
  return seated(await (await openDeal(new TextEncoder().encode(text), 'deal')).read(ruleset), ruleset, seats);
}

function cardsOf(
  hands: ReadonlyMap<DeckId, { readonly cards: readonly { readonly card: CardId }[] }>,
  deck: DeckId,
): readonly CardId[] {
  return (hands.get(deck)?.cards ?? []).map(({ card }) => card);
}
