/**
 * Checks the shape of a ruleset file against the schema and words what is wrong as faults with places.
 */
import { isScalar } from 'yaml';
import type { z } from 'zod';
import { type Fault, type FaultCode, FaultError, fault, type Tells } from '../../fault.ts';
import { closest } from '../names.ts';
import { FORM_WORDS } from '../schema.ts';
import { inTextOrder, type Path, placeOf } from './book.ts';
import { fullWidthInWord } from './full-width.ts';
import { entriesOf, pairOf, placeOfNode, type TreeMap } from './tree.ts';

/**
 * @returns the value in the schema's shape
 * @throws FaultError `ruleset-key-unknown`, `ruleset-key-missing`, `ruleset-kind`, `ruleset-value`, `ruleset-key-shape`,
 *   `ruleset-number`, `ruleset-list-short`, `ruleset-comma`, `ruleset-full-width`, `rule-form-unknown`, `amount-shape`
 */
export function checkShape<T extends z.ZodType>(schema: T, tree: TreeMap): z.infer<T> {
  const result = schema.safeParse(tree.toJSON());
  if (result.success) return result.data;
  throw new FaultError(...inTextOrder(result.error.issues.flatMap((issue) => faultsOf(issue, [], { schema, tree }))));
}

type Issue = z.core.$ZodIssue;

interface Checked {
  readonly schema: z.core.$ZodType;
  readonly tree: TreeMap;
}

function faultsOf(issue: Issue, above: Path, checked: Checked): Fault[] {
  const { tree } = checked;
  const path: Path = [...above, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  const key = String(path.at(-1) ?? '');
  const found = <Code extends FaultCode>(code: Code, tells: Tells[Code], onKey = false, hint?: string): Fault =>
    fault('bad', code, tells, { place: placeOf(tree, path, onKey), ...(hint === undefined ? {} : { hint }) });
  const value = valueAt(tree, path);
  if (issue.message === 'amount-shape' && value !== undefined) {
    return [found('amount-shape', { written: isScalar(value) ? String(value.value ?? '') : '' })];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((unknown) => unknownKey(unknown, path, checked));
    case 'invalid_type':
      return value === undefined
        ? [missingKey(key, path, tree)]
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
  if (valueAt(tree, path) === undefined) return [missingKey(key, path, tree)];
  const near = issue.errors
    .filter((branch) => !branch.some((inner) => wantedKinds(inner) !== null))
    .sort((a, b) => a.length - b.length)[0];
  if (near !== undefined) return near.flatMap((inner) => faultsOf(inner, path, checked));
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
  return path.length === 0 ? tree : tree.getIn(path, true);
}

/** A key that is none: a slip, half a sentence, or a key and more that a full-width sign has joined. */
function unknownKey(unknown: string, path: Path, { schema, tree }: Checked): Fault {
  const pair = pairOf(valueAt(tree, path), unknown);
  const place = placeOf(tree, [...path, unknown], true);
  const sign = fullWidthInWord(unknown);
  if (sign !== null && pair !== undefined) {
    return fault('bad', 'ruleset-full-width', sign.tells, { place: placeOfNode(pair.key, sign.offset) });
  }
  // `{ en: one, two }` makes a key of the second half of a sentence.
  if (unknown.includes(' ') && isScalar(pair?.value) && pair.value.value === null) {
    return fault('bad', 'ruleset-comma', { text: unknown }, { place });
  }
  const known = knownKeys(schema, path);
  const hint = closest(unknown, known);
  if (hint === undefined && FORM_WORDS.every((word) => known.includes(word))) {
    return fault('bad', 'rule-form-unknown', { word: unknown, words: FORM_WORDS }, { place });
  }
  return fault('bad', 'ruleset-key-unknown', { key: unknown }, { place, ...(hint === undefined ? {} : { hint }) });
}

/** A key that is not there; perhaps it is the end of a text that a full-width sign did not end. */
function missingKey(key: string, path: Path, tree: TreeMap): Fault {
  const above = path.slice(0, -1);
  for (const { value } of entriesOf(valueAt(tree, above))) {
    const text = isScalar(value) && value.type === 'PLAIN' ? (value.source ?? '') : '';
    const joined = text.lastIndexOf(`${key}：`);
    if (joined > 0 && value !== null && /[\s，,]/u.test(text[joined - 1] ?? '')) {
      const place = placeOfNode(value, joined + key.length);
      return fault('bad', 'ruleset-full-width', { sign: '：', write: [':'] }, { place });
    }
  }
  return fault('bad', 'ruleset-key-missing', { key }, { place: placeOf(tree, above, true) });
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
