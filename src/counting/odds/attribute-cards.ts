/** How often a card carries an attribute. */
import type { Problem } from '../../problem/problem.ts';
import type { Attributes, Measure } from '../attributes.ts';
import { type CompileOptions, compile } from '../compile.ts';
import { groupsOf } from '../deck.ts';
import { type EndLabels, type Flow, flow, labels } from './flow.ts';
import { begin, type Followed, steps, TrackedSet } from './tracked.ts';

/** [attribute][card][copies]: weight of the deals in which exactly so many dealt copies of the card carry the attribute. */
export type AttributeCardOdds = readonly (readonly (readonly bigint[])[])[];

/**
 * By deck; empty for a deck without attributes. A pass for each card that is dealt before the attributes are settled, and one for each
 * attribute for all cards after that. Cards that can carry none have the whole weight at 0.
 * @throws FaultError of kind limit, as `compile` does
 */
export function attributeCardOdds(
  problem: Problem,
  options: Omit<CompileOptions, 'separate'> = {},
): readonly AttributeCardOdds[] {
  if (problem.decks.every(({ attributes }) => attributes === null)) return problem.decks.map(() => []);
  const diagram = compile(problem, { ...options, separate: true });
  return problem.decks.map((_, deck) => {
    const through = flow(diagram, deck);
    return ofDeck(through, labels(diagram, through.count), diagram.weight, options.memory);
  });
}

function ofDeck(through: Flow, known: EndLabels, weight: bigint, memory: number | undefined): AttributeCardOdds {
  const { attributes, diagram } = through.count;
  if (attributes === null) return [];
  const { closing } = diagram.automaton;
  const tables = attributes.facts.attributes.map(({ count }) =>
    diagram.deck.cards.map(() => new Array<bigint>(count + 1).fill(0n)),
  );
  const of = { through, attributes, classOf: classesOf(through, known), memory };
  for (const card of attributes.facts.on) if (card < closing) early(of, card, tables);
  if (attributes.facts.on.some((card) => card >= closing)) late(of, tables);
  // What was not seen with the attribute is without it: also where the card stays in the stock.
  for (const table of tables) for (const row of table) row[0] = row.reduce((rest, carrying) => rest - carrying, weight);
  return tables;
}

interface Asked {
  /** Megabytes for one pass. */
  readonly memory: number | undefined;
  readonly through: Flow;
  readonly attributes: Attributes;
  /** Attributes class of a card in a hand whose state at the closing layer is this. */
  readonly classOf: (state: number, card: number) => number;
}

type Tables = readonly (readonly bigint[][])[];

/** A card dealt before the closing layer: its holders are followed to it and their copies get attributes there. */
function early({ through, attributes, classOf, memory }: Asked, card: number, tables: Tables): void {
  const { diagram } = through.count;
  const { closing } = diagram.automaton;
  let here = begin(through, card, memory);
  for (let at = card + 1; at < closing; at++) {
    const next = new TrackedSet(memory);
    const step = steps(through, at);
    for (const tracked of here) step(tracked, ({ child, seats, weight }) => next.add(child, seats, weight));
    here = next;
  }
  // Many nodes ask the same of the attributes: their weights are added up first.
  const asked = new Map<string, { items: readonly Item[]; rest: readonly number[]; weight: bigint }>();
  for (const { node, seats, weight } of here) {
    const whole = weight * BigInt(through.fold.layers[closing]![node]!);
    if (whole === 0n) continue;
    const items = seats.map(({ state, copies }) => ({
      state: diagram.automaton.attributes[state]!,
      cls: classOf(state, card),
      copies,
    }));
    const rest = others(through, node, seats);
    const key = `${items.map(({ state, cls, copies }) => `${state}:${cls}:${copies}`).sort()} ${rest}`;
    const same = asked.get(key);
    if (same !== undefined) same.weight += whole;
    else asked.set(key, { items, rest, weight: whole });
  }
  for (const { items, rest, weight } of asked.values())
    for (const { sets, ways } of itemOptions(attributes, items, rest, through.fold.measure))
      for (const [attribute, table] of tables.entries()) {
        const copies = carrying(attributes, sets, attribute);
        if (copies > 0) table[card]![copies]! += weight * ways;
      }
}

