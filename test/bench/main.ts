/**
 * `npm run bench`: the budgets of the design as one table, each row against a reference that is measured in the same run; beside them what
 * moderators do today. See docs/bench.md.
 */
import { fileURLToPath } from 'node:url';
import stringWidth from 'string-width';
import { shipped } from '../ruleset/shipped.ts';
import { batchRows } from './batch.ts';
import { countRows } from './count.ts';
import { familyRows, growFamily } from './family.ts';
import { forumRows } from './forum-rows.ts';
import { oddsRows } from './odds.ts';
import { redealRows } from './redeal.ts';
import { type Row, ratioRow } from './row.ts';
import { startRows } from './start.ts';

const [only, seats, twins] = process.argv.slice(2);
if (only === 'family' && seats !== undefined) {
  growFamily(Number(seats), twins === 'apart');
} else {
  const parts: Readonly<Record<string, () => readonly Row[]>> = {
    batch: batchRows,
    count: countRows,
    start: startRows,
    family: () => familyRows(fileURLToPath(import.meta.url)),
    odds: () =>
      oddsRows(shipped('v1')).map(({ work, time, against, base, budget }) =>
        ratioRow(work, time, against, base, budget),
      ),
    redeal: redealRows,
    forum: forumRows,
  };
  const wanted = Object.entries(parts).filter(([name]) => only === undefined || name === only);
  if (wanted.length === 0) throw new Error(`no bench ${only}: ${Object.keys(parts).join(', ')}`);
  const rows: Row[] = [];
  for (const [name, part] of wanted) {
    process.stderr.write(`${name}…\n`);
    rows.push(...part());
  }
  process.stdout.write(table(rows));
}

function table(rows: readonly Row[]): string {
  const head = ['work', 'measured', 'against', 'reference', 'ratio', 'budget', ''];
  const lines = rows.map(({ work, measured, against, reference, ratio, budget, met }) => [
    work,
    measured,
    against,
    reference,
    ratio === null ? '' : `${ratio < 100 ? ratio.toFixed(2) : Math.round(ratio)} ×`,
    budget,
    met === null ? '' : met ? 'met' : 'MISSED',
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...lines].map((line) => stringWidth(line[i]!))));
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, i) => cell + ' '.repeat(widths[i]! - stringWidth(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}
