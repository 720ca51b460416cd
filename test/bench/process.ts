/**
 * Whole processes: the CPU time of each, threads and system calls included, as it tells on leaving. On a quiet machine the clock gives the
 * same ratios; on a busy one it gives nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs `node` with arguments, output to nowhere. @returns CPU time in milliseconds */
export type RunNode = (...args: readonly string[]) => number;

/** @param work gets a folder of its own, which is gone afterwards */
export function inProcesses<T>(work: (node: RunNode, folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-bench-'));
  try {
    const teller = path.join(folder, 'teller.cjs');
    writeFileSync(teller, TELLER);
    return work((...args) => timed(teller, args), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loaded before the program: on leaving, says on a channel of its own what CPU time the process took. */
const TELLER =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); require('fs').writeSync(3, String(user + system)); });";

function timed(teller: string, args: readonly string[]): number {
  const { status, error, stderr, output } = spawnSync(process.execPath, ['--require', teller, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  // 1 is the answer "no": that is what explain says of a conflict.
  if (error !== undefined || status === null || status > 1) throw new Error(`node ${args.join(' ')}: ${stderr}`);
  return Number(output[3]) / 1000;
}
