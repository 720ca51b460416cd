import { randomRulesetLaws } from './random-ruleset-laws.ts';

randomRulesetLaws(1);
