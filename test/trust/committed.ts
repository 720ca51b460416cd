/** A committed game, played to its end: what the tests of reveal and audit start from. */
import { readFileSync } from 'node:fs';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import { SCHEME } from '../../src/random/stream.ts';
import { fingerprint } from '../../src/ruleset/fingerprint.ts';
import type { Ruleset } from '../../src/ruleset/model.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import {
  COMMITMENT_FORMAT,
  type Commitment,
  commit,
  commitmentFields,
  type Promised,
} from '../../src/trust/commitment.ts';
import { deriveDeal, type Turn } from '../../src/trust/committed-deal.ts';
import { writeDocument } from '../../src/trust/document.ts';
import { REVEAL_FORMAT, type Revealed, revealFields } from '../../src/trust/reveal.ts';

/** The secret of the frozen vectors: the bytes 00 01 … 1f. */
export const SECRET = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');

export function shipped(id: string): Ruleset {
  return readRuleset(readFileSync(`rulesets/${id}.yaml`, 'utf8'), { file: `${id}.yaml` });
}

/** A ruleset of the user's own with three seats, small enough to be audited a thousand times. */
export const tinyText = `
id: tiny
name: { zh: 小游戏, en: tiny }
about: { zh: 三人, en: three seats }
factions: { red: { zh: 红, en: red }, blue: { zh: 蓝, en: blue } }
roles: { wolf: { zh: 狼, en: wolf, own: red }, hare: { zh: 兔, en: hare, own: blue } }
decks:
  main:
    zh: 牌
    en: cards
    weights: deals
    cards:
      fang: { zh: 牙, en: fang, faction: red, copies: 2 }
      ear: { zh: 耳, en: ear, faction: blue, copies: 3 }
      stone: { zh: 石, en: stone, faction: blue }
attributes:
  3.1: { zh: 一张有斑, en: one is spotted, on: blue, kinds: { spot: { zh: 斑, en: spot, count: 1 } } }
tables:
  3: { roles: { wolf: 1, hare: rest }, hands: { main: 2 } }
rules:
  4.1: { zh: 狼有牙, en: the wolf has a fang, of: wolf, holds: [fang] }
`;

export function tiny(): Ruleset {
  return readRuleset(tinyText, { file: 'ruleset.yaml' });
}

export const names = ['苹果', '楼兰', '警花', '007', '=[b]x: y'] as const;

export interface Game {
  readonly ruleset: Ruleset;
  readonly commitment: Commitment;
  readonly revealed: Revealed;
  readonly commitmentText: string;
  readonly revealText: string;
}

/** What a test changes of the usual game: 鸿门宴-like small, v1 with five players, drawn seats, an outside value. */
export interface Changes extends Partial<Omit<Promised, 'ruleset' | 'selection'>> {
  readonly ruleset?: Ruleset;
  readonly request?: SelectionRequest;
  readonly secret?: string;
  readonly turns?: readonly Turn[];
  readonly later?: readonly string[];
  readonly substitutes?: readonly string[];
  readonly replaced?: Revealed['replaced'];
}

export const original: Turn = { which: 'original', outside: '05 11 17 20 28 33 + 16', reason: null };
export const reserve: Turn = { which: 'reserve', outside: '01 02 03 04 05 06 + 07', reason: '有人没有签到' };

export function play(changes: Changes = {}): Game {
  const {
    ruleset = shipped('v1'),
    request = {},
    secret = SECRET,
    turns = [original],
    later,
    substitutes = [],
    replaced = [],
    ...promise
  } = changes;
  const promised: Promised = {
    scheme: SCHEME,
    ruleset: { id: ruleset.id, fingerprint: fingerprint(ruleset) },
    selection: normalise(ruleset, request),
    game: '第12局 “雨夜”',
    outside: { what: '双色球 2026-12-12', like: '01 02 03 04 05 06 + 07' },
    names,
    drawn: true,
    ...promise,
  };
  const commitment = commit(promised, secret);
  const opened = { commitment, secret, names: promised.names ?? later ?? [] };
  const deals = turns.map((turn) => ({ which: turn.which, deal: deriveDeal(ruleset, opened, turn) }));
  const revealed: Revealed = { ...opened, deals, substitutes, replaced };
  return {
    ruleset,
    commitment,
    revealed,
    commitmentText: writeDocument({ format: COMMITMENT_FORMAT, fields: commitmentFields(commitment) }),
    revealText: writeDocument({ format: REVEAL_FORMAT, fields: revealFields(revealed) }),
  };
}
