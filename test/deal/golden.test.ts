/**
 * Golden deals: seed → deal, for every shipped ruleset at every table. They never change as long as the scheme keeps its name and a
 * ruleset its fingerprint, because people hold deals that they want to make again: a difference here means that such a deal is lost.
 * A change that is meant to change deals takes a new scheme name (or gives the ruleset another fingerprint) and renews the files.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { draw } from '../../src/deal/draw.ts';
import { fileMaker } from '../../src/deal/to-file.ts';
import { ground } from '../../src/problem/ground.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { shipped, shippedTexts } from '../ruleset/shipped.ts';

const SEED = '九条命 nine lives';

/** The first deal whole, and the numbers of one in the same block of the stream and of one in another. */
describe('golden deals', () => {
  it.each([...shippedTexts.keys()])('of %s', async (id) => {
    const ruleset = shipped(id);
    const lines = ruleset.tables.flatMap(({ seats }) => golden(ruleset, seats));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.resolve(`fixtures/golden-deals/${id}.ndjson`));
  });
});

function golden(ruleset: Ruleset, players: number): readonly string[] {
  const problem = ground(ruleset, normalise(ruleset, request(ruleset, players)));
  const diagram = compile(problem);
  const make = fileMaker(ruleset, problem);
  const [first, second] = draw(problem, diagram, SEED, { count: 2 });
  const [later] = draw(problem, diagram, SEED, { from: 1500 });
  const file = make({ ...first!, seed: SEED, legal: diagram.legal });
  return [
    JSON.stringify(file),
    JSON.stringify({ players, index: 1, number: String(second!.number) }),
    JSON.stringify({ players, index: 1500, number: String(later!.number) }),
  ];
}

/** Tables that need a larger pool than the ruleset's own get one. */
function request(ruleset: Ruleset, players: number): SelectionRequest {
  const deck = ruleset.decks.find(({ pool }) => pool);
  if (deck === undefined || players * 3 <= deck.cards.length) return { players };
  const more = Array.from({ length: players * 3 - deck.cards.length }, (_, k) => `新武将${k + 1}`);
  return { players, pool: [...deck.cards.map(({ name }) => name.zh), ...more] };
}
