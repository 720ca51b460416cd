/**
 * Whole processes against a Node that does nothing: the CPU time of each process, threads and system calls included, as it tells on leaving. On a
 * quiet machine the clock gives the same ratios; on a busy one it gives nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limitRow, ms, type Row, ratioRow, toldMedians } from './row.ts';

const ROUNDS = 9;

export function startRows(): readonly Row[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-bench-'));
  try {
    const deal = path.join(folder, 'deal.json');
    const teller = path.join(folder, 'teller.cjs');
    writeFileSync(teller, TELLER);
    const run = (args: readonly string[]) => () => timed(teller, args);
    const ninelives = (...args: readonly string[]) => run(['bin/ninelives.js', ...args]);
    ninelives('deal', 'v1', '--seed', 'bench', '--json', '-o', deal)();
    const impossible = ['explain', 'v1', '--pin', '1:seer,demon'];
    const [node, dealt, verified, explained, conflict] = toldMedians(
      [
        run(['-e', '0']),
        ninelives('deal', 'v1'),
        ninelives('verify', deal),
        ninelives('explain', 'v1'),
        ninelives(...impossible),
      ],
      ROUNDS,
    );
    const [checked] = toldMedians([ninelives('check')], 1);
    return [
      ratioRow('ninelives deal v1, whole process', dealt!, 'node -e 0', node!, 2),
      ratioRow('ninelives verify of a complete deal, whole process', verified!, 'node -e 0', node!, 2.5),
      ratioRow('ninelives explain v1, whole process, one SAT start', explained!, 'node -e 0', node!, 4),
      ratioRow('ninelives explain v1 of a conflict, whole process', conflict!, 'node -e 0', node!, 10),
      limitRow('check every shipped ruleset at every table, whole process', ms(checked!), '2 s', checked! <= 2000),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loaded before the program: on leaving, says on a channel of its own what CPU time the process took. */
const TELLER =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); require('fs').writeSync(3, String(user + system)); });";

/** CPU time in milliseconds. */
function timed(teller: string, args: readonly string[]): number {
  const { status, error, stderr, output } = spawnSync(process.execPath, ['--require', teller, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  // 1 is the answer "no": that is what explain says of a conflict.
  if (error !== undefined || status === null || status > 1) throw new Error(`node ${args.join(' ')}: ${stderr}`);
  return Number(output[3]) / 1000;
}
