/**
 * `Stream`: a seed → exactly uniform integers (design: "The deal number"). SHA-256 over length-prefixed fields gives 64 hex
 * digits, which seed xor4096; its 32-bit words give integers by rejection. Everything that is drawn has a stream of its own,
 * by name, so that asking for one thing never changes another. Frozen under the name of the scheme once people hold deals.
 */
import { createHash } from 'node:crypto';
import xor4096 from 'seedrandom/lib/xor4096.js';
import type { Selection } from '../problem/selection.ts';
import { selectionJson } from '../problem/selection-json.ts';
import { type Below, uniformBelow } from './below.ts';

/** The name of all that is frozen: fields, hash, engine, rejection, shuffle, blocks and the order of deals. */
export const SCHEME = 'ninelives/1';

export interface Stream {
  /** The next 32 bits, 0 ≤ word < 2^32. */
  word(): number;
  /** Uniform and exact, 0 ≤ answer < n; see `uniformBelow`. */
  readonly below: Below;
  /** A new array in uniform random order (Fisher–Yates from the end: item k changes places with one of 0..k, k = last..1). */
  shuffle<T>(items: readonly T[]): T[];
}

/** What a stream depends on, and nothing else. */
export interface StreamKey {
  /** Absent: `SCHEME`. */
  readonly scheme?: string;
  /** What is drawn: `deal`, `stock`, … */
  readonly name: string;
  /** Fingerprint of the ruleset. */
  readonly fingerprint: string;
  /** The normalised selection; it goes in as canonical JSON. */
  readonly selection: Selection;
  /** Every character counts. */
  readonly seed: string;
  /** A block of 1024 deals, or the index of one deal; from 0. */
  readonly block: number;
}

export function stream(key: StreamKey): Stream {
  const engine = xor4096(streamSeed(key));
  const next = engine.int32;
  const below = uniformBelow(next);
  return {
    word: () => next() >>> 0,
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const mixed = items.slice();
      for (let k = mixed.length - 1; k > 0; k--) {
        const other = below(k + 1);
        const item = mixed[k] as T; // k and other are indices of the array: no hole is read
        mixed[k] = mixed[other] as T;
        mixed[other] = item;
      }
      return mixed;
    },
  };
}

/** The 64 hex digits that seed the engine: each field as UTF-8 behind its length in bytes, four of them, highest first. */
export function streamSeed(key: StreamKey): string {
  const hash = createHash('sha256');
  const fields = [
    key.scheme ?? SCHEME,
    key.name,
    key.fingerprint,
    selectionJson(key.selection),
    key.seed,
    String(key.block),
  ];
  for (const field of fields) {
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest('hex');
}
