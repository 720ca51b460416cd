import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FaultError } from '../../src/fault.ts';
import { checkSeed, isStrongSeed, makeSeed, seedFromFile, shownSeed } from '../../src/random/seeds.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
function code(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof FaultError) return error.message;
    throw error;
  }
  return 'no fault';
}

describe('seeds', () => {
  it('are made of 256 bits and strong; two are never alike', () => {
    const seeds = Array.from({ length: 50 }, makeSeed);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds.every(isStrongSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(50);
  });

  it('are strong with 32 hex digits or more, and weak otherwise', () => {
    expect(isStrongSeed('0123456789abcdefABCDEF0123456789')).toBe(true);
    for (const seed of ['0123456789abcdef0123456789abcde', '', 'moon', `${'0'.repeat(32)} `, `x${'0'.repeat(40)}`]) {
      expect(isStrongSeed(seed)).toBe(false);
    }
  });

  it('come whole from a file: a BOM and one line end are not the seed, every other character is', () => {
    expect(seedFromFile(bytes('moon\n'), 's')).toBe('moon');
    expect(seedFromFile(bytes('\uFEFFmoon\r\n'), 's')).toBe('moon');
    expect(seedFromFile(bytes(' moon '), 's')).toBe(' moon ');
    expect(seedFromFile(bytes('0.5'), 's')).toBe('0.5');
    expect(seedFromFile(bytes('月亮'), 's')).toBe('月亮');
  });

  it('are refused with a code where they are none', () => {
    expect(code(() => seedFromFile(bytes(''), 's'))).toBe('seed-empty');
    expect(code(() => seedFromFile(bytes('\n'), 's'))).toBe('seed-empty');
    expect(code(() => seedFromFile(bytes('a\nb\n'), 's'))).toBe('seed-lines');
    expect(code(() => seedFromFile(bytes('a\n\n'), 's'))).toBe('seed-lines');
    expect(code(() => seedFromFile(Uint8Array.from([0xff, 0xfe, 0x41, 0]), 's'))).toBe('seed-not-text');
    expect(code(() => seedFromFile(bytes('a\0b'), 's'))).toBe('seed-not-text');
    expect(code(() => checkSeed('a\uD800'))).toBe('seed-broken');
    expect(checkSeed('😀')).toBe('😀');
  });

  it('refuses what is left of a seed in another encoding', () => {
    expect(code(() => checkSeed('a\ufffd'))).toBe('seed-broken');
    expect(code(() => seedFromFile(bytes('\ufffd\ufffd'), 'seed.txt'))).toBe('seed-broken');
  });

  it('shows a seed as a shell reads it back', () => {
    expect(['moon', 'a b', '苹果', '0'.repeat(64)].map(shownSeed)).toEqual(['moon', 'a b', '苹果', '0'.repeat(64)]);
    const odd = [
      'moon ',
      ' moon',
      "it's ",
      'a\u200b',
      'tab\t',
      'a\u00a0',
      "\u3164'\\",
      'a  b',
      '👩\u200d👧',
      '\u{e0041}x',
    ];
    for (const seed of odd) {
      const read = execFileSync('bash', ['--norc', '-c', `printf %s ${shownSeed(seed)}`], {
        env: { LC_ALL: 'C.UTF-8' },
      });
      expect(read.toString()).toBe(seed);
    }
  });
});
