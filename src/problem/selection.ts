/**
 * `Selection`: what makes one problem of a ruleset. Normalised, so that two ways of asking for the same problem are one value:
 * every default is written out, rule ids and facts are sorted by code point, names in facts are replaced by seat numbers.
 * It goes into the random streams and into every deal file: its canonical JSON is frozen with the scheme name.
 */

import { type FaultCode, FaultError, fault, type Tells } from '../fault.ts';
import type { ByReading, Deck, Parameter, Ruleset, Weights } from '../ruleset/model.ts';
import { closest } from '../ruleset/names.ts';
import { withPool } from '../ruleset/pool.ts';
import { amounts, tableOf } from './amounts.ts';
import { type Fact, factReader, factText } from './facts.ts';
import { byCodePoint, sortedSet } from './names.ts';
import type { Problem } from './problem.ts';

export interface Selection extends Omit<WrittenSelection, 'pins'> {
  /** Sorted by text; each once. */
  readonly pins: readonly Pin[];
}

/** A fact of the selection, and its normal text (see facts.ts). */
export interface Pin {
  readonly text: string;
  readonly fact: Fact;
}

/** A selection as files, answers and streams have it: facts as texts. */
export interface WrittenSelection {
  readonly players: number;
  /** Every parameter of the ruleset, by id, keys sorted by code point. */
  readonly set: Readonly<Record<string, number | string>>;
  /** Every reading of the ruleset, by rule, keys sorted by code point. */
  readonly readings: Readonly<Record<string, string>>;
  /** Rules left out (`--without`, or all those that `--rules` does not name). */
  readonly without: readonly string[];
  /** Facts in the contract's grammar with ids and seat numbers (`2:sniper`, `1=villager`), bans with a leading `!`. */
  readonly pins: readonly string[];
  /** Every deck, by id. */
  readonly weights: Readonly<Record<string, Weights>>;
  /** Names of a pool that replaces the deck which allows it; absent where the ruleset's own cards are used. */
  readonly pool?: readonly string[];
}

/** A selection as flags or a file give it, before normalisation. Every part may be absent. */
export interface SelectionRequest {
  readonly players?: number;
  readonly set?: Readonly<Record<string, string>>;
  readonly readings?: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
  /** These rules alone; cannot stand beside `without`. */
  readonly rules?: readonly string[];
  readonly pins?: readonly string[];
  readonly bans?: readonly string[];
  /** Names in seat order, so that facts may speak of them. */
  readonly names?: readonly string[];
  /** One weight for all decks, or by deck. */
  readonly weights?: Readonly<Record<string, string>> | Weights;
  readonly pool?: readonly string[];
}

/** Its fields in the order of the contract, whatever order they were built in. */
export function written(selection: Selection): WrittenSelection {
  return { players: selection.players, ...writtenBeside(selection) };
}

function pinTexts({ pins }: Selection | WrittenSelection): readonly string[] {
  return pins.map((pin) => (typeof pin === 'string' ? pin : pin.text));
}

/** As a deal file or an answer has it, which tells the number of seats beside it. */
export function writtenBeside(selection: Selection): Omit<WrittenSelection, 'players'> {
  const { set, readings, without, weights, pool } = selection;
  return { set, readings, without, pins: pinTexts(selection), weights, ...(pool && { pool }) };
}

/** What table an answer is about: how the JSON of most answers begins. */
export interface TableHead {
  readonly ruleset: { readonly id: string; readonly fingerprint: string };
  readonly players: number;
  /** Normalised; the number of seats stands in `players` beside it. */
  readonly selection: Omit<WrittenSelection, 'players'>;
}

export function tableHead({ ruleset, selection }: Pick<Problem, 'ruleset' | 'selection'>): TableHead {
  const { id, fingerprint } = ruleset;
  return { ruleset: { id, fingerprint }, players: selection.players, selection: writtenBeside(selection) };
}

// The canonical JSON of a selection: what goes into the random streams and into commitments. Fields in a fixed order, keys of
// records by code point (written by hand, because JavaScript objects put keys such as `10` before all others), no white space.
// Frozen with the scheme name: it never changes for a selection that people may already hold.

/** Equal selections give equal texts, different ones different texts. */
export function selectionJson(selection: Selection | WrittenSelection): string {
  const fields: [string, string][] = [
    ['players', JSON.stringify(selection.players)],
    ['set', recordJson(selection.set)],
    ['readings', recordJson(selection.readings)],
    ['without', JSON.stringify(selection.without)],
    ['pins', JSON.stringify(pinTexts(selection))],
    ['weights', recordJson(selection.weights)],
  ];
  if (selection.pool !== undefined) fields.push(['pool', JSON.stringify(selection.pool)]);
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

function recordJson(values: Readonly<Record<string, number | string>>): string {
  const entries = Object.entries(values).sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

// SelectionRequest → Selection (contract: "Selection, normalised"): every default written out, rules and facts sorted, names in facts
// replaced by seats; whatever the ruleset does not know is a fault that says what was probably meant. So two ways of asking for one
// problem are one value, and one random stream.

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
export function requestOf(selection: Selection | WrittenSelection): SelectionRequest {
  return {
    ...selection,
    pins: pinTexts(selection),
    set: record(Object.entries(selection.set).map(([key, value]) => [key, String(value)])),
  };
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
  const marks: readonly string[] = ruleset.attributeFacts.map((marking) => marking.id);
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

function pins(ruleset: Ruleset, players: number, request: SelectionRequest): readonly Pin[] {
  if (!request.pins?.length && !request.bans?.length) return [];
  const reader = factReader({ ruleset, players, names: request.names ?? [] });
  const facts = [
    ...(request.pins ?? []).flatMap((text) => reader.fact(text, false)),
    ...(request.bans ?? []).flatMap((text) => reader.fact(text, true)),
  ];
  const byText = new Map(facts.map((fact) => [factText(fact, ruleset), fact]));
  return [...byText].map(([text, fact]) => ({ text, fact })).sort((a, b) => byCodePoint(a.text, b.text));
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

function unknown<Code extends FaultCode>(
  code: Code,
  tells: Tells[Code],
  text: string,
  known: readonly string[],
): FaultError {
  const hint = closest(text, known);
  return new FaultError(fault('bad', code, tells, hint === undefined ? {} : { hint }));
}

// What a reading decides: the one case that a selection's readings choose.

/** `readings` normalised, so that every reading has its answer; the reader of rulesets has seen to a case for each. */
export function chosen<T>(value: ByReading<T>, readings: Selection['readings']): T {
  if (value.rule === null) return value.cases[0]!.value;
  const name = readings[value.rule];
  const found = value.cases.find(({ reading }) => reading === name);
  if (found === undefined) throw new TypeError(`reading ${name} of ${value.rule} has no case`);
  return found.value;
}
