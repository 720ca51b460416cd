import type { en } from '../en/index.ts';
import { examples, frame, given, names, output, punctuation, seed, selection, summaries } from './command-line.ts';
import { csv, deal, repair, seat, verification, violation } from './deal.ts';
import { conflict, explain, fact, statement } from './explain.ts';
import { dealFaults } from './faults-deal.ts';
import { rulesetFaults } from './faults-ruleset.ts';
import { trustFaults } from './faults-trust.ts';
import { useFaults } from './faults-use.ts';
import { bias, odds } from './odds.ts';
import { publish, publishCommand } from './publish.ts';
import { reading } from './reading.ts';
import { check, count, diff, exporting, list, newFile, rules } from './rulesets.ts';
import { trust } from './trust.ts';

export const zh: typeof en = {
  faults: { ...useFaults, ...rulesetFaults, ...dealFaults, ...trustFaults },
  /** Behind a fault: what was probably meant. */
  faultHint: (hint: string) => `（是否想写“${hint}”？）`,
  bias,
  check,
  conflict,
  count,
  csv,
  deal,
  diff,
  explain,
  exporting,
  fact,
  frame,
  given,
  list,
  summaries,
  examples,
  names,
  newFile,
  odds,
  output,
  publishCommand,
  publish,
  punctuation,
  reading,
  repair,
  rules,
  seat,
  seed,
  selection,
  statement,
  trust,
  verification,
  violation,
};
