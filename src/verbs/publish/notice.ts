/** The public notice, made from the public part of a deal: a value that holds no deal. */

import type { Places } from '../../deal/presentation/knowledge.ts';
import { notes } from '../../deal/presentation/letter.ts';
import type { PublicPart } from '../../deal/presentation/public.ts';
import { apart, type Document, list, paragraph } from '../../document/document.ts';
import { amounts } from '../../problem/amounts.ts';
import type { Selection } from '../../problem/selection.ts';
import type { Deck, Ruleset, Weights } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf, type RulesetNames, seatLabel } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { pairingText } from '../deal/text.ts';
import { type Labelled, labelled } from './letter.ts';

/** @param ruleset with its pool put in */
export function noticeDocument(open: PublicPart, ruleset: Ruleset, lang: Lang): Document {
  const words = say[lang].publish;
  const names = namesOf(ruleset, lang);
  return apart([
    [{ block: 'title', text: `${ruleset.name[lang]} · ${words.players(open.players)} · ${words.notice}` }],
    [list(open.names.map((_, at) => seatText(open, at + 1, names, lang)))],
    [
      ...tableFacts(ruleset, open.players, open.selection, lang).map(({ label, text }) => labelled(label, text, lang)),
      ...notes(ruleset, open.players, open.selection.set, 'public').map((text) => paragraph(text[lang])),
      ...shownBlocks(open, ruleset, lang),
      ...peopleFacts(open, lang).map(({ label, text }) => labelled(label, text, lang)),
    ],
    identityFacts(open, lang).map(({ label, text }) => labelled(label, text, lang)),
  ]);
}

/** A seat with its player and what the game shows of it to everybody. */
function seatText({ facts, names: players }: PublicPart, seat: number, names: RulesetNames, lang: Lang): string {
  const shown = facts.shown.find((one) => one.seat === seat);
  const label = seatLabel(seat, players);
  if (shown === undefined) return label;
  const what = [...shown.roles.map(names.role), ...shown.cards.map(names.card)].join(say[lang].punctuation.item);
  return `${label}${say[lang].publish.inBrackets(what)}`;
}

function shownBlocks({ facts, names }: PublicPart, ruleset: Ruleset, lang: Lang): Document {
  const words = say[lang].publish;
  const { places, first, pairings } = facts;
  const camp = ruleset.presentation.camps?.camps.find(({ id }) => id === first)?.name[lang] ?? first;
  const numbered = (places?.seats ?? [])
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ seat, numbers }) => words.placesOfSeat(seatLabel(seat, names), numbers.join(say[lang].punctuation.item)));
  return [
    ...(places === null ? [] : [labelled(words.placesPublic, placesWay(places, lang), lang), list(numbered)]),
    ...(camp === null ? [] : [labelled(words.first, camp, lang)]),
    ...pairings.map((pairing, at) => labelled(at === 0 ? words.pairing : words.orPairing, pairingText(pairing), lang)),
    ...(pairings.length > 1 ? [paragraph(words.pairingOpen)] : []),
  ];
}

function peopleFacts({ substitutes, replaced, aliases }: PublicPart, lang: Lang): readonly Labelled[] {
  const words = say[lang].publish;
  const { item, semicolon } = say[lang].punctuation;
  const changes = replaced.map(words.replacement);
  return [
    { label: words.substitutes, text: substitutes.join(item) },
    { label: words.replaced, text: changes.join(semicolon) },
    { label: words.aliases, text: aliases.join(item) },
  ].filter(({ text }) => text !== '');
}

/** What is held against the deal when the game is over. */
function identityFacts({ commitment, ruleset }: PublicPart, lang: Lang): readonly Labelled[] {
  const words = say[lang].publish;
  return [
    ...(commitment === null ? [] : [{ label: words.commitment, text: commitment.hash }]),
    ...(commitment === null || commitment.outside === null ? [] : [{ label: words.outside, text: commitment.outside }]),
    ...(commitment?.reserve ? [{ label: words.reserve, text: commitment.reason ?? '' }] : []),
    { label: words.fingerprint, text: `${ruleset.id} ${ruleset.fingerprint}` },
  ];
}

export function placesWay(places: Places, lang: Lang): string {
  return say[lang].publish.placesWay[places.direction];
}

// What a ruleset and a selection say of a table, whoever sits there: roles, hand sizes, cards in play, choices. All of it public.

