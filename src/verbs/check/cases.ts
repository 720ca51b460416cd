/** Every case that `check` looks at: a table of a ruleset under one choice of readings and one value of each parameter with a range. */
import { FaultError } from '../../fault.ts';
import type { SelectionRequest } from '../../problem/selection.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { closest } from '../../ruleset/names.ts';

export interface NamedRuleset {
  readonly ruleset: Ruleset;
  /** As the user named it: an id or a path. */
  readonly source: string;
}

export interface Case extends NamedRuleset {
  readonly request: SelectionRequest & { readonly players: number };
  /** What tells this case from the others of its table: readings and parameters that were varied. */
  readonly varied: Readonly<Record<string, string>>;
}

export interface Variation {
  /** What holds for every case. A parameter's value may be a range `a..b`. */
  readonly request: SelectionRequest;
  /** Every combination of readings; those that the request settles stay settled. */
  readonly allReadings: boolean;
}

/** More cases than this are a slip of the keyboard (`--set n=1..1000000000`). */
const MOST_CASES = 100_000;

/**
 * The cases of some rulesets, in order: ruleset, table, parameters, readings.
 * @throws FaultError `unknown-parameter` where no ruleset has a parameter, `check-range`, `check-too-many`
 */
export function casesOf(rulesets: readonly NamedRuleset[], { request, allReadings }: Variation): readonly Case[] {
  const values = new Map(Object.entries(request.set ?? {}).map(([name, text]) => [name, valuesOf(name, text)]));
  refuseUnknown([...values.keys()], rulesets);
  const cases = rulesets.flatMap(({ ruleset, source }) => {
    const own = [...values].filter(([name]) => ruleset.parameters.some(({ id }) => id === name));
    const readings = ruleset.readings.filter(({ rule }) => allReadings && request.readings?.[rule] === undefined);
    const sets = combinations(own.map(([name, some]) => some.map((value) => [name, value] as const)));
    const read = combinations(readings.map(({ rule, options }) => options.map(({ name }) => [rule, name] as const)));
    const tables = ruleset.tables.map(({ seats }) => seats);
    const asked = request.players === undefined ? tables : tables.filter((seats) => seats === request.players);
    // A table that the ruleset does not have stays a case, so that it is told as skipped.
    const players = asked.length > 0 ? asked : [request.players!];
    if (players.length * sets.length * read.length > MOST_CASES) throw tooMany();
    return players.flatMap((seats) =>
      sets.flatMap((set) =>
        read.map((chosen): Case => {
          const ranged = set.filter(([name]) => values.get(name)!.length > 1);
          return {
            ruleset,
            source,
            request: {
              ...request,
              players: seats,
              set: Object.fromEntries(set),
              readings: { ...request.readings, ...Object.fromEntries(chosen) },
            },
            varied: Object.fromEntries([...ranged, ...chosen]),
          };
        }),
      ),
    );
  });
  if (cases.length > MOST_CASES) throw tooMany();
  return cases;
}

function tooMany(): FaultError {
  return new FaultError({ kind: 'bad', code: 'check-too-many', with: { most: MOST_CASES } });
}

/** `3` is itself, `1..6` six values. */
function valuesOf(name: string, text: string): readonly string[] {
  const range = /^\s*(\d{1,9})\s*\.\.\s*(\d{1,9})\s*$/u.exec(text.normalize('NFKC'));
  if (!range) return [text];
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (from > to) throw new FaultError({ kind: 'bad', code: 'check-range', with: { name, range: text } });
  if (to - from >= MOST_CASES) throw tooMany();
  return Array.from({ length: to - from + 1 }, (_, k) => String(from + k));
}

function refuseUnknown(names: readonly string[], rulesets: readonly { readonly ruleset: Ruleset }[]): void {
  const known = [...new Set(rulesets.flatMap(({ ruleset }) => ruleset.parameters.map(({ id }) => String(id))))];
  for (const name of names) {
    if (known.includes(name)) continue;
    const hint = closest(name, known);
    const fault = { kind: 'bad', code: 'unknown-parameter', with: { parameter: name, known } } as const;
    throw new FaultError(hint === undefined ? fault : { ...fault, hint });
  }
}

function combinations<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (before, some) => before.flatMap((chosen) => some.map((value) => [...chosen, value])),
    [[]],
  );
}
