/**
 * A plain dealer, for comparison: shuffles roles, cards and attributes without any rule and writes the same JSON, a line a deal. It is a
 * program of its own: `node dist/bench/plain.js RULESET PLAYERS DEALS`. It knows no deal numbers and writes 0 for them.
 */
import { readFileSync, writeSync } from 'node:fs';
import { DEAL_FORMAT } from '../../src/deal/deal-file.ts';
import { ground } from '../../src/problem/ground.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { normalise, written } from '../../src/problem/selection.ts';
import { SCHEME, type Stream, stream } from '../../src/random/stream.ts';
import type { Compiled } from '../../src/ruleset/compile.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';

const [id, players, deals] = process.argv.slice(2);
if (id === undefined || players === undefined || deals === undefined) throw new Error('plain RULESET PLAYERS DEALS');
const { ruleset } = JSON.parse(readFileSync(`dist/rulesets/${id}.json`, 'utf8')) as Compiled; // as: written by the build
deal(ruleset, ground(ruleset, normalise(ruleset, { players: Number(players) })), Number(deals));

function deal(ruleset: Ruleset, problem: Problem, count: number): void {
  const seed = 'bench';
  const { fingerprint } = problem.ruleset;
  const { players: seats, ...selection } = written(problem.selection);
  const one = dealer(ruleset, problem);
  let text = '';
  let random = stream({ name: 'plain', fingerprint, selection: problem.selection, seed, block: 0 });
  for (let index = 0; index < count; index++) {
    if (index % 1024 === 0)
      random = stream({ name: 'plain', fingerprint, selection: problem.selection, seed, block: index / 1024 });
    const file = {
      format: DEAL_FORMAT,
      ruleset: problem.ruleset,
      players: seats,
      selection,
      scheme: SCHEME,
      seed,
      index,
      number: '0',
      legal: '0',
      ...one(random),
    };
    text += `${JSON.stringify(file)}\n`;
    if (text.length < 1 << 16) continue;
    writeSync(1, text);
    text = '';
  }
  writeSync(1, text);
}

/** Seats and stock of a deal: everything in arrays of objects, as one writes it without a thought of speed. */
function dealer({ decks }: Ruleset, problem: Problem): (random: Stream) => object {
  const roles = problem.roles.flatMap(({ count }, role) => Array.from({ length: count }, () => role));
  const names = new Map(decks.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name.zh] as const)));
  const piles = problem.decks.map(({ cards }) =>
    cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  );
  return (random) => {
    const own = random.shuffle(roles);
    const mixed = piles.map((pile) => random.shuffle(pile));
    const seats = own.map((role, seat) => ({
      seat: seat + 1,
      name: null,
      role: problem.roles[role]!.id,
      hands: Object.fromEntries(
        problem.decks.map(({ id, hand }, deck) => [
          id,
          mixed[deck]!.splice(0, hand[role]!).map((card) => ({
            card,
            name: names.get(card),
            attributes: [] as string[],
          })),
        ]),
      ),
    }));
    for (const { id, attributes, cards } of problem.decks) {
      if (attributes === null) continue;
      const on = new Set(attributes.on.map((card) => cards[card]!.id));
      const able = random.shuffle(seats.flatMap(({ hands }) => hands[id]!.filter(({ card }) => on.has(card))));
      let next = 0;
      for (const { id: attribute, count } of attributes.attributes)
        for (let k = 0; k < count; k++) able[next++]!.attributes.push(attribute);
    }
    const stock = problem.decks.flatMap(({ id, stock }, deck) =>
      stock ? [[id, mixed[deck]!.map((card) => ({ card, name: names.get(card) }))] as const] : [],
    );
    return { seats, ...(stock.length > 0 && { stock: Object.fromEntries(stock) }) };
  };
}
