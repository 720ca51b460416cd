/** A ruleset for people: its tables, cards, rules and readings, by the words that flags take. */

import { apart, type Cell, cell, type Document, fact, type Table as TableBlock } from '../../document/document.ts';
import { fingerprint } from '../../ruleset/fingerprint.ts';
import type { Deck, Parameter, Ruleset, Table } from '../../ruleset/model.ts';
import { type Lang, listed } from '../../say/language.ts';
import { amountText, namesOf, type RulesetNames } from '../../say/names.ts';
import { say } from '../../say/say.ts';

/** One line a ruleset. */
export function rulesetsDocument(rulesets: readonly Ruleset[], lang: Lang): Document {
  const { ruleset, seats, name, about } = say[lang].rules;
  const rows = rulesets.map((one) => [
    cell(one.id, 'strong'),
    cell(seatCounts(one)),
    cell(one.name[lang]),
    cell(one.about[lang]),
  ]);
  return [{ block: 'table', head: [ruleset, seats, name, about], rows }];
}

/** Everything that a person may choose of one ruleset, section by section. */
export function rulesDocument(ruleset: Ruleset, lang: Lang): Document {
  const names = namesOf(ruleset, lang);
  const words = say[lang].rules;
  const section = (caption: string, rows: TableBlock['rows'], head?: readonly string[]): Document =>
    rows.length === 0 ? [] : [{ block: 'table', caption, ...(head === undefined ? { rows } : used(head, rows)) }];
  return apart([
    [
      { block: 'title', text: `${ruleset.name[lang]} (${ruleset.id})`, subtitle: ruleset.about[lang] },
      { block: 'facts', rows: [fact(words.fingerprint, fingerprint(ruleset))] },
    ],
    section(words.tables, tableRows(ruleset, names, lang), [
      words.seats,
      words.roles,
      words.hands,
      words.leaveOut,
      words.stock,
    ]),
    section(
      words.parameters,
      ruleset.parameters.map((parameter) => parameterRow(parameter, lang)),
    ),
    ...ruleset.decks.map((deck) =>
      section(deckTitle(ruleset, deck, lang), cardRows(deck, names, lang), [
        words.name,
        words.copies,
        words.faction,
        words.also,
        words.does,
      ]),
    ),
    section(words.attributes, attributeRows(ruleset, names, lang)),
    section(
      words.rules,
      ruleset.rules.map(({ id, text }) => [cell(id, 'strong'), cell(text[lang])]),
    ),
    section(words.readings, readingRows(ruleset, lang)),
  ]);
}

/** Without the columns that are empty in every row. */
function used(head: readonly string[], rows: TableBlock['rows']): Pick<TableBlock, 'head' | 'rows'> {
  const filled = head.map((_, column) => rows.some((row) => row[column]?.[0]?.some(({ text }) => text !== '')));
  return {
    head: head.filter((_, column) => filled[column]),
    rows: rows.map((row) => row.filter((_, column) => filled[column])),
  };
}

function seatCounts(ruleset: Ruleset): string {
  const counts = ruleset.tables.map(({ seats }) => seats);
  const [first, last] = [counts[0], counts.at(-1)];
  const run = counts.length > 2 && counts.every((seats, index) => index === 0 || seats === counts[index - 1]! + 1);
  return run ? `${first}–${last}` : counts.join(', ');
}

function tableRows(ruleset: Ruleset, names: RulesetNames, lang: Lang): TableBlock['rows'] {
  return ruleset.tables.map((one) => [
    cell(one.seats, 'strong'),
    one.roles.map(({ role, count }) => [
      { text: `${names.role(role)} ${amountText(count, say[lang].rules.rest)}`, as: names.roleColour(role) },
    ]),
    one.hands.flatMap((hand) => handItems(ruleset, one, hand, names)),
    cell(listed(one.leaveOut.map(names.card), lang)),
    cell(listed(one.stock.map(names.deck), lang)),
  ]);
}

/** `5` where all roles get as many; else a size for each role. */
function handItems(
  ruleset: Ruleset,
  { roles }: Table,
  { deck, sizes }: Table['hands'][number],
  names: RulesetNames,
): Cell {
  const label = ruleset.decks.length > 1 ? `${names.deck(deck)} ` : '';
  const all = sizes[0]?.size;
  if (sizes.length === roles.length && sizes.every(({ size }) => size === all)) return [[{ text: `${label}${all}` }]];
  return sizes.map(({ role, size }) => [{ text: `${label}${names.role(role)} ${size}` }]);
}

function parameterRow(parameter: Parameter, lang: Lang): readonly Cell[] {
  const range =
    parameter.kind === 'number'
      ? `${parameter.min}..${parameter.max}`
      : parameter.values.map(({ id, name }) => `${id} ${name[lang]}`).join(' | ');
  const defaults = parameter.defaults.map(({ seats, value }) => `${seats}: ${value}`);
  const same = new Set(parameter.defaults.map(({ value }) => value)).size === 1;
  const shown = same ? String(parameter.defaults[0]?.value ?? '') : defaults.join('  ');
  return [
    cell(parameter.id, 'strong'),
    cell(parameter.name[lang]),
    cell(range),
    cell(`${say[lang].rules.byTable} ${shown}`, 'faint'),
  ];
}

function deckTitle(ruleset: Ruleset, deck: Deck, lang: Lang): string {
  const { cards, weights, pool } = say[lang].rules;
  const name = ruleset.decks.length > 1 ? `${cards}: ${deck.name[lang]} (${deck.id})` : cards;
  return [name, weights[deck.weights], ...(deck.pool ? [pool] : [])].join(' · ');
}

function cardRows(deck: Deck, names: RulesetNames, lang: Lang): TableBlock['rows'] {
  return deck.cards.map(({ id, name, copies, faction, also, does }) => [
    cell(name[lang], names.cardColour(id)),
    cell(amountText(copies, say[lang].rules.rest)),
    cell(faction === null ? '' : names.faction(faction)),
    cell([id, name[lang === 'zh' ? 'en' : 'zh'], ...also].filter((one) => one !== name[lang]).join(', ')),
    cell(does?.[lang] ?? ''),
  ]);
}

function attributeRows(ruleset: Ruleset, names: RulesetNames, lang: Lang): TableBlock['rows'] {
  return ruleset.attributeFacts.flatMap(({ id, text, plan }) => [
    [cell(id, 'strong'), cell(text[lang])],
    ...plan.cases.map(({ reading, value }) => [
      cell(reading === null ? '' : `${id}=${reading}`, 'faint'),
      cell(value.counts.map(({ attribute, count }) => `${names.attribute(attribute)} ×${count}`).join('  ')),
    ]),
  ]);
}

function readingRows(ruleset: Ruleset, lang: Lang): TableBlock['rows'] {
  return ruleset.readings.flatMap(({ rule, options }) =>
    options.map(({ name, text }, index) => [
      cell(index === 0 ? '*' : '', 'good'),
      cell(`${rule}=${name}`, index === 0 ? 'strong' : 'faint'),
      cell(text[lang]),
    ]),
  );
}
