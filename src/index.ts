/** Ninelives as a library: what an importing program may rely on. */
export type { Problem } from './problem/problem.ts';
export type { Ruleset } from './ruleset/ruleset.ts';
