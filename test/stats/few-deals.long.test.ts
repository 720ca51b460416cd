/** One deal, and two, of every shipped table: little can be said, and nothing may break. Seeds are fixed: nothing here fails by chance. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import { draw } from '../../src/deal/draw.ts';
import { FaultError } from '../../src/fault.ts';
import { type PlayedProblem, playedProblem } from '../../src/problem/tables.ts';
import { loadRuleset, shippedIds } from '../../src/ruleset/load.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { expected } from '../../src/stats/expected.ts';
import { Tally } from '../../src/stats/tally.ts';
import { judge } from '../../src/stats/verdict.ts';

/** With more names than the deck has, where the table needs them. */
function played(ruleset: Ruleset, players: number): PlayedProblem {
  try {
    return playedProblem(ruleset, { players });
  } catch (error) {
    if (!(error instanceof FaultError) || error.faults[0]?.code !== 'pool-too-small') throw error;
    return playedProblem(ruleset, { players, pool: Array.from({ length: 3 * players }, (_, at) => `英雄${at}`) });
  }
}

describe.each(shippedIds)('%s', async (id) => {
  const ruleset = await loadRuleset(id);
  test.each(ruleset.tables.map(({ seats }) => seats))('%i players', (players) => {
    const { problem } = played(ruleset, players);
    const fair = expected(problem);
    const deals = [...draw(problem, compile(problem), 'few', { count: 2 })];
    for (const n of [1, 2]) {
      const tally = new Tally(problem);
      for (const { dealt } of deals.slice(0, n)) tally.add(dealt, true);
      const { fair: isFair, samples } = judge([{ tallied: tally.tallied(), expected: fair }], 0.001);
      expect(isFair).toBe(true);
      const [{ cells, spreads, deals: counted }] = samples as [(typeof samples)[number]];
      expect(counted).toBe(n);
      for (const { p } of [...cells, ...spreads]) {
        expect(p.ln).toBeLessThanOrEqual(0);
        expect(p.error).toBeLessThan(1e-6);
      }
    }
  });
});
