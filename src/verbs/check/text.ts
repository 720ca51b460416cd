/** What `check` found, as one table a ruleset. */
import { type Fraction, toDecimal } from '../../counting/fraction.ts';
import type { View } from '../../document/paint.ts';
import { type Cell, cell, table } from '../../document/table.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Explanation } from '../../sat/explain.ts';
import { wordFault } from '../../say/faults.ts';
import { type Lang, listed } from '../../say/language.ts';
import { namesOf } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { chance } from '../count/text.ts';
import { shortFingerprint } from '../deal/text.ts';
import { conflictText, statementText } from '../explain/conflict.ts';
import { type Checked, type CheckFile, growth, statusOf } from './answer.ts';
import type { CheckRow } from './examine.ts';

/** A heading and a table for each ruleset, and a line that sums up. */
export function checkText(all: readonly Checked[], view: View): string {
  const { lang, paint } = view;
  const sources = [...new Set(all.map(({ source }) => source))];
  const parts = sources.map((source) => {
    const rows = all.filter((checked) => checked.source === source);
    const { ruleset } = rows[0]!;
    const print = rows.flatMap(({ row }) => (row.kind === 'skipped' ? [] : [row.problem.ruleset.fingerprint]))[0] ?? '';
    const title = `${paint.strong(ruleset.name[lang])}  ${paint.faint(`${source} ${shortFingerprint(print)}`.trim())}`;
    return `${title}\n\n${rowsTable(rows, view)}`;
  });
  const count = (status: CheckFile['status']) => all.filter(({ row }) => statusOf(row) === status).length;
  const summary = say[lang].check.summary(all.length, count('infeasible'), count('unknown'), count('skipped'));
  return `${parts.join('\n')}\n${summary}\n`;
}

function rowsTable(rows: readonly Checked[], view: View): string {
  const { lang, paint } = view;
  const varies = rows.some(({ varied }) => Object.keys(varied).length > 0);
  const heading = [
    say[lang].check.players,
    ...(varies ? [say[lang].check.varied] : []),
    say[lang].check.legal,
    say[lang].check.shuffle,
    say[lang].check.costs,
    say[lang].check.remarks,
  ].map((word) => cell(word));
  const body = rows.map((checked) => {
    const { players, varied, row } = checked;
    const items = Object.entries(varied).map(([name, value]) => [{ text: `${name}=${value}` }]);
    return [cell(String(players)), ...(varies ? [{ items }] : []), ...numbers(row, view), remarks(checked, view)];
  });
  return table([heading, ...body], { ...view, right: varies ? [0, 2] : [0, 1], heading: paint.faint });
}

/** Legal deals, chance of a shuffle, cost of each rule. */
function numbers(row: CheckRow, { lang, paint }: View): readonly Cell[] {
  if (row.kind === 'skipped') return [cell('-'), cell(''), cell('')];
  if (row.kind === 'uncounted') return [cell(say[lang].check.uncounted, paint.warn), cell(''), cell('')];
  const { count, rules, idle } = row.examined;
  const costs = rules.flatMap(({ id, without }) => {
    const exact = growth(without, count.legal);
    if (exact === null) return without === '0' ? [] : [[{ text: say[lang].check.frees(id), paint: paint.good }]];
    return idle.includes(id) ? [] : [[{ text: `${id} ×${short(exact)}` }]];
  });
  const legal = count.feasible ? cell(count.legal, paint.strong) : cell(say[lang].check.none, paint.bad);
  return [legal, cell(chance(count.shuffle, lang)), { items: costs }];
}

/** Two digits after the point for small factors, none for large ones; never rounded to an idle 1. */
function short(exact: Fraction): string {
  if (exact.numerator >= exact.denominator * 1000n) return toDecimal(exact, 0);
  for (let digits = 2; ; digits++) {
    const text = toDecimal(exact, digits);
    if (Number(text) !== 1) return text;
  }
}

function remarks({ row, ruleset }: Checked, { lang, paint }: View): Cell {
  const items: { text: string; paint?: (text: string) => string }[] = [];
  if (row.kind === 'skipped')
    items.push({ text: say[lang].check.skipped(wordFault(row.why, lang)), paint: paint.faint });
  else {
    const { problem } = row;
    if (row.kind === 'uncounted') {
      const verdict = row.explanation.verdict;
      items.push({ text: wordFault(row.why, lang), paint: paint.warn });
      if (verdict !== 'no') items.push({ text: say[lang].check[verdict === 'yes' ? 'canBe' : 'undecided'] });
    }
    if (row.explanation)
      items.push(...conflictItems(row.explanation, problem, ruleset, lang).map((text) => ({ text, paint: paint.bad })));
    if (row.kind === 'examined') {
      const { idle, pairs } = row.examined;
      if (idle.length > 0) items.push({ text: say[lang].check.idle(idle.join(' ')), paint: paint.warn });
      if (pairs.length > 0) {
        const shown = pairs.map((pair) => pair.join('–')).join(' ');
        items.push({ text: say[lang].check.pairs(shown), paint: paint.warn });
      }
      if (row.unheld.length > 0)
        items.push({ text: say[lang].check.unheld(unheldText(row.unheld, problem, ruleset, lang)), paint: paint.bad });
    }
  }
  return { items: items.map((item) => [item]) };
}

/** The explanation in one line: the counting argument if there is one, else the statements; then what to drop. */
function conflictItems(explanation: Explanation, problem: Problem, ruleset: Ruleset, lang: Lang): readonly string[] {
  if (explanation.verdict !== 'no') return [];
  const { counted, core, drops } = explanation;
  const rules = core.statements.flatMap((statement) => (statement.kind === 'rule' ? [statement.id] : []));
  const facts = core.statements.filter(({ kind }) => kind !== 'rule');
  const text = counted
    ? [...rules, conflictText(counted, problem, ruleset, lang)].join(' + ')
    : [...rules, ...facts.map((fact) => statementText(fact, problem, ruleset, lang))].join(' + ');
  const sets = drops.sets.map((set) => set.join(' + ')).join(say[lang].check.or);
  return [say[lang].check.conflict(text), ...(sets === '' ? [] : [say[lang].check.drop(sets)])];
}

function unheldText(
  unheld: readonly { readonly deck: number; readonly card: number }[],
  problem: Problem,
  ruleset: Ruleset,
  lang: Lang,
): string {
  const names = namesOf(ruleset, lang);
  return listed(
    unheld.map(({ deck, card }) => names.card(problem.decks[deck]!.id, problem.decks[deck]!.cards[card]!.id)),
    lang,
  );
}
