/** Starts: whole processes against a Node that does nothing. */
import path from 'node:path';
import { inProcesses } from './process.ts';
import { limitRow, ms, type Row, ratioRow, toldMedians } from './row.ts';

const ROUNDS = 9;

export function startRows(): readonly Row[] {
  return inProcesses((node, folder) => {
    const deal = path.join(folder, 'deal.json');
    const ninelives =
      (...args: readonly string[]) =>
      () =>
        node('bin/ninelives.js', ...args);
    ninelives('deal', 'v1', '--seed', 'bench', '--json', '-o', deal)();
    const impossible = ['explain', 'v1', '--pin', '1:seer,demon'];
    const [nothing, dealt, verified, explained, conflict] = toldMedians(
      [
        () => node('-e', '0'),
        ninelives('deal', 'v1'),
        ninelives('verify', deal),
        ninelives('explain', 'v1'),
        ninelives(...impossible),
      ],
      ROUNDS,
    );
    const before = performance.now();
    const cpu = ninelives('check')();
    const checked = performance.now() - before;
    return [
      ratioRow('ninelives deal v1, whole process', dealt!, 'node -e 0', nothing!, 2),
      ratioRow('ninelives verify of a complete deal, whole process', verified!, 'node -e 0', nothing!, 2.5),
      ratioRow('ninelives explain v1, whole process, one SAT start', explained!, 'node -e 0', nothing!, 4),
      ratioRow('ninelives explain v1 of a conflict, whole process', conflict!, 'node -e 0', nothing!, 10),
      limitRow(
        'check every shipped ruleset at every table, whole process, by the clock',
        ms(checked),
        '2 s',
        checked <= 2000,
        'its CPU time, threads included',
        ms(cpu),
      ),
    ];
  });
}