/**
 * Cards from the closing layer on are single copies that no rule about attributes tells apart, so each of those that a hand is still to get
 * gets them alike: the share with the attribute is taken at the closing layer, and the hand followed until it is full.
 */
function late({ through, attributes, classOf, memory }: Asked, tables: Tables): void {
  const { diagram } = through.count;
  const { closing } = diagram.automaton;
  const layer = diagram.layers[closing]!;
  for (const [attribute, table] of tables.entries()) {
    let here = new TrackedSet(memory);
    for (let node = 0; node < layer.nodes; node++) {
      const weight = through.into[closing]![node]!;
      if (weight === 0n) continue;
      for (const { state, size } of groupsOf(layer, node, diagram.seats)) {
        if (diagram.automaton.layers[closing]!.free[state] === 0) continue;
        const followed = [{ state, copies: 1 }];
        const item = { state: diagram.automaton.attributes[state]!, cls: classOf(state, closing), copies: 1 };
        let ways = 0n;
        for (const option of itemOptions(attributes, [item], others(through, node, followed), through.fold.measure))
          if (carrying(attributes, option.sets, attribute) > 0) ways += option.ways;
        here.add(node, followed, weight * BigInt(size) * ways);
      }
    }
    for (let at = closing; at < diagram.deck.cards.length; at++) {
      const next = new TrackedSet(memory);
      const step = steps(through, at);
      for (const tracked of here)
        step(tracked, ({ child, seats, got, weight }) => {
          if (got[0]! > 0) table[at]![1]! += weight * BigInt(through.fold.layers[at + 1]![child]!);
          if (diagram.automaton.layers[at + 1]!.free[seats[0]!.state]! > 0) next.add(child, seats, weight);
        });
      here = next;
    }
  }
}

interface Item {
  /** Attributes state of the seat. */
  readonly state: number;
  readonly cls: number;
  readonly copies: number;
}

/** Every way to give attributes to these items, one a seat, with the number of ways to do so to everything else. */
function itemOptions(
  attributes: Attributes,
  items: readonly Item[],
  rest: readonly number[],
  measure: Measure,
): readonly { readonly sets: readonly number[]; readonly ways: bigint }[] {
  const found: { sets: readonly number[]; ways: bigint }[] = [];
  const give = (i: number, sets: readonly number[], states: readonly number[], target: number, ways: bigint): void => {
    const item = items[i];
    if (item === undefined) {
      found.push({ sets, ways: ways * attributes.ways([...rest, ...states], measure, target) });
      return;
    }
    for (const option of attributes.options(item.state, item.cls, item.copies))
      if (attributes.fits(option.step, target))
        give(
          i + 1,
          [...sets, ...option.sets],
          [...states, option.next],
          target - option.step,
          ways * (measure === 'shuffles' ? BigInt(option.ways) : 1n),
        );
  };
  give(0, [], [], attributes.target, 1n);
  return found;
}

function carrying(attributes: Attributes, sets: readonly number[], attribute: number): number {
  return sets.filter((set) => attributes.facts.sets[set]!.includes(attribute)).length;
}

/** Attributes states of the seats of a closing node that are not followed, ascending. */
function others({ count }: Flow, node: number, followed: readonly Followed[]): readonly number[] {
  const { automaton, layers, seats } = count.diagram;
  const states = Array.from(layers[automaton.closing]!.states.subarray(node * seats, (node + 1) * seats));
  for (const { state } of followed) states.splice(states.indexOf(state), 1);
  return states.map((state) => automaton.attributes[state]!).sort((a, b) => a - b);
}

function classesOf({ count }: Flow, known: EndLabels): Asked['classOf'] {
  const { automaton } = count.diagram;
  return (state, card) => {
    const { group, role } = known.list[known.of[automaton.closing]![state]!]!;
    return automaton.classes[count.kindOf[group]![role]!]![card]!;
  };
}
