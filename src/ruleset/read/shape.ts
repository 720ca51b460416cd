/**
 * Checks the shape of a ruleset file against the schema and words what is wrong as faults with places.
 */
import type { z } from 'zod';
import { type Fault, type FaultCode, FaultError, fault, type Tells } from '../../fault.ts';
import { closest } from '../names.ts';
import { inTextOrder, type Path, placeOf, plain } from './book.ts';
import type { TreeMap } from './tree.ts';

/**
 * @returns the value in the schema's shape
 * @throws FaultError `ruleset-key-unknown`, `ruleset-key-missing`, `ruleset-kind`, `ruleset-value`, `ruleset-key-shape`,
 *   `ruleset-number`, `ruleset-list-short`, `ruleset-comma`
 */
export function checkShape<T extends z.ZodType>(schema: T, tree: TreeMap): z.infer<T> {
  const result = schema.safeParse(plain(tree));
  if (result.success) return result.data;
  throw new FaultError(...inTextOrder(result.error.issues.flatMap((issue) => faultsOf(issue, [], { schema, tree }))));
}

type Issue = z.core.$ZodIssue;

interface Checked {
  readonly schema: z.core.$ZodType;
  readonly tree: TreeMap;
}

function faultsOf(issue: Issue, above: Path, checked: Checked): Fault[] {
  const { schema, tree } = checked;
  const path: Path = [...above, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  const key = String(path.at(-1) ?? '');
  const found = <Code extends FaultCode>(code: Code, tells: Tells[Code], onKey = false, hint?: string): Fault =>
    fault('bad', code, tells, { place: placeOf(tree, path, onKey), ...(hint === undefined ? {} : { hint }) });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((unknown) => {
        const at = placeOf(tree, [...path, unknown], true);
        // `{ en: one, two }` makes a key of the second half of a sentence.
        if (unknown.includes(' ') && valueAt(tree, [...path, unknown]) === null) {
          return { ...found('ruleset-comma', { text: unknown }, true), place: at };
        }
        const hint = closest(unknown, knownKeys(schema, path));
        return { ...found('ruleset-key-unknown', { key: unknown }, true, hint), place: at };
      });
    case 'invalid_type':
      return valueAt(tree, path) === undefined
        ? [{ ...found('ruleset-key-missing', { key }), place: placeOf(tree, path.slice(0, -1), true) }]
        : [found('ruleset-kind', { key, expected: kindsOf([issue.expected]) })];
    case 'invalid_union':
      return unionFaults(issue, path, checked, key);
    case 'invalid_value':
      return [found('ruleset-value', { key, allowed: issue.values.map(String) })];
    case 'too_small':
      return issue.origin === 'array'
        ? [found('ruleset-list-short', { key, least: Number(issue.minimum) })]
        : issue.origin === 'string'
          ? [found('ruleset-kind', { key, expected: 'text' })]
          : [found('ruleset-number', { key, bound: `≥ ${issue.minimum}` })];
    case 'too_big':
      return [found('ruleset-number', { key, bound: `≤ ${issue.maximum}` })];
    case 'invalid_key':
    case 'invalid_format':
      return [found('ruleset-key-shape', { key }, issue.code === 'invalid_key')];
    default:
      return [found('ruleset-kind', { key, expected: issue.code })];
  }
}

/** Of a value that fits no branch: the faults of the branch that it fits best, or one that names all kinds. */
function unionFaults(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: Path,
  checked: Checked,
  key: string,
): Fault[] {
  const { tree } = checked;
  const near = issue.errors
    .filter((branch) => !branch.some((inner) => wantedKinds(inner) !== null))
    .sort((a, b) => a.length - b.length)[0];
  if (near !== undefined) return near.flatMap((inner) => faultsOf(inner, path, checked));
  if (valueAt(tree, path) === undefined) {
    return [{ kind: 'bad', code: 'ruleset-key-missing', with: { key }, place: placeOf(tree, path.slice(0, -1), true) }];
  }
  const expected = kindsOf(issue.errors.flatMap((branch) => branch.flatMap((inner) => wantedKinds(inner) ?? [])));
  return [{ kind: 'bad', code: 'ruleset-kind', with: { key, expected }, place: placeOf(tree, path) }];
}

/** The kinds that were wanted, where an issue is only that the value itself is of another kind; else null. */
function wantedKinds(issue: Issue): readonly string[] | null {
  if (issue.path.length > 0) return null;
  if (issue.code === 'invalid_type') return [issue.expected];
  if (issue.code !== 'invalid_union') return null;
  const inner = issue.errors.map((branch) => branch.map(wantedKinds));
  return inner.flat().includes(null) ? null : inner.flat(2).flatMap((kind) => kind ?? []);
}

/** Kinds of values in the words of the fault's sentence, `|` between them. */
function kindsOf(expected: readonly string[]): string {
  return [...new Set(expected.map((kind) => KINDS[kind] ?? kind))].join('|');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'mapping',
  record: 'mapping',
};

function valueAt(tree: TreeMap, path: Path): unknown {
  let value: unknown = plain(tree);
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    // An own property of an object can be read by its key.
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}

/** The keys that objects at a path of the schema know. */
function knownKeys(schema: z.core.$ZodType, path: Path): string[] {
  let here = [schema];
  for (const step of path) here = here.flatMap(branches).flatMap((branch) => below(branch, step));
  return here.flatMap(branches).flatMap((branch) => {
    const { def } = zodOf(branch);
    return def.type === 'object' ? Object.keys(def.shape) : [];
  });
}

function below(schema: z.core.$ZodType, step: string | number): z.core.$ZodType[] {
  const { def } = zodOf(schema);
  if (def.type === 'object') return Object.hasOwn(def.shape, step) ? [def.shape[step]].flatMap((one) => one ?? []) : [];
  if (def.type === 'record') return [def.valueType];
  return def.type === 'array' ? [def.element] : [];
}

/** A schema without its wrappings: what an optional holds, what a union may be. */
function branches(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = zodOf(schema);
  if (def.type === 'optional') return branches(def.innerType);
  return def.type === 'union' ? def.options.flatMap(branches) : [schema];
}

/** The definition as a tagged union, which zod's base type leaves open. */
function zodOf(schema: z.core.$ZodType): { readonly def: z.core.$ZodTypes['_zod']['def'] } {
  return (schema as z.core.$ZodTypes)._zod;
}
