/** Two rulesets side by side: what differs, and what each difference does to the number of legal deals. */

import { type Fraction, toDecimal, toNumber } from '../../counting/fraction.ts';
import { apart, type Block, cell, type Document, paragraph } from '../../document/document.ts';
import type { ChangeStep, Difference } from '../../ruleset/difference.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { wordFault } from '../../say/faults.ts';
import { type Lang, listed } from '../../say/language.ts';
import { amountText, namesOf } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { type CountedTable, type Diff, factorOf, type TableEffects } from './answer.ts';

/** For people: the differences, then a block a table. */
export function diffDocument(diff: Diff, lang: Lang): Document {
  const { from, to, differences, tables } = diff;
  const title: Block = { block: 'title', text: `${from.id} → ${to.id}` };
  if (differences.length === 0) return apart([[title], [paragraph(say[lang].diff.same)]]);
  const rows = differences.map((one) => [
    cell(say[lang].diff.sections[one.section]),
    cell(
      one.section === 'presentation' || one.section === 'order' ? (say[lang].diff.lists[one.id] ?? one.id) : one.id,
      'strong',
    ),
    cell(say[lang].diff.changes[one.change]),
    cell(detail(one, from, to, lang)),
  ]);
  return apart([[title], [{ block: 'table', rows }], ...tables.map((one) => [tableBlock(one, from, to, lang)])]);
}

function tableBlock(
  { players, from: before, to: after, steps }: TableEffects,
  from: Ruleset,
  to: Ruleset,
  lang: Lang,
): Block {
  const row = (name: string, counted: CountedTable, plain = false) => [
    cell(name),
    cell('legal' in counted ? String(counted.legal) : '-', 'strong'),
    cell(plain ? '' : times(before, counted)),
    cell('why' in counted ? wordFault(counted.why, lang) : '', 'faint'),
  ];
  const rows = [
    row(from.id, before, true),
    ...steps.map(({ step, counted }) => row(say[lang].diff.alone(stepText(step, lang)), counted)),
    row(to.id, after),
  ];
  return { block: 'table', caption: say[lang].diff.players(players), rows, right: [1, 2] };
}

/** The clauses of a step by their numbers; else its reading, its marks, or cards and tables. */
function stepText({ key, differences }: ChangeStep, lang: Lang): string {
  const rules = differences.filter(({ section }) => section === 'rule').map(({ id }) => id);
  return rules.length > 0 ? say[lang].diff.rules(listed(rules, lang)) : say[lang].diff.step(key);
}

function times(before: CountedTable, after: CountedTable): string {
  const exact = factorOf(before, after);
  return exact === null ? '' : `×${short(exact)}`;
}

/** Three digits that count; never rounded to 1 where it is not. */
function short(exact: Fraction): string {
  if (exact.numerator >= exact.denominator * 1000n) return toDecimal(exact, 0);
  if (exact.numerator === exact.denominator) return '1';
  for (let digits = 3; digits < 16; digits += 1) {
    const text = String(Number(toNumber(exact).toPrecision(digits)));
    if (text !== '1') return text;
  }
  return '1';
}

function detail({ section, id, change }: Difference, from: Ruleset, to: Ruleset, lang: Lang): string {
  switch (section) {
    case 'rule':
      return changed(ruleText(from, id, lang), ruleText(to, id, lang), change, say[lang].diff.form);
    case 'attributes':
      return changed(markText(from, id, lang), markText(to, id, lang), change, say[lang].diff.form);
    case 'card':
      return changed(cardText(from, id, lang), cardText(to, id, lang), change, '');
    case 'reading':
      return changed(readingText(from, id), readingText(to, id), change, '');
    case 'table':
      return changed(tableText(from, id, lang), tableText(to, id, lang), change, '');
    case 'parameter':
      return changed(parameterText(from, id), parameterText(to, id), change, '');
    default:
      return '';
  }
}

/** Before and after, or the one that there is; `same` where only what stands behind the words differs. */
function changed(before: string, after: string, change: Difference['change'], same: string): string {
  if (change === 'added') return after;
  if (change === 'dropped') return before;
  return before === after ? `${after} ${same}`.trim() : `${before} → ${after}`;
}

function ruleText(ruleset: Ruleset, id: string, lang: Lang): string {
  return ruleset.rules.find((rule) => rule.id === id)?.text[lang] ?? '';
}

function markText(ruleset: Ruleset, id: string, lang: Lang): string {
  return ruleset.attributeFacts.find((mark) => mark.id === id)?.text[lang] ?? '';
}

function cardText(ruleset: Ruleset, id: string, lang: Lang): string {
  const card = ruleset.decks.flatMap((deck) => deck.cards).find((one) => one.id === id);
  if (card === undefined) return '';
  const faction = ruleset.factions.find((one) => one.id === card.faction)?.name[lang];
  return [
    card.name[lang],
    ...(faction === undefined ? [] : [faction]),
    `×${amountText(card.copies, say[lang].diff.rest)}`,
  ].join(' · ');
}

function tableText(ruleset: Ruleset, seats: string, lang: Lang): string {
  const one = ruleset.tables.find((candidate) => String(candidate.seats) === seats);
  if (one === undefined) return '';
  const names = namesOf(ruleset, lang);
  const roles = one.roles.map(({ role, count }) => `${names.role(role)} ${amountText(count, say[lang].diff.rest)}`);
  const hands = one.hands.map(
    ({ deck, sizes }) => `${names.deck(deck)} ${[...new Set(sizes.map(({ size }) => size))].join('/')}`,
  );
  const without = one.leaveOut.map(names.card);
  return [
    listed(roles, lang),
    listed(hands, lang),
    ...(without.length === 0 ? [] : [say[lang].diff.without(listed(without, lang))]),
  ].join(' · ');
}

/** Range or values, then the defaults in the order of the tables. */
function parameterText(ruleset: Ruleset, id: string): string {
  const one = ruleset.parameters.find((parameter) => parameter.id === id);
  if (one === undefined) return '';
  const range = one.kind === 'number' ? `${one.min}–${one.max}` : one.values.map((value) => value.id).join('|');
  return `${range} (${[...new Set(one.defaults.map(({ value }) => value))].join(', ')})`;
}

function readingText(ruleset: Ruleset, rule: string): string {
  return (ruleset.readings.find((reading) => reading.rule === rule)?.options ?? []).map(({ name }) => name).join(', ');
}
