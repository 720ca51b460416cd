/** The thread in which logic-solver runs: it holds one problem, and answers which statements can stand together. */
import type { Dealt, PartialDeal, Problem } from '../problem/problem.ts';
import type { Statement } from '../problem/statement.ts';
import { serve } from '../thread.ts';
import { encode } from './encode.ts';
import { Mending, type Nearest, type Travel } from './mend.ts';
import { type KeptSelectors, Solver } from './solver.ts';

export type SolveTasks = {
  /** One start: is there a legal deal, and which? */
  readonly possible: { readonly input: Problem; readonly output: Dealt | null };
  /** Takes a problem whose statements can be dropped; only these will be asked about. */
  readonly open: {
    readonly input: { readonly problem: Problem; readonly only: readonly Statement[] };
    readonly output: null;
  };
  /** The nearest legal deals. */
  readonly nearest: {
    readonly input: { readonly problem: Problem; readonly given: PartialDeal; readonly freeRoles: boolean };
    readonly output: Nearest | null;
  };
  /** Of one of the nearest deals: where its copies came from. */
  readonly travels: { readonly input: Dealt; readonly output: readonly Travel[] };
  readonly keep: { readonly input: readonly Statement[]; readonly output: KeptSelectors };
};

let solver: Solver | null = null;
let mending: Mending | null = null;

serve<SolveTasks>({
  possible: (problem) => {
    const once = new Solver(encode(problem));
    once.requireAll();
    return once.solve() ? once.dealt() : null;
  },
  open: ({ problem, only }) => {
    solver = new Solver(encode(problem, { dropping: true, only }));
    return null;
  },
  nearest: ({ problem, given, freeRoles }) => {
    mending = new Mending(problem, given, freeRoles);
    return mending.nearest;
  },
  travels: (dealt) => {
    if (!mending) throw new Error('no deal is being mended');
    return mending.travels(dealt);
  },
  keep: (statements) => {
    if (!solver) throw new Error('no problem is open');
    return solver.keep(statements);
  },
});
