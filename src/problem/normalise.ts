/**
 * SelectionRequest → Selection (contract: "Selection, normalised"): every default written out, rules and facts sorted, names in facts
 * replaced by seats; whatever the ruleset does not know is a fault that says what was probably meant. So two ways of asking for one
 * problem are one value, and one random stream.
 */
import { FaultError } from '../fault.ts';
import { closest } from '../ruleset/closest.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Deck, Parameter, Ruleset, Weights } from '../ruleset/ruleset.ts';
import { amounts, tableOf } from './amounts.ts';
import { byCodePoint, sortedSet } from './code-points.ts';
import { factReader, factText } from './facts.ts';
import type { Selection, SelectionRequest } from './selection.ts';

/**
 * Without `players` the ruleset's first table. Throws faults: `unknown-table`, `unknown-parameter`, `parameter-value`,
 * `parameter-range`, `parameter-choice`, `negative-rest`, `pool-too-small`, `unknown-reading-rule`, `unknown-reading`, `unknown-rule`,
 * `not-a-rule`, `without-and-rules`, `unknown-deck`, `unknown-weights`, those of facts (see facts.ts) and of the pool.
 */
export function normalise(ruleset: Ruleset, request: SelectionRequest): Selection {
  const played = request.pool === undefined ? ruleset : withPool(ruleset, request.pool);
  const table = tableOf(played, request.players ?? played.tables[0]!.seats);
  const set = parameters(played, table.seats, request.set ?? {});
  amounts(played, table.seats, set); // a negative rest or a small pool is bad use, whatever else is asked
  return {
    players: table.seats,
    set,
    readings: readings(played, request.readings ?? {}),
    without: without(played, request),
    pins: pins(played, table.seats, request),
    weights: weights(played, request.weights ?? {}),
    ...(request.pool === undefined ? {} : { pool: poolNames(played) }),
  };
}

/** A selection as the request that gives it back, so that flags can replace parts of a deal file's selection. */
export function requestOf(selection: Selection): SelectionRequest {
  return { ...selection, set: record(Object.entries(selection.set).map(([key, value]) => [key, String(value)])) };
}

function parameters(ruleset: Ruleset, seats: number, asked: Readonly<Record<string, string>>): Selection['set'] {
  for (const name of Object.keys(asked)) {
    const known = ruleset.parameters.map((parameter) => parameter.id);
    if (!known.some((id) => id === name)) throw unknown('unknown-parameter', { parameter: name, known }, name, known);
  }
  const given = new Map(Object.entries(asked));
  return record(
    ruleset.parameters.map((parameter) => [parameter.id, value(parameter, seats, given.get(parameter.id))]),
  );
}

function value(parameter: Parameter, seats: number, asked: string | undefined): number | string {
  const text = asked?.normalize('NFKC').trim();
  if (parameter.kind === 'choice') {
    const entry = parameter.defaults.find((candidate) => candidate.seats === seats)!;
    if (text === undefined || entry.allowed.includes(text)) return text ?? entry.value;
    const what = { parameter: parameter.id, value: text, allowed: entry.allowed, players: seats };
    throw unknown('parameter-choice', what, text, entry.allowed);
  }
  if (text === undefined) return parameter.defaults.find((candidate) => candidate.seats === seats)!.value;
  const what = { parameter: parameter.id, value: text, min: parameter.min, max: parameter.max };
  if (!/^-?[0-9]{1,15}$/u.test(text)) throw new FaultError({ kind: 'bad', code: 'parameter-value', with: what });
  const number = Number(text);
  if (number >= parameter.min && number <= parameter.max) return number;
  throw new FaultError({ kind: 'bad', code: 'parameter-range', with: what });
}

function readings(ruleset: Ruleset, asked: Readonly<Record<string, string>>): Selection['readings'] {
  const rules: readonly string[] = ruleset.readings.map((reading) => reading.rule);
  for (const rule of Object.keys(asked))
    if (!rules.includes(rule)) throw unknown('unknown-reading-rule', { rule, known: rules }, rule, rules);
  const given = new Map(Object.entries(asked));
  return record(
    ruleset.readings.map(({ rule, options }) => {
      const names: readonly string[] = options.map((option) => option.name);
      const name = given.get(rule) ?? names[0]!;
      if (!names.includes(name)) throw unknown('unknown-reading', { rule, reading: name, known: names }, name, names);
      return [rule, name];
    }),
  );
}

function without(ruleset: Ruleset, request: SelectionRequest): readonly string[] {
  const rules: readonly string[] = ruleset.rules.map((rule) => rule.id);
  const marks: readonly string[] = ruleset.marks.map((marking) => marking.id);
  for (const rule of [...(request.without ?? []), ...(request.rules ?? [])]) {
    if (rules.includes(rule)) continue;
    if (marks.includes(rule)) throw new FaultError({ kind: 'bad', code: 'not-a-rule', with: { rule } });
    throw unknown('unknown-rule', { rule, ruleset: ruleset.id }, rule, rules);
  }
  if (request.rules === undefined) return sortedSet(request.without ?? []);
  if (request.without !== undefined && request.without.length > 0)
    throw new FaultError({ kind: 'bad', code: 'without-and-rules', with: {} });
  const kept = new Set(request.rules);
  return sortedSet(rules.filter((rule) => !kept.has(rule)));
}

function pins(ruleset: Ruleset, players: number, request: SelectionRequest): readonly string[] {
  if (!request.pins?.length && !request.bans?.length) return [];
  const reader = factReader({ ruleset, players, names: request.names ?? [] });
  const facts = [
    ...(request.pins ?? []).flatMap((text) => reader.fact(text, false)),
    ...(request.bans ?? []).flatMap((text) => reader.fact(text, true)),
  ];
  return sortedSet(facts.map((fact) => factText(fact, ruleset)));
}

function weights(ruleset: Ruleset, asked: Exclude<SelectionRequest['weights'], undefined>): Selection['weights'] {
  if (typeof asked === 'string') {
    const all = weightsOf(asked);
    return record(ruleset.decks.map((deck) => [deck.id, all]));
  }
  const decks: readonly string[] = ruleset.decks.map((deck) => deck.id);
  for (const deck of Object.keys(asked))
    if (!decks.includes(deck)) throw unknown('unknown-deck', { deck, known: decks }, deck, decks);
  const given = new Map(Object.entries(asked));
  return record(ruleset.decks.map((deck: Deck) => [deck.id, weightsOf(given.get(deck.id) ?? deck.weights)]));
}

function weightsOf(text: string): Weights {
  if (text === 'deals' || text === 'shuffles') return text;
  throw unknown('unknown-weights', { weights: text }, text, ['deals', 'shuffles']);
}

/** The names as the pool put them into its deck, in their order, which is the order of the deal number. */
function poolNames(ruleset: Ruleset): readonly string[] {
  return ruleset.decks.filter((deck) => deck.pool).flatMap((deck) => deck.cards.map((card) => card.name.zh));
}

function record<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => byCodePoint(a, b)));
}

function unknown(
  code: string,
  what: Readonly<Record<string, string | number | readonly (string | number)[]>>,
  text: string,
  known: readonly string[],
): FaultError {
  const hint = closest(text, known);
  return new FaultError({ kind: 'bad', code, with: what, ...(hint === undefined ? {} : { hint }) });
}
