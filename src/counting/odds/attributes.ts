/** Where the hidden attributes are: by role, by seat. They are settled at the closing layer of the diagram. */
import type { Diagram } from '../diagram.ts';
import type { EndLabels, Flow } from './flow.ts';

export interface AttributeOdds {
  /** [role][number]: weight of the deals in which the hands of the role hold together exactly so many cards with the attribute. */
  readonly roles: readonly (readonly bigint[])[];
  /** [role][number]: summed over the seats of the role, the weight of the deals in which that seat holds exactly so many. */
  readonly hands: readonly (readonly bigint[])[];
  /** [seat][number]: weight of the deals in which the seat (0-based) holds exactly so many. */
  readonly seats: readonly (readonly bigint[])[];
}

/** By attribute index of the deck; empty without attributes. */
export function attributeOdds(diagram: Diagram, through: Flow, known: EndLabels): readonly AttributeOdds[] {
  const { attributes } = through.count;
  if (attributes === null) return [];
  const { roles, seats } = diagram.problem;
  const tables = attributes.facts.attributes.map(({ count }) => {
    const row = (): bigint[] => new Array<bigint>(count + 1).fill(0n);
    return { roles: roles.map(row), hands: roles.map(row), groups: diagram.groups.map(row) };
  });
  for (const { states, labels, weight } of closedSeats(through, known)) {
    const add = (
      chosen: (seat: number) => boolean,
      into: (table: (typeof tables)[number]) => readonly bigint[][],
    ): void => {
      const inside = states.filter((_, seat) => chosen(seat));
      const outside = states.filter((_, seat) => !chosen(seat));
      for (const { step, ways } of attributes.splits(inside, outside, through.fold.measure))
        for (const [attribute, table] of tables.entries())
          for (const row of into(table)) row[attributes.digit(step, attribute)]! += ways * weight;
    };
    for (const role of roles.keys())
      add(
        (seat) => known.list[labels[seat]!]!.role === role,
        (table) => [table.roles[role]!],
      );
    for (const seat of states.keys()) {
      const { group, role } = known.list[labels[seat]!]!;
      add(
        (other) => other === seat,
        (table) => [table.hands[role]!, table.groups[group]!],
      );
    }
  }
  return tables.map(({ roles: byRole, hands, groups }) => ({
    roles: byRole,
    hands,
    seats: Array.from({ length: seats }, (_, seat) => {
      const group = diagram.groups.findIndex((each) => each.seats.includes(seat));
      return groups[group]!.map((sum) => sum / BigInt(diagram.groups[group]!.seats.length));
    }),
  }));
}

/** The Attributes states of the seats, with their labels, and the weight of the cards alone; equal ones together. */
interface ClosedSeats {
  readonly states: readonly number[];
  readonly labels: readonly number[];
  readonly weight: bigint;
}

function closedSeats({ count, fold, into }: Flow, known: EndLabels): Iterable<ClosedSeats> {
  const { automaton, layers, seats } = count.diagram;
  const { closing } = automaton;
  const layer = layers[closing]!;
  const found = new Map<string, { states: number[]; labels: number[]; weight: bigint }>();
  for (let node = 0; node < layer.nodes; node++) {
    const weight = into[closing]![node]! * BigInt(fold.layers[closing]![node]!);
    if (weight === 0n || fold.factors[node] === 0n) continue;
    const order = Array.from(layer.states.subarray(node * seats, (node + 1) * seats), (state) => ({
      state: automaton.attributes[state]!,
      label: known.of[closing]![state]!,
    })).sort((a, b) => a.label - b.label || a.state - b.state);
    const key = order.map(({ state, label }) => `${label}:${state}`).join();
    const same = found.get(key);
    if (same !== undefined) same.weight += weight;
    else found.set(key, { states: order.map(({ state }) => state), labels: order.map(({ label }) => label), weight });
  }
  return found.values();
}
