import { describe, expect, it } from 'vitest';
import { fromFile, type JsonPath } from '../../src/deal/from-file.ts';
import { wordFault } from '../../src/say/faults.ts';
import { faultsOfPromise } from '../fault-of.ts';
import { sampleFile } from './sample-file.ts';

describe('reading a deal file', () => {
  it('takes what the contract allows and gives it back unchanged', async () => {
    expect(await fromFile(sampleFile(), 'deal.json')).toEqual(sampleFile());
    const bare = sampleFile();
    for (const optional of ['stock', 'first', 'pairings', 'substitutes', 'log', 'commitment']) delete bare[optional];
    expect(await fromFile(bare, 'deal.json')).toEqual(bare);
    const byNumber = { ...sampleFile(), seed: null, index: null };
    expect(await fromFile(byNumber, 'deal.json')).toEqual(byNumber);
  });

  it.each<[JsonPath, unknown, string]>([
    [['format'], 'ninelives-deal/2', 'deal-field'],
    [['ruleset', 'fingerprint'], 'A'.repeat(64), 'deal-field'],
    [['players'], 0, 'deal-field'],
    [['players'], 3, 'deal-field'],
    [['players'], '2', 'deal-field'],
    [['selection', 'weights', 'main'], 'cards', 'deal-field'],
    [['selection', 'extra'], 1, 'deal-field-unknown'],
    [['scheme'], 'ninelives/9', 'deal-scheme'],
    [['seed'], '', 'deal-field'],
    [['seed'], null, 'deal-field'],
    [['index'], -1, 'deal-field'],
    [['number'], '012', 'deal-field'],
    [['number'], 11, 'deal-field'],
    [['number'], '12', 'deal-field'],
    [['legal'], '1e3', 'deal-field'],
    [['seats'], [], 'deal-field'],
    [['seats', 1, 'seat'], 1, 'deal-field'],
    [['seats', 0, 'role'], undefined, 'deal-field-missing'],
    [['seats', 0, 'role'], null, 'deal-field'],
    [['seats', 0, 'hands', 'main', 0, 'card'], 7, 'deal-field'],
    [['seats', 0, 'hands', 'main', 0, 'attribute'], [], 'deal-field-unknown'],
    [['seats', 0, 'order', 'main'], [1], 'deal-field'],
    [['seats', 0, 'order', 'main'], [0, 0], 'deal-field'],
    [['pairings', 0, 0, 'target'], 3, 'deal-field'],
    [['log', 0, 'seat'], 9, 'deal-field'],
    [['commitment', 'hash'], 'x', 'deal-field'],
    [['pockets'], {}, 'deal-field-unknown'],
  ])('refuses %j = %j', async (path, value, code) => {
    const damaged = set(sampleFile(), path, value);
    const faults = await faultsOfPromise(fromFile(damaged, 'deal.json', (at) => ({ file: `at ${at.join('.')}` })));
    expect(faults.map((fault) => fault.code)).toContain(code);
    for (const fault of faults) {
      expect(fault.kind).toBe('bad');
      for (const lang of ['zh', 'en'] as const) expect(wordFault(fault, lang)).not.toMatch(/undefined|valid$|合乎格式/);
    }
  });

  it('names the place of every wrong field, in one go', async () => {
    const damaged = set(set(sampleFile(), ['players'], 'two'), ['seats', 0, 'seat'], 0);
    const faults = await faultsOfPromise(fromFile(damaged, 'deal.json', (path) => ({ file: path.join('/') })));
    expect(faults.map(({ with: fill, place }) => ['path' in fill && fill.path, place?.file])).toEqual([
      ['players', 'players'],
      ['seats[0].seat', 'seats/0/seat'],
    ]);
  });

  it('refuses what is no object at all', async () => {
    for (const value of [null, 5, 'deal', []]) {
      expect((await faultsOfPromise(fromFile(value, 'deal.json'))).map(({ code }) => code)).toEqual([
        'deal-not-object',
      ]);
    }
  });

  it('leaves names like those of built-in properties alone', async () => {
    const file = set(set(sampleFile(), ['seats', 0, 'name'], '__proto__'), ['substitutes', 0], 'constructor');
    expect(await fromFile(file, 'deal.json')).toEqual(file);
  });
});

/** A copy in which one path has another value; undefined removes it. */
function set(value: Record<string, unknown>, path: JsonPath, to: unknown): Record<string, unknown> {
  const copy = structuredClone(value);
  let inside: unknown = copy;
  for (const step of path.slice(0, -1)) inside = Reflect.get(Object(inside), step);
  const last = path.at(-1) ?? '';
  if (to === undefined) Reflect.deleteProperty(Object(inside), last);
  else Reflect.set(Object(inside), last, to);
  return copy;
}
