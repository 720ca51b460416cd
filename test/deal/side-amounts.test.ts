import { describe, expect, it } from 'vitest';
import type { DealFile } from '../../src/deal/deal-file.ts';
import { withSideAmounts } from '../../src/deal/to-file.ts';
import { table, tables } from './presentation/dealt.ts';

/** As a person would write it down: without anything that is drawn beside it. */
function bare({ first: _first, pairings: _pairings, ...deal }: DealFile): DealFile {
  return { ...deal, seats: deal.seats.map(({ order: _, ...seat }) => seat) };
}

describe.each([...tables])('%s with %i players', (id, players) => {
  const { ruleset, deal } = table(id, { players });
  const dealt = deal('beside');

  it('a whole deal stays as it is', () => {
    expect(withSideAmounts(ruleset, dealt)).toEqual(dealt);
  });

  it('a bare one of the same seed gets what was drawn beside it', () => {
    expect(withSideAmounts(ruleset, bare(dealt))).toEqual(dealt);
  });
});