/** More kinds of cards than this are only counted. */
const KINDS_SHOWN = 30;

/** @param ruleset with its pool put in */
export function tableFacts(
  ruleset: Ruleset,
  players: number,
  selection: Omit<Selection, 'pins' | 'players'>,
  lang: Lang,
): readonly Labelled[] {
  const names = namesOf(ruleset, lang);
  const words = say[lang].publish;
  const { item, semicolon } = say[lang].punctuation;
  const settled = amounts(ruleset, players, selection.set);
  const roles = settled.roles.filter(({ count }) => count > 0);
  const decks = settled.decks.map(({ deck, cards }) => {
    const inPlay = cards.filter(({ copies }) => copies > 0);
    const kinds = inPlay.map(({ id, copies }) => (copies === 1 ? names.card(id) : words.times(names.card(id), copies)));
    const total = words.cardCount(inPlay.reduce((sum, { copies }) => sum + copies, 0));
    const sizes = `${total}${semicolon}${handSizes(ruleset, players, deck, roles, names, lang)}`;
    return {
      label: ruleset.decks.length > 1 ? words.cardsInPlay(names.deck(deck.id)) : words.cardsAll,
      text: kinds.length <= KINDS_SHOWN ? `${kinds.join(item)}${words.inBrackets(sizes)}` : sizes,
    };
  });
  const counts = roles.map(({ id, count }) => words.times(names.role(id), count));
  return [
    { label: words.rolesAtTable, text: ruleset.roles.length > 1 ? counts.join(item) : '' },
    ...decks,
    ...choiceFacts(ruleset, selection, lang),
  ].filter(({ text }) => text !== '');
}

function handSizes(
  ruleset: Ruleset,
  players: number,
  deck: Deck,
  roles: readonly { readonly id: string }[],
  names: RulesetNames,
  lang: Lang,
): string {
  const { handSize, handSizeOf } = say[lang].publish;
  const table = ruleset.tables.find(({ seats }) => seats === players);
  const sizes = table?.hands.find((hands) => hands.deck === deck.id)?.sizes ?? [];
  const sitting = sizes.filter(({ role }) => roles.some(({ id }) => id === role));
  const [only, ...others] = new Set(sitting.map(({ size }) => size));
  if (only !== undefined && others.length === 0) return handSize(only);
  return sitting.map(({ role, size }) => handSizeOf(names.role(role), size)).join(say[lang].punctuation.item);
}

/** Parameters, readings, rules left out, weights and pool, in words. */
function choiceFacts(
  ruleset: Ruleset,
  selection: Omit<Selection, 'pins' | 'players'>,
  lang: Lang,
): readonly Labelled[] {
  const words = say[lang].publish;
  const { item, semicolon } = say[lang].punctuation;
  const parameters = ruleset.parameters.flatMap(({ id, name, ...parameter }) => {
    const value = Object.hasOwn(selection.set, id) ? selection.set[id] : undefined;
    const named =
      parameter.kind === 'choice' ? parameter.values.find((one) => one.id === value)?.name[lang] : undefined;
    return value === undefined ? [] : [words.chosen(name[lang], named ?? String(value))];
  });
  const readings = ruleset.readings.flatMap(({ rule, options }) => {
    const chosen = options.find(({ name }) => name === selection.readings[rule]);
    return chosen === undefined ? [] : [`${rule}=${chosen.name}${words.inBrackets(chosen.text[lang])}`];
  });
  return [
    { label: words.parameters, text: parameters.join(item) },
    { label: words.readings, text: readings.join(semicolon) },
    { label: words.without, text: selection.without.join(item) },
    { label: words.weights, text: weightText(ruleset, selection.weights, lang) },
    { label: words.pool, text: (selection.pool ?? []).join(item) },
  ];
}

function weightText(ruleset: Ruleset, weights: Selection['weights'], lang: Lang): string {
  const words = say[lang].publish;
  const word = (weight: Weights | undefined) => (weight === 'shuffles' ? words.weightsShuffles : words.weightsDeals);
  const [first] = ruleset.decks;
  if (first === undefined) return '';
  if (ruleset.decks.every(({ id }) => weights[id] === weights[first.id])) return word(weights[first.id]);
  return ruleset.decks
    .map(({ id, name }) => words.chosen(name[lang], word(weights[id])))
    .join(say[lang].punctuation.semicolon);
}
