/** All legal deals as the SAT encoding sees them: found one by one, each then forbidden. For tests on small problems. */
import type { Dealt, Problem } from '../../src/problem/problem.ts';
import { encode } from '../../src/sat/encode.ts';
import { Solver } from '../../src/sat/solver.ts';

/** Every model on the named variables, once, in no telling order. */
export function* models(problem: Problem): Generator<Dealt> {
  const encoding = encode(problem);
  const solver = new Solver(encoding);
  solver.requireAll();
  while (solver.solve()) {
    yield solver.dealt();
    const same = encoding.variables.map(({ literal }) => (solver.value(literal) ? literal : -literal));
    solver.require(-encoding.circuit.and(same));
  }
}
