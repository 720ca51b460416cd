/** A ruleset for people: its tables, cards, rules and readings, by the words that flags take. */

import type { View } from '../../document/paint.ts';
import { type Cell, cell, table } from '../../document/table.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import type { Amount, AttributePlan, Card, Deck, Parameter, Ruleset, Table } from '../../ruleset/model.ts';
import { listed } from '../../say/language.ts';
import { namesOf, type RulesetNames } from '../../say/names.ts';
import { say } from '../../say/say.ts';

/** One line a ruleset. */
export function rulesetsText(rulesets: readonly Ruleset[], view: View): string {
  const { lang, paint } = view;
  const heading = [say[lang].rules.ruleset, say[lang].rules.seats, say[lang].rules.name, say[lang].rules.about].map(
    (word) => cell(word),
  );
  const rows = rulesets.map((ruleset) => [
    cell(ruleset.id, paint.strong),
    cell(seatCounts(ruleset)),
    cell(ruleset.name[lang]),
    cell(ruleset.about[lang]),
  ]);
  return table([heading, ...rows], { ...view, heading: paint.faint });
}

/** Everything that a person may choose of one ruleset, section by section. */
export function rulesText(ruleset: Ruleset, view: View): string {
  const { lang, paint } = view;
  const names = namesOf(ruleset, lang);
  const section = (title: string, rows: readonly (readonly Cell[])[]) =>
    rows.length === 0 ? '' : `\n${paint.strong(title)}\n${table(rows, view)}`;
  return [
    table([[cell(`${ruleset.name[lang]} (${ruleset.id})`, paint.strong)], [cell(ruleset.about[lang])]], view),
    table([[cell(say[lang].rules.fingerprint, paint.faint), cell(fingerprint(ruleset))]], view),
    section(say[lang].rules.tables, tableRows(ruleset, names, view)),
    section(
      say[lang].rules.parameters,
      ruleset.parameters.map((parameter) => parameterRow(parameter, view)),
    ),
    ...ruleset.decks.map((deck) => section(deckTitle(ruleset, deck, view), cardRows(deck, names, view))),
    section(say[lang].rules.attributes, markRows(ruleset, names, view)),
    section(
      say[lang].rules.rules,
      ruleset.rules.map(({ id, text }) => [cell(id, paint.strong), cell(text[lang])]),
    ),
    section(say[lang].rules.readings, readingRows(ruleset, view)),
  ].join('');
}

function seatCounts(ruleset: Ruleset): string {
  const counts = ruleset.tables.map(({ seats }) => seats);
  const [first, last] = [counts[0], counts.at(-1)];
  const run = counts.length > 2 && counts.every((seats, index) => index === 0 || seats === counts[index - 1]! + 1);
  return run ? `${first}–${last}` : counts.join(', ');
}

function tableRows(ruleset: Ruleset, names: RulesetNames, view: View): readonly (readonly Cell[])[] {
  const { lang, paint } = view;
  const rows = ruleset.tables.map((one) => [
    cell(String(one.seats), paint.strong),
    {
      items: one.roles.map(({ role, count }) => [
        { text: `${names.role(role)} ${amountText(count, view)}`, paint: paint.faction(names.roleFaction(role)) },
      ]),
    },
    { items: one.hands.flatMap((hand) => handItems(ruleset, one, hand, names)) },
    cell(
      listed(
        one.leaveOut.map((card) => cardName(ruleset, card, names)),
        lang,
      ),
    ),
    cell(listed(one.stock.map(names.deck), lang)),
  ]);
  const heading = [
    say[lang].rules.seats,
    say[lang].rules.roles,
    say[lang].rules.hands,
    say[lang].rules.leaveOut,
    say[lang].rules.stock,
  ];
  const used = heading.map((_, column) => rows.some((row) => (row[column]?.items[0]?.[0]?.text ?? '') !== ''));
  return [heading.map((word) => cell(word, paint.faint)), ...rows].map((row) => row.filter((_, at) => used[at]));
}

