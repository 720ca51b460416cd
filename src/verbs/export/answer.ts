/** A table as DIMACS CNF that says in comments which table it is. */
import type { Problem } from '../../problem/problem.ts';
import { writtenBeside } from '../../problem/selection.ts';
import { dimacs } from '../../sat/dimacs.ts';

/** The lines of a file whose models are the legal deals one to one, for any exact model counter; without line ends. */
export function exported(problem: Problem): Iterable<string> {
  const { id, fingerprint } = problem.ruleset;
  return dimacs(problem, [
    `ninelives: ${id}, ${problem.seats} players, ruleset ${fingerprint}`,
    `selection ${JSON.stringify(writtenBeside(problem.selection))}`,
  ]);
}
