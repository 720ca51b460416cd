import { describe, expect, it } from 'vitest';
import { closest } from '../../src/ruleset/names.ts';

describe('closest', () => {
  it.each([
    ['反阻击手', ['狙击手', '反狙击手', '必杀'], '反狙击手'],
    ['snpier', ['slayer', 'sniper'], 'sniper'],
    ['SNIPER ', ['sniper'], 'sniper'],
    ['４.４.１', ['4.1', '4.4.1'], '4.4.1'],
    ['杀', ['狼'], undefined],
    ['', ['a'], undefined],
    ['zzzzzz', ['sniper', 'slayer'], undefined],
  ])('%s among %j is %s', (text, candidates, wanted) => {
    expect(closest(text, candidates)).toBe(wanted);
  });

  it('takes the first of equally close candidates', () => {
    expect(closest('cart', ['card', 'care'])).toBe('card');
  });
});
