/** Counting, from the grounded problem. */
import { totals } from '../../src/counting/compile.ts';
import { problemOf } from '../counting/shipped-problem.ts';
import { limitRow, medians, ms, plainRow, type Row } from './row.ts';

/** Seconds that general exact model counters took, as measured once: see docs/bench.md. */
const GENERAL = 'general model counters: sharpSAT-TD without attributes, ganak with 5 players';

export function countRows(): readonly Row[] {
  const six = problemOf('v1', { players: 6 });
  const melee = problemOf('sanguosha-melee', { players: 8 });
  const [time] = medians([() => totals(six).legal], 60);
  const [long] = medians([() => totals(melee).legal], 5);
  return [
    limitRow('count v1, 6 players, with attributes, warm', ms(time!), '10 ms', time! <= 10, GENERAL, '282 s, 122 s'),
    plainRow('count sanguosha-melee, 8 players (two decks, one of 104 cards), warm', ms(long!)),
  ];
}
