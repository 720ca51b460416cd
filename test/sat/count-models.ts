/**
 * A plain model counter for small CNFs: unit propagation and branching on the variables in order, each model visited once.
 * `all` counts the assignments of every variable, `shown` the distinct ones of the first `shown` variables.
 */
export function countModels(
  clauses: readonly (readonly number[])[],
  variables: number,
  shown = variables,
): { all: number; shown: number } {
  const occurs = new Map<number, number[]>();
  clauses.forEach((clause, at) => {
    for (const literal of clause) occurs.set(literal, [...(occurs.get(literal) ?? []), at]);
  });
  const value = new Int8Array(variables + 1);
  const seen = new Set<string>();
  let all = 0;

  /** Assigns and propagates; returns the trail, or null at a conflict (then everything is undone). */
  const assign = (first: readonly number[]): number[] | null => {
    const trail: number[] = [];
    const queue = [...first];
    for (let literal = queue.pop(); literal !== undefined; literal = queue.pop()) {
      const variable = Math.abs(literal);
      if (value[variable] === Math.sign(literal)) continue;
      if (value[variable] !== 0) return undo(trail);
      value[variable] = Math.sign(literal);
      trail.push(variable);
      for (const at of occurs.get(-literal) ?? []) {
        const open = clauses[at]!.filter((each) => value[Math.abs(each)] === 0);
        if (clauses[at]!.some((each) => value[Math.abs(each)] === Math.sign(each))) continue;
        if (open.length === 0) return undo(trail);
        if (open.length === 1) queue.push(open[0]!);
      }
    }
    return trail;
  };
  const undo = (trail: readonly number[]): null => {
    for (const variable of trail) value[variable] = 0;
    return null;
  };

  const visit = (from: number): void => {
    let next = from;
    while (next <= variables && value[next] !== 0) next++;
    if (next > variables) {
      all++;
      seen.add(value.slice(1, shown + 1).join(''));
      return;
    }
    for (const literal of [next, -next]) {
      const trail = assign([literal]);
      if (trail) {
        visit(next + 1);
        undo(trail);
      }
    }
  };

  const units = clauses.filter((clause) => clause.length === 1).map((clause) => clause[0]!);
  if (!clauses.some((clause) => clause.length === 0) && assign(units)) visit(1);
  return { all, shown: seen.size };
}