/** `5` where all roles get as many; else a size for each role. */
function handItems(
  ruleset: Ruleset,
  { roles }: Table,
  { deck, sizes }: Table['hands'][number],
  names: RulesetNames,
): Cell['items'] {
  const label = ruleset.decks.length > 1 ? `${names.deck(deck)} ` : '';
  const all = sizes[0]?.size;
  if (sizes.length === roles.length && sizes.every(({ size }) => size === all)) return [[{ text: `${label}${all}` }]];
  return sizes.map(({ role, size }) => [{ text: `${label}${names.role(role)} ${size}` }]);
}

function cardName(ruleset: Ruleset, card: Card['id'], names: RulesetNames): string {
  const deck = ruleset.decks.find(({ cards }) => cards.some(({ id }) => id === card));
  return deck === undefined ? card : names.card(deck.id, card);
}

function parameterRow(parameter: Parameter, view: View): readonly Cell[] {
  const { lang, paint } = view;
  const range =
    parameter.kind === 'number'
      ? `${parameter.min}..${parameter.max}`
      : parameter.values.map(({ id, name }) => `${id} ${name[lang]}`).join(' | ');
  const defaults = parameter.defaults.map(({ seats, value }) => `${seats}: ${value}`);
  const same = new Set(parameter.defaults.map(({ value }) => value)).size === 1;
  const shown = same ? String(parameter.defaults[0]?.value ?? '') : defaults.join('  ');
  return [
    cell(parameter.id, paint.strong),
    cell(parameter.name[lang]),
    cell(range),
    cell(`${say[lang].rules.byTable} ${shown}`, paint.faint),
  ];
}

function deckTitle(ruleset: Ruleset, deck: Deck, view: View): string {
  const { lang } = view;
  const weights = say[lang].rules.weights[deck.weights];
  const name =
    ruleset.decks.length > 1 ? `${say[lang].rules.cards}: ${deck.name[lang]} (${deck.id})` : say[lang].rules.cards;
  return [name, weights, ...(deck.pool ? [say[lang].rules.pool] : [])].join(' · ');
}

function cardRows(deck: Deck, names: RulesetNames, view: View): readonly (readonly Cell[])[] {
  const { lang, paint } = view;
  const heading = [
    say[lang].rules.name,
    say[lang].rules.copies,
    say[lang].rules.faction,
    say[lang].rules.also,
    say[lang].rules.does,
  ];
  const rows = deck.cards.map((card) => [
    cell(card.name[lang], paint.faction(names.cardFaction(deck.id, card.id))),
    cell(amountText(card.copies, view)),
    cell(card.faction === null ? '' : names.faction(card.faction)),
    cell(
      [card.id, card.name[lang === 'zh' ? 'en' : 'zh'], ...card.also]
        .filter((one) => one !== card.name[lang])
        .join(', '),
    ),
    cell(card.does?.[lang] ?? ''),
  ]);
  const used = heading.map((_, column) => rows.some((row) => row[column]?.items[0]?.[0]?.text));
  const kept = [heading.map((word) => cell(word, paint.faint)), ...rows];
  return kept.map((row) => row.filter((_, at) => used[at]));
}

function markRows(ruleset: Ruleset, names: RulesetNames, view: View): readonly (readonly Cell[])[] {
  const { lang, paint } = view;
  return ruleset.attributeFacts.flatMap(({ id, text, plan }) => [
    [cell(id, paint.strong), cell(text[lang])],
    ...plan.cases.map(({ reading, value }) => [
      cell(reading === null ? '' : `${id}=${reading}`, paint.faint),
      cell(planText(value, names)),
    ]),
  ]);
}

function planText(plan: AttributePlan, names: RulesetNames): string {
  return plan.counts.map(({ attribute, count }) => `${names.attribute(attribute)} ×${count}`).join('  ');
}

function readingRows(ruleset: Ruleset, view: View): readonly (readonly Cell[])[] {
  const { lang, paint } = view;
  return ruleset.readings.flatMap(({ rule, options }) =>
    options.map(({ name, text }, index) => [
      cell(index === 0 ? '*' : '', paint.good),
      cell(`${rule}=${name}`, index === 0 ? paint.strong : paint.faint),
      cell(text[lang]),
    ]),
  );
}

function amountText(amount: Amount, view: View): string {
  switch (amount.kind) {
    case 'number':
      return String(amount.value);
    case 'parameter':
      return amount.parameter;
    case 'rest':
      return say[view.lang].rules.rest;
  }
}
