/** Whole processes against a Node that does nothing, by the clock. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockMedians, limitRow, ms, type Row, ratioRow } from './row.ts';

const ROUNDS = 9;

export function startRows(): readonly Row[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-bench-'));
  try {
    const deal = path.join(folder, 'deal.json');
    ninelives('deal', 'v1', '--seed', 'bench', '--json', '-o', deal)();
    const impossible = ['explain', 'v1', '--players', '6', '--pin', '1:soulbinder', '--pin', '1=killer'];
    const [node, dealt, verified, explained] = clockMedians(
      [run(['-e', '0']), ninelives('deal', 'v1'), ninelives('verify', deal), ninelives(...impossible)],
      ROUNDS,
    );
    const [checked] = clockMedians([ninelives('check')], 1);
    return [
      ratioRow('ninelives deal v1, whole process', dealt!, 'node -e 0', node!, 2),
      ratioRow('ninelives verify of a complete deal, whole process', verified!, 'node -e 0', node!, 2.5),
      ratioRow('ninelives explain of a pinned conflict, whole process', explained!, 'node -e 0', node!, 4),
      limitRow('check every shipped ruleset at every table, whole process', ms(checked!), '3 s', checked! <= 3000),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ninelives(...args: readonly string[]): () => void {
  return run(['bin/ninelives.js', ...args]);
}

function run(args: readonly string[]): () => void {
  return () => {
    const { status, error, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    // 1 is the answer "no": that is what explain says of a conflict.
    if (error !== undefined || status === null || status > 1) throw new Error(`node ${args.join(' ')}: ${stderr}`);
  };
}
