/** Deals of the shipped rulesets for the tests of what is told of them. */
import { readFileSync } from 'node:fs';
import { compile } from '../../../src/counting/compile.ts';
import type { DealFile } from '../../../src/deal/deal-file.ts';
import { draw } from '../../../src/deal/draw.ts';
import { toFile } from '../../../src/deal/to-file.ts';
import { ground } from '../../../src/problem/ground.ts';
import type { SelectionRequest } from '../../../src/problem/selection.ts';
import { normalise } from '../../../src/problem/selection.ts';
import type { Ruleset } from '../../../src/ruleset/model.ts';
import { withPool } from '../../../src/ruleset/pool.ts';
import { readRuleset } from '../../../src/ruleset/read/read.ts';

export interface Table {
  /** With its pool put in. */
  readonly ruleset: Ruleset;
  /** How many legal deals there are. */
  readonly legal: bigint;
  /** A deal of this seed. */
  readonly deal: (seed: string) => DealFile;
  /** The deal of this number. */
  readonly numbered: (number: bigint) => DealFile;
}

const names = '苹果 楼兰 警花 007 Zoë 阿杰 小雨 老王 十三 Bob 青岚 木木 九日 白露 Kim 二丫'.split(' ');

/** A table of a shipped ruleset; seats have names. */
export function table(id: string, request: SelectionRequest = {}): Table {
  return tableOf(readRuleset(readFileSync(`rulesets/${id}.yaml`, 'utf8'), { file: `${id}.yaml` }), request);
}

export function tableOf(written: Ruleset, request: SelectionRequest = {}): Table {
  const selection = normalise(written, request);
  const ruleset = selection.pool === undefined ? written : withPool(written, selection.pool);
  const problem = ground(written, selection);
  const diagram = compile(problem);
  const { legal } = diagram;
  const named = { names: names.slice(0, selection.players) };
  return {
    ruleset,
    legal,
    deal: (seed) => {
      const [drawn] = draw(problem, diagram, seed);
      if (drawn === undefined) throw new Error('nothing drawn');
      return toFile(written, problem, { ...drawn, seed, legal, ...named });
    },
    numbered: (number) =>
      toFile(written, problem, { dealt: diagram.unrank(number), seed: null, index: null, number, legal, ...named }),
  };
}

/** One table of each shipped ruleset that shows the most of what is told. */
export const tables: readonly (readonly [id: string, players: number])[] = [
  ['v1', 6],
  ['v2', 7],
  ['hongmenyan', 10],
  ['killer-police', 12],
  ['killer-forum', 9],
  ['killer-5.0', 9],
  ['sanguosha-melee', 8],
];

/** Aliases, substitutes and a replacement, where the ruleset has such things. */
export function dressed(deal: DealFile, ruleset: Ruleset): DealFile {
  const { aliases, substitutes } = ruleset.presentation;
  const waiting = ['替补甲', '替补乙', '替补丙'].slice(0, substitutes);
  const [first] = waiting;
  const from = deal.seats[0]?.name;
  return {
    ...deal,
    seats: deal.seats.map((seat, at) => ({
      ...seat,
      ...(at === 0 && first !== undefined && { name: first }),
      ...(aliases && { alias: { name: `马甲${'寅丑子卯辰巳午未申酉'[at]}`, password: `p${at}w` } }),
    })),
    ...(waiting.length > 0 && { substitutes: waiting }),
    ...(first !== undefined && from && { log: [{ seat: 1, from, to: first }] }),
  };
}
