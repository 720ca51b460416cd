/** Counting, from the grounded problem. */
import { compile } from '../../src/count/compile.ts';
import { problemOf } from '../count/shipped-problem.ts';
import { limitRow, medians, ms, type Row } from './row.ts';

/** Seconds that general exact model counters took, as measured once: see docs/bench.md. */
const GENERAL = 'general model counters: sharpSAT-TD without attributes, ganak with 5 players';

export function countRows(): readonly Row[] {
  const six = problemOf('v1', { players: 6 });
  const melee = problemOf('sanguosha-melee', { players: 8 });
  const [six1, melee1] = medians([() => compile(six), () => compile(melee)], 25);
  return [
    limitRow('count v1, 6 players, with attributes, warm', ms(six1!), '10 ms', six1! <= 10, GENERAL, '282 s, 122 s'),
    limitRow('count sanguosha-melee, 8 players (two decks, one of 104 cards), warm', ms(melee1!), '', true),
  ].map((row, i) => (i === 1 ? { ...row, met: null } : row));
}
