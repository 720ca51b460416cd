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

    interface Solution {
      /** The value of a formula under this solution; throws for a variable that the solver did not know when it solved. */
      evaluate(formula: Operand): boolean;
    }

    /** A disjunction of terms by number. */
    interface Clause {
      readonly terms: readonly number[];
    }

    class Solver {
      constructor();
      /** The number of a variable; makes it known to the solver where it is new (or answers 0 with `noCreate`). */
      getVarNum(name: string, noCreate?: boolean): number;
      require(...formulas: readonly (Operand | readonly Operand[])[]): void;
      /** What `require` ends in. Not in the manual, but the version is pinned, and formulas take ten times as long. `used` is told each term. */
      _addClause(clause: Clause, extra: undefined, used: (term: number) => void): void;
      solve(): Solution | null;
      solveAssuming(formula: Operand): Solution | null;
    }

    function and(operands: readonly Operand[]): Operand;
    /** Runs `f` without the library's own type tests, which are slow. */
    function disablingAssertions<T>(f: () => T): T;
  }
  export = Logic;
}
