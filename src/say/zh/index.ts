import type { en } from '../en/index.ts';
import * as commandLine from './command-line.ts';
import * as deal from './deal.ts';
import * as explain from './explain.ts';
import { dealFaults } from './faults-deal.ts';
import { rulesetFaults } from './faults-ruleset.ts';
import { trustFaults } from './faults-trust.ts';
import { useFaults } from './faults-use.ts';
import * as odds from './odds.ts';
import * as publish from './publish.ts';
import * as rulesets from './rulesets.ts';
import * as trust from './trust.ts';

/** Every topic by the name that its file exports it under. */
export const zh: typeof en = {
  faults: { ...useFaults, ...rulesetFaults, ...dealFaults, ...trustFaults },
  /** Behind a fault: what was probably meant. */
  faultHint: (hint: string) => `（是否想写“${hint}”？）`,
  ...commandLine,
  ...deal,
  ...explain,
  ...odds,
  ...publish,
  ...rulesets,
  ...trust,
};
