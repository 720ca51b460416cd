/**
 * Counts the legal deals of the second rulebook by another road: two copies of a privilege card lie in different hands (4.3), so each
 * copy can be told by its seat, and the attributes fall on 14 distinct cards: their number is a product of binomials.
 */
import { factorial } from '../brute/weight.ts';

export function countV2(players: 5 | 6 | 7, reading: 'distinct' | 'overlay' | 'six'): bigint {
  const size = players === 5 ? 5 : 4;
  // Seats 0 and 1 are the killer and the werewolf with their cards; then seven pairs on two different seats each.
  let states = new Map([[[1, 1, ...Array<number>(players - 2).fill(0)].join(), 1n]]);
  for (let pair = 0; pair < 7; pair++) {
    const next: typeof states = new Map();
    for (const [text, ways] of states) {
      const held = text.split(',').map(Number);
      for (let a = 0; a < players; a++)
        for (let b = a + 1; b < players; b++) {
          if (held[a] === size || held[b] === size) continue;
          const dealt = held.map((n, seat) => (seat === a || seat === b ? n + 1 : n)).join();
          next.set(dealt, (next.get(dealt) ?? 0n) + ways);
        }
    }
    states = next;
  }
  let deals = 0n;
  // 庶民 fill what is left, at most two in a hand (4.4); with that every hand has a privilege card (6.2).
  for (const [text, ways] of states) if (text.split(',').every((n) => size - Number(n) <= 2)) deals += ways;
  const villagers = players === 7 ? 4 : 3;
  return (deals * marks(reading) * factorial(players)) / factorial(villagers);
}

function marks(reading: 'distinct' | 'overlay' | 'six'): bigint {
  const sides = choose(14, 3) * choose(11, 3);
  if (reading === 'distinct') return sides * 8n * 7n;
  return reading === 'overlay' ? sides * 14n * 14n : sides * 6n * 5n;
}

function choose(n: number, k: number): bigint {
  return factorial(n) / (factorial(k) * factorial(n - k));
}
