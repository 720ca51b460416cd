/** The public notice, set from the open part of a deal: a value that holds no deal. */

import type { DealFile } from '../../deal/deal-file.ts';
import type { Places } from '../../deal/presentation/knowledge.ts';
import { notes } from '../../deal/presentation/letter.ts';
import type { OpenPart } from '../../deal/presentation/public.ts';
import { type Markup, type MessageLine, writeMessage } from '../../document/markup.ts';
import { amounts } from '../../problem/amounts.ts';
import type { Selection } from '../../problem/selection.ts';
import type { Deck, Ruleset, Weights } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';

/** @param ruleset with its pool put in */
export function noticeText(open: OpenPart, ruleset: Ruleset, lang: Lang, markup: Markup): string {
  const labels = labelsOf(ruleset, lang);
  const lines: readonly MessageLine[] = [
    {
      line: 'title',
      text: `${ruleset.name[lang]} · ${say[lang].publish.players(open.players)} · ${say[lang].publish.notice}`,
    },
    { line: 'gap' },
    ...open.names.map((_, at): MessageLine => ({ line: 'item', text: seatText(open, at + 1, labels) })),
    { line: 'gap' },
    ...tableLines(ruleset, open.players, open.selection, lang).map(({ label, text }) => fact(label, text)),
    ...notes(ruleset, open.players, open.selection.set, 'public').map(
      (text): MessageLine => ({ line: 'text', text: text[lang] }),
    ),
    ...shownLines(open, ruleset, lang),
    ...peopleLines(open, lang),
    { line: 'gap' },
    ...commitmentLines(open, lang),
    fact(say[lang].publish.fingerprint, `${open.ruleset.id} ${open.ruleset.fingerprint}`),
  ];
  return writeMessage(lines, markup, say[lang].publish.colon);
}

function fact(label: string, text: string): MessageLine {
  return { line: 'fact', label, text };
}

/** A seat with its player and what the game shows of it to everybody. */
function seatText(open: OpenPart, seat: number, labels: Labels): string {
  const shown = open.facts.shown.find((one) => one.seat === seat);
  const label = seatLabel(seat, open.names);
  if (shown === undefined) return label;
  const what = [...shown.roles.map(labels.role), ...shown.cards.map(labels.card)].join(say[labels.lang].publish.comma);
  return `${label}${say[labels.lang].publish.inBrackets(what)}`;
}

function shownLines({ facts, names }: OpenPart, ruleset: Ruleset, lang: Lang): readonly MessageLine[] {
  const { places, first, pairings } = facts;
  const camp = ruleset.presentation.camps?.camps.find(({ id }) => id === first)?.name[lang] ?? first;
  return [
    ...(places === null
      ? []
      : [
          fact(say[lang].publish.placesPublic, placesWay(places, lang)),
          ...places.seats
            .filter(({ numbers }) => numbers.length > 0)
            .map(
              ({ seat, numbers }): MessageLine => ({
                line: 'item',
                text: say[lang].publish.placesOfSeat(seatLabel(seat, names), numbers.join(say[lang].publish.comma)),
              }),
            ),
        ]),
    ...(camp === null ? [] : [fact(say[lang].publish.first, camp)]),
    ...pairings.map((pairing, at) =>
      fact(at === 0 ? say[lang].publish.pairing : say[lang].publish.orPairing, pairingText(pairing)),
    ),
    ...(pairings.length > 1 ? [{ line: 'text', text: say[lang].publish.pairingOpen } as const] : []),
  ];
}

function peopleLines(open: OpenPart, lang: Lang): readonly MessageLine[] {
  return [
    ...(open.substitutes.length === 0
      ? []
      : [fact(say[lang].publish.substitutes, open.substitutes.join(say[lang].publish.comma))]),
    ...(open.replaced.length === 0
      ? []
      : [
          fact(
            say[lang].publish.replaced,
            open.replaced
              .map(({ seat, from, to }) => say[lang].publish.replacement(seat, from, to))
              .join(say[lang].publish.semicolon),
          ),
        ]),
    ...(open.aliases.length === 0 ? [] : [fact(say[lang].publish.aliases, open.aliases.join(say[lang].publish.comma))]),
  ];
}

function commitmentLines({ commitment }: OpenPart, lang: Lang): readonly MessageLine[] {
  if (commitment === null) return [];
  return [
    fact(say[lang].publish.commitment, commitment.hash),
    ...(commitment.outside === null ? [] : [fact(say[lang].publish.outside, commitment.outside)]),
    ...(commitment.reserve ? [fact(say[lang].publish.reserve, commitment.reason ?? '')] : []),
  ];
}

// What lies or fights round the table, in words that the notice and the sheet share.

/** `1→4  3→2`: seats of attackers and their targets. */
export function pairingText(pairing: NonNullable<DealFile['pairings']>[number]): string {
  return pairing.map(({ attacker, target }) => `${attacker}→${target}`).join('  ');
}

