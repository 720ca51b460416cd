/** What `check` found, as one table a ruleset. */
import { type Fraction, toDecimal } from '../../counting/fraction.ts';
import {
  apart,
  type Cell,
  cell,
  type Document,
  gap,
  paragraph,
  type Run,
  type Table,
} from '../../document/document.ts';
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
export function checkDocument(all: readonly Checked[], lang: Lang): Document {
  const sources = [...new Set(all.map(({ source }) => source))];
  const parts = sources.map((source): Document => {
    const rows = all.filter((checked) => checked.source === source);
    const { ruleset } = rows[0]!;
    const print = rows.flatMap(({ row }) => (row.kind === 'skipped' ? [] : [row.problem.ruleset.fingerprint]))[0] ?? '';
    const aside = `${source} ${shortFingerprint(print)}`.trim();
    return [{ block: 'title', text: ruleset.name[lang], aside }, gap, rowsTable(rows, lang)];
  });
  const count = (status: CheckFile['status']) => all.filter(({ row }) => statusOf(row) === status).length;
  const summary = say[lang].check.summary(all.length, count('infeasible'), count('unknown'), count('skipped'));
  return apart([...parts, [paragraph(summary)]]);
}

function rowsTable(rows: readonly Checked[], lang: Lang): Table {
  const varies = rows.some(({ varied }) => Object.keys(varied).length > 0);
  const head = [
    say[lang].check.players,
    ...(varies ? [say[lang].check.varied] : []),
    say[lang].check.legal,
    say[lang].check.shuffle,
    say[lang].check.costs,
    say[lang].check.remarks,
  ];
  const body = rows.map((checked) => {
    const { players, varied, row } = checked;
    const items = Object.entries(varied).map(([name, value]) => [{ text: `${name}=${value}` }]);
    return [cell(players), ...(varies ? [items] : []), ...numbers(row, lang), remarks(checked, lang)];
  });
  return { block: 'table', head, rows: body, right: varies ? [0, 2] : [0, 1] };
}

/** Legal deals, chance of a shuffle, cost of each rule. */
function numbers(row: CheckRow, lang: Lang): readonly Cell[] {
  if (row.kind === 'skipped') return [cell('-'), cell(''), cell('')];
  if (row.kind === 'uncounted') return [cell(say[lang].check.uncounted, 'warn'), cell(''), cell('')];
  const { count, rules, idle } = row.examined;
  const costs = rules.flatMap(({ id, without }): Cell => {
    const exact = growth(without, count.legal);
    if (exact === null) return without === '0' ? [] : [[{ text: say[lang].check.frees(id), as: 'good' }]];
    return idle.includes(id) ? [] : [[{ text: `${id} ×${short(exact)}` }]];
  });
  const legal = count.feasible ? cell(count.legal, 'strong') : cell(say[lang].check.none, 'bad');
  return [legal, cell(chance(count.shuffle, lang)), costs];
}

/** Two digits after the point for small factors, none for large ones; never rounded to an idle 1. */
function short(exact: Fraction): string {
  if (exact.numerator >= exact.denominator * 1000n) return toDecimal(exact, 0);
  for (let digits = 2; ; digits++) {
    const text = toDecimal(exact, digits);
    if (Number(text) !== 1) return text;
  }
}

function remarks({ row, ruleset }: Checked, lang: Lang): Cell {
  const items: Run[] = [];
  if (row.kind === 'skipped') items.push({ text: say[lang].check.skipped(wordFault(row.why, lang)), as: 'faint' });
  else {
    const { problem } = row;
    if (row.kind === 'uncounted') {
      const verdict = row.explanation.verdict;
      items.push({ text: wordFault(row.why, lang), as: 'warn' });
      if (verdict !== 'no') items.push({ text: say[lang].check[verdict === 'yes' ? 'canBe' : 'undecided'] });
    }
    if (row.explanation)
      items.push(
        ...conflictItems(row.explanation, problem, ruleset, lang).map((text) => ({ text, as: 'bad' as const })),
      );
    if (row.kind === 'examined') {
      const { idle, pairs } = row.examined;
      if (idle.length > 0) items.push({ text: say[lang].check.idle(idle.join(' ')), as: 'warn' });
      if (pairs.length > 0) {
        const shown = pairs.map((pair) => pair.join('–')).join(' ');
        items.push({ text: say[lang].check.pairs(shown), as: 'warn' });
      }
      if (row.unheld.length > 0)
        items.push({ text: say[lang].check.unheld(unheldText(row.unheld, problem, ruleset, lang)), as: 'bad' });
    }
  }
  return items.map((item) => [item]);
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
    unheld.map(({ deck, card }) => names.card(problem.decks[deck]!.cards[card]!.id)),
    lang,
  );
}
