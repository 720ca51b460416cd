/** What a ruleset and a selection say of a table, whoever sits there: roles, hand sizes, cards in play, choices. All of it public. */
import { amounts } from '../../problem/amounts.ts';
import type { Selection } from '../../problem/selection.ts';
import type { Deck, Ruleset, Weights } from '../../ruleset/ruleset.ts';
import type { Lang } from '../language.ts';
import { words } from '../words/publish.ts';
import { type Labels, labelsOf } from './labels.ts';

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
          words.rolesAtTable[lang],
          joined(
            roles.map(({ id, count }) => words.times[lang](labels.role(id), count)),
            lang,
          ),
        )
      : []),
    ...settled.decks.flatMap(({ deck, cards }) => {
      const inPlay = cards.filter(({ copies }) => copies > 0);
      const count = inPlay.reduce((sum, { copies }) => sum + copies, 0);
      const kinds = inPlay.map(({ id, copies }) =>
        copies === 1 ? labels.card(id) : words.times[lang](labels.card(id), copies),
      );
      const size = handSizes(ruleset, players, deck, roles, labels);
      const total = words.cardCount[lang](count);
      const shown =
        kinds.length <= KINDS_SHOWN
          ? `${joined(kinds, lang)}${words.inBrackets[lang](`${total}${words.semicolon[lang]}${size}`)}`
          : `${total}${words.semicolon[lang]}${size}`;
      return line(
        ruleset.decks.length > 1 ? words.cardsInPlay[lang](labels.deck(deck.id)) : words.cardsAll[lang],
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
  if (different.size === 1 && only !== undefined) return words.handSize[labels.lang](only);
  return joined(
    sitting.map(({ role, size }) => words.handSizeOf[labels.lang](labels.role(role), size)),
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
    return value === undefined ? [] : [words.chosen[lang](name[lang], named ?? String(value))];
  });
  const readings = ruleset.readings.flatMap(({ rule, options }) => {
    const chosen = options.find(({ name }) => name === selection.readings[rule]);
    return chosen === undefined ? [] : [`${rule}=${chosen.name}${words.inBrackets[lang](chosen.text[lang])}`];
  });
  const rows: readonly (readonly [string, string])[] = [
    [words.parameters[lang], joined(parameters, lang)],
    [words.readings[lang], readings.join(words.semicolon[lang])],
    [words.without[lang], joined(selection.without, lang)],
    [words.weights[lang], weightText(ruleset, selection.weights, lang)],
    [words.pool[lang], joined(selection.pool ?? [], lang)],
  ];
  return rows.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
}

function weightText(ruleset: Ruleset, weights: Selection['weights'], lang: Lang): string {
  const word = (weight: Weights | undefined) =>
    (weight === 'shuffles' ? words.weightsShuffles : words.weightsDeals)[lang];
  const [first] = ruleset.decks;
  if (first === undefined) return '';
  if (ruleset.decks.every(({ id }) => weights[id] === weights[first.id])) return word(weights[first.id]);
  return ruleset.decks
    .map(({ id, name }) => words.chosen[lang](name[lang], word(weights[id])))
    .join(words.semicolon[lang]);
}

function joined(items: readonly string[], lang: Lang): string {
  return items.join(words.comma[lang]);
}