export function placesWay(places: Places, lang: Lang): string {
  return say[lang].publish.placesWay[places.direction];
}

// What a ruleset and a selection say of a table, whoever sits there: roles, hand sizes, cards in play, choices. All of it public.

export interface TableLine {
  readonly label: string;
  readonly text: string;
}

/** More kinds of cards than this are only counted. */
const KINDS_SHOWN = 30;

/** @param ruleset with its pool put in */
export function tableLines(
  ruleset: Ruleset,
  players: number,
  selection: Omit<Selection, 'pins' | 'players'>,
  lang: Lang,
): readonly TableLine[] {
  const labels = labelsOf(ruleset, lang);
  const settled = amounts(ruleset, players, selection.set);
  const roles = settled.roles.filter(({ count }) => count > 0);
  const line = (label: string, text: string): readonly TableLine[] => (text === '' ? [] : [{ label, text }]);
  return [
    ...(ruleset.roles.length > 1
      ? line(
          say[lang].publish.rolesAtTable,
          joined(
            roles.map(({ id, count }) => say[lang].publish.times(labels.role(id), count)),
            lang,
          ),
        )
      : []),
    ...settled.decks.flatMap(({ deck, cards }) => {
      const inPlay = cards.filter(({ copies }) => copies > 0);
      const count = inPlay.reduce((sum, { copies }) => sum + copies, 0);
      const kinds = inPlay.map(({ id, copies }) =>
        copies === 1 ? labels.card(id) : say[lang].publish.times(labels.card(id), copies),
      );
      const size = handSizes(ruleset, players, deck, roles, labels);
      const total = say[lang].publish.cardCount(count);
      const shown =
        kinds.length <= KINDS_SHOWN
          ? `${joined(kinds, lang)}${say[lang].publish.inBrackets(`${total}${say[lang].publish.semicolon}${size}`)}`
          : `${total}${say[lang].publish.semicolon}${size}`;
      return line(
        ruleset.decks.length > 1 ? say[lang].publish.cardsInPlay(labels.deck(deck.id)) : say[lang].publish.cardsAll,
        shown,
      );
    }),
    ...choiceLines(ruleset, selection, lang),
  ];
}

function handSizes(
  ruleset: Ruleset,
  players: number,
  deck: Deck,
  roles: readonly { readonly id: string }[],
  labels: Labels,
): string {
  const sizes =
    ruleset.tables.find(({ seats }) => seats === players)?.hands.find((hands) => hands.deck === deck.id)?.sizes ?? [];
  const sitting = sizes.filter(({ role }) => roles.some(({ id }) => id === role));
  const different = new Set(sitting.map(({ size }) => size));
  const [only] = different;
  if (different.size === 1 && only !== undefined) return say[labels.lang].publish.handSize(only);
  return joined(
    sitting.map(({ role, size }) => say[labels.lang].publish.handSizeOf(labels.role(role), size)),
    labels.lang,
  );
}

/** Parameters, readings, rules left out, weights and pool, in words. */
function choiceLines(
  ruleset: Ruleset,
  selection: Omit<Selection, 'pins' | 'players'>,
  lang: Lang,
): readonly TableLine[] {
  const parameters = ruleset.parameters.flatMap(({ id, name, ...parameter }) => {
    const value = Object.hasOwn(selection.set, id) ? selection.set[id] : undefined;
    const named =
      parameter.kind === 'choice' ? parameter.values.find((one) => one.id === value)?.name[lang] : undefined;
    return value === undefined ? [] : [say[lang].publish.chosen(name[lang], named ?? String(value))];
  });
  const readings = ruleset.readings.flatMap(({ rule, options }) => {
    const chosen = options.find(({ name }) => name === selection.readings[rule]);
    return chosen === undefined ? [] : [`${rule}=${chosen.name}${say[lang].publish.inBrackets(chosen.text[lang])}`];
  });
  const rows: readonly (readonly [string, string])[] = [
    [say[lang].publish.parameters, joined(parameters, lang)],
    [say[lang].publish.readings, readings.join(say[lang].publish.semicolon)],
    [say[lang].publish.without, joined(selection.without, lang)],
    [say[lang].publish.weights, weightText(ruleset, selection.weights, lang)],
    [say[lang].publish.pool, joined(selection.pool ?? [], lang)],
  ];
  return rows.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
}

function weightText(ruleset: Ruleset, weights: Selection['weights'], lang: Lang): string {
  const word = (weight: Weights | undefined) =>
    weight === 'shuffles' ? say[lang].publish.weightsShuffles : say[lang].publish.weightsDeals;
  const [first] = ruleset.decks;
  if (first === undefined) return '';
  if (ruleset.decks.every(({ id }) => weights[id] === weights[first.id])) return word(weights[first.id]);
  return ruleset.decks
    .map(({ id, name }) => say[lang].publish.chosen(name[lang], word(weights[id])))
    .join(say[lang].publish.semicolon);
}

function joined(items: readonly string[], lang: Lang): string {
  return items.join(say[lang].publish.comma);
}
