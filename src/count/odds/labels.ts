/** In a diagram compiled with seats kept apart, every state of a hand belongs to one group of seats in one role. */
import type { DeckCount } from '../deck-count.ts';
import type { Diagram } from '../diagram.ts';

/** A group of seats in one role. */
export interface Label {
  readonly group: number;
  readonly role: number;
}

export interface Labels {
  readonly list: readonly Label[];
  /** [layer][state]: index into `list`. */
  readonly of: readonly Int32Array[];
}

/** The label of every state; `diagram` must have been compiled with `separate`. */
export function labels(diagram: Diagram, { diagram: { automaton }, kindOf }: DeckCount): Labels {
  const list: Label[] = [];
  const of = automaton.layers.map(({ states }) => new Int32Array(states).fill(-1));
  for (const [group, roles] of kindOf.entries())
    for (const role of diagram.problem.roles.keys()) {
      const root = roles[role]! < 0 ? -1 : automaton.roots[roles[role]!]!;
      if (root >= 0) of[0]![root] = list.push({ group, role }) - 1;
    }
  for (const [at, layer] of automaton.layers.entries()) {
    if (at === automaton.layers.length - 1) break;
    const width = layer.most + 1;
    for (const [i, next] of layer.next.entries()) if (next >= 0) of[at + 1]![next] = of[at]![Math.floor(i / width)]!;
  }
  return { list, of };
}
