/**
 * Frozen: commitments are out in threads, and secrets in drawers, that must be opened by any later version. These values change
 * only together with the names of the formats (`ninelives-commitment/1`, `ninelives-key/1`, `ninelives-reveal/1`).
 */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Selection } from '../../src/problem/selection.ts';
import type { RulesetId } from '../../src/ruleset/model.ts';
import { COMMITMENT_FORMAT, commit, commitmentFields, type Promised } from '../../src/trust/commitment.ts';
import { writeDocument } from '../../src/trust/document.ts';
import { dealKey } from '../../src/trust/secret.ts';
import { SECRET } from './committed.ts';

const selection: Selection = {
  players: 3,
  set: { killers: 1 },
  readings: { '4.10': 'b' },
  without: ['4.2'],
  pins: [],
  weights: { main: 'deals' },
};
const promised: Promised = {
  scheme: 'ninelives/1',
  ruleset: { id: 'tiny' as RulesetId, fingerprint: '0123456789abcdef'.repeat(4) }, // as: an id made here is an id
  selection,
  game: '第12局 “雨夜”',
  outside: { what: '双色球 2026-12-12', like: '01 02 03 04 05 06 + 07' },
  names: ['苹果', '=[b]x: y', 'RLO\u202e'],
  drawn: true,
};

describe('known vectors', () => {
  it('a commitment, line by line', () => {
    expect(
      writeDocument({ format: COMMITMENT_FORMAT, fields: commitmentFields(commit(promised, SECRET)) }),
    ).toMatchSnapshot();
  });

  it('its hash, worked out by hand', () => {
    const lines = writeDocument({
      format: COMMITMENT_FORMAT,
      fields: commitmentFields(commit(promised, SECRET)),
    }).split('\n');
    const hash = createHash('sha256');
    for (const part of [...lines.slice(0, -2), SECRET]) hash.update(framed(part));
    expect(lines.at(-2)).toBe(`hash: ${hash.digest('hex')}`);
  });

  it.each([
    ['original', '05 11 17 20 28 33 + 16'],
    ['reserve', '05 11 17 20 28 33 + 16'],
    ['original', null],
  ] as const)('the key of a deal: %s, %s', (which, outside) => {
    const key = dealKey(SECRET, promised.names ?? [], outside, which);
    const mac = createHmac('sha256', Buffer.from(SECRET, 'hex'));
    const announced = outside === null ? ['no outside value'] : ['outside value', outside];
    for (const part of ['ninelives-key/1', which, ...announced, 'names', '苹果', '=[b]x: y', 'RLO\\u{202e}'])
      mac.update(framed(part));
    expect(key).toBe(mac.digest('hex'));
    expect(key).toMatchSnapshot();
  });
});

function framed(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

describe('separate domains', () => {
  it('names, outside value and the word never stand for one another', () => {
    const keys = [
      dealKey(SECRET, ['a', 'b'], null, 'original'),
      dealKey(SECRET, ['ab'], null, 'original'),
      dealKey(SECRET, ['b', 'a'], null, 'original'),
      dealKey(SECRET, ['a', 'b'], 'names', 'original'),
      dealKey(SECRET, ['names', 'a', 'b'], null, 'original'),
      dealKey(SECRET, ['a', 'b'], '', 'original'),
      dealKey(SECRET, ['a', 'b'], null, 'reserve'),
      dealKey(SECRET.replace('00', '01'), ['a', 'b'], null, 'original'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a half of a surrogate pair is not the replacement character', () => {
    expect(dealKey(SECRET, ['\ud800'], null, 'original')).not.toBe(dealKey(SECRET, ['\ufffd'], null, 'original'));
  });
});
