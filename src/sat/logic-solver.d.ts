/**
 * The part of logic-solver 2.0.1 that this stage uses (the package has no types). A term is a variable name, `-name` for its
 * negation, or a variable number. Names that begin with `-` or `$` and names that are numbers are not for us: prefix them.
 */
declare module 'logic-solver' {
  namespace Logic {
    type Term = string | number;
    interface Formula {
      readonly type: string;
    }
    type Operand = Term | Formula;
    interface Bits {
      readonly bits: readonly Operand[];
    }

    interface Solution {
      /** The value of a formula under this solution; throws for a variable that the solver did not know when it solved. */
      evaluate(formula: Operand): boolean;
    }

    class Solver {
      constructor();
      /** The number of a variable; makes it known to the solver where it is new (or answers 0 with `noCreate`). */
      getVarNum(name: string, noCreate?: boolean): number;
      require(...formulas: readonly (Operand | readonly Operand[])[]): void;
      forbid(...formulas: readonly (Operand | readonly Operand[])[]): void;
      solve(): Solution | null;
      solveAssuming(formula: Operand): Solution | null;
      /** Afterwards the solver also requires that the sum be the optimum found. */
      minimizeWeightedSum(
        solution: Solution,
        terms: readonly Operand[],
        weights: number | readonly number[],
        options?: { readonly strategy?: 'default' | 'bottom-up'; readonly formula?: Bits },
      ): Solution;
    }

    const TRUE: Term;
    const FALSE: Term;
    function not(operand: Operand): Operand;
    function and(operands: readonly Operand[]): Operand;
    function or(operands: readonly Operand[]): Operand;
    function weightedSum(terms: readonly Operand[], weights: number | readonly number[]): Bits;
    /** Runs `f` without the library's own type tests, which are slow. */
    function disablingAssertions<T>(f: () => T): T;
  }
  export = Logic;
}
