/** Which sets of attributes one card may carry. */

/** 4,095 sets besides the empty one: more would only be a slip. */
const MOST_SETS = 4096;

/**
 * @param attributes in ruleset order, each once
 * @param exclusive lists of which one card carries at most one
 * @param onlyWith an attribute that is carried only together with one of these
 * @returns all allowed sets as ascending lists, `[]` first, a prefix before its extensions (design: "The deal number"); null where
 *   there are more than 4,096
 */
export function markSets<A>(
  attributes: readonly A[],
  exclusive: readonly (readonly A[])[],
  onlyWith: ReadonlyMap<A, readonly A[]>,
): readonly (readonly A[])[] | null {
  const sets: A[][] = [];
  const extend = (set: readonly A[], from: number): boolean => {
    if (set.every((attribute) => onlyWith.get(attribute)?.some((other) => set.includes(other)) ?? true)) {
      if (sets.length === MOST_SETS) return false;
      sets.push([...set]);
    }
    return attributes.slice(from).every((attribute, i) => {
      const larger = [...set, attribute];
      if (exclusive.some((group) => larger.filter((member) => group.includes(member)).length > 1)) return true;
      return extend(larger, from + i + 1);
    });
  };
  return extend([], 0) ? sets : null;
}
