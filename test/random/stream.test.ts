import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Selection } from '../../src/problem/selection.ts';
import { SCHEME, type StreamKey, stream, streamSeed } from '../../src/random/stream.ts';
import { repeatable, uniform } from './laws.ts';

const selection: Selection = { players: 5, set: {}, readings: {}, without: [], pins: [], weights: { main: 'deals' } };
const key: StreamKey = {
  name: 'deal',
  fingerprint: 'f'.repeat(64),
  selection,
  seed: 'moon',
  block: 0,
};

describe('a stream', () => {
  it('is uniform', () => uniform(() => stream(key)));
  it('repeats itself', () => repeatable(() => stream(key)));

  it('is seeded by SHA-256 over its length-prefixed fields, written out here by hand', () => {
    const json = '{"players":5,"set":{},"readings":{},"without":[],"pins":[],"weights":{"main":"deals"}}';
    const fields = [SCHEME, 'deal', 'f'.repeat(64), json, '月', '12'];
    const bytes = fields.flatMap((field) => {
      const utf8 = [...new TextEncoder().encode(field)];
      return [0, 0, utf8.length >> 8, utf8.length & 255, ...utf8];
    });
    const seed = createHash('sha256').update(Uint8Array.from(bytes)).digest('hex');
    expect(streamSeed({ ...key, seed: '月', block: 12 })).toBe(seed);
    expect(streamSeed({ ...key, selection: json, seed: '月', block: 12 })).toBe(seed);
  });

  it('changes with every field, also where fields run together', () => {
    const keys: StreamKey[] = [
      key,
      { ...key, scheme: 'ninelives/2' },
      { ...key, name: 'stock' },
      { ...key, fingerprint: 'e'.repeat(64) },
      { ...key, selection: { ...selection, players: 6 } },
      { ...key, seed: 'moo' },
      { ...key, seed: 'moon ' },
      { ...key, seed: 'moonn' },
      { ...key, seed: 'Moon' },
      { ...key, block: 1 },
      { ...key, seed: 'moon1', block: 0 },
      { ...key, seed: 'moon', block: 10 },
    ];
    expect(new Set(keys.map(streamSeed)).size).toBe(keys.length);
    // strings that collide when seedrandom is seeded with them directly
    expect(new Set(['a', 'aa', 'š'].map((seed) => stream({ ...key, seed }).word())).size).toBe(3);
  });

  it('does not see the order in which a selection was built', () => {
    const { players, ...rest } = selection;
    expect(streamSeed({ ...key, selection: { ...rest, players } })).toBe(streamSeed(key));
  });

  it('is frozen: these words may change only with the name of the scheme, because people hold deals drawn from them', () => {
    const source = stream(key);
    expect([source.word(), source.word(), source.word()]).toMatchInlineSnapshot(`
      [
        110815821,
        2643044315,
        3010758131,
      ]
    `);
    expect(source.below(5_871_325_286_400)).toMatchInlineSnapshot(`417535054840`);
    expect(source.below(10n ** 40n)).toMatchInlineSnapshot(`5659749969053806795057734643035934106707n`);
    expect(source.shuffle(['a', 'b', 'c', 'd', 'e', 'f']).join('')).toMatchInlineSnapshot(`"debcaf"`);
  });
});
