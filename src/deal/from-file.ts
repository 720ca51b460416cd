/** A JSON value → a deal file, strictly: every field that the contract names and no other, each of its kind and in its range. */
import type { z } from 'zod';
import { type Fault, FaultError, type Place } from '../fault.ts';
import { SCHEME } from '../random/stream.ts';
import type { DealFile } from './deal-file.ts';

/** Where in a JSON value: keys and 0-based places. */
export type JsonPath = readonly (string | number)[];

/** `seats[2].hands.main` for people. */
export function pathText(path: JsonPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

/** Line and column of a path, where the source is text. */
export type Locate = (path: JsonPath) => Place | Promise<Place>;

/**
 * @param value what JSON held
 * @throws FaultError one fault for each wrong field: `deal-field` (with path and what is wanted), `deal-field-missing`,
 *   `deal-field-unknown`, `deal-scheme` (made by another version), `deal-not-object`
 */
export async function fromFile(value: unknown, file: string, locate: Locate = () => ({ file })): Promise<DealFile> {
  const { dealSchema } = await import('./deal-schema.ts');
  const read = dealSchema.safeParse(value);
  if (!read.success)
    throw await placed(
      read.error.issues.flatMap((issue) => wrongFields(issue, value)),
      locate,
    );
  // as: the schema says the same; it knows nothing of branded ids, nor that an absent field is never an undefined one in JSON
  const deal = read.data as unknown as DealFile;
  const wrong = inconsistent(deal);
  if (wrong.length > 0) throw await placed(wrong, locate);
  return deal;
}

/** A field that is not as it should be. */
interface Wrong {
  readonly code: string;
  readonly path: JsonPath;
  readonly fill: Fault['with'];
}

/** What a field should be: a word of the message catalogue and what fills it. */
type Want = Fault['with'] & { readonly want: string };

async function placed(wrong: readonly Wrong[], locate: Locate): Promise<FaultError> {
  const faults = wrong.map(async ({ code, path, fill }): Promise<Fault> => {
    return { kind: 'bad', code, with: { path: pathText(path), ...fill }, place: await locate(path) };
  });
  return new FaultError(...(await Promise.all(faults)));
}

function wrongFields(issue: z.core.$ZodIssue, value: unknown): readonly Wrong[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (path.length === 0 && issue.code === 'invalid_type') return [{ code: 'deal-not-object', path, fill: {} }];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ code: 'deal-field-unknown', path: [...path, key], fill: {} }));
  }
  if (valueAt(value, path) === undefined) return [{ code: 'deal-field-missing', path, fill: {} }];
  return [{ code: 'deal-field', path, fill: wanted(issue) }];
}

function wanted(issue: z.core.$ZodIssue): Want {
  switch (issue.code) {
    case 'invalid_type':
      return { want: issue.expected };
    case 'invalid_value':
      return { want: 'one-of', values: issue.values.map(String) };
    case 'invalid_format':
      return { want: issue.format === 'regex' && issue.pattern?.includes('a-f') ? 'hex' : 'decimal' };
    case 'too_small':
      return issue.origin === 'number' ? { want: 'at-least', least: Number(issue.minimum) } : { want: 'not-empty' };
    case 'invalid_union':
      return { want: 'one-of', values: ['number', 'string'] };
    default:
      return { want: 'valid' };
  }
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, step)
        ? Reflect.get(inside, step)
        : undefined,
    value,
  );
}

/** What a schema cannot say. */
function inconsistent(deal: DealFile): readonly Wrong[] {
  const wrong: Wrong[] = [];
  const check = (holds: boolean, path: JsonPath, want: Want) => {
    if (!holds) wrong.push({ code: 'deal-field', path, fill: want });
  };
  if (deal.scheme !== SCHEME) {
    wrong.push({ code: 'deal-scheme', path: ['scheme'], fill: { scheme: deal.scheme, ours: SCHEME } });
  }
  const seat: Want = { want: 'seat', players: deal.players };
  check(deal.seats.length === deal.players, ['seats'], { want: 'seats', players: deal.players });
  check(BigInt(deal.number) < BigInt(deal.legal), ['number'], { want: 'below-legal', legal: deal.legal });
  check((deal.seed === null) === (deal.index === null), ['index'], { want: 'with-seed' });
  deal.seats.forEach(({ seat: number, hands, order }, k) => {
    check(number === k + 1, ['seats', k, 'seat'], { want: 'one-of', values: [k + 1] });
    for (const [deck, places] of Object.entries(order ?? {})) {
      const size = Object.entries(hands).find(([own]) => own === deck)?.[1].length ?? 0;
      const sorted = [...places].sort((a, b) => a - b);
      const whole = sorted.length === size && sorted.every((place, at) => place === at);
      check(whole, ['seats', k, 'order', deck], { want: 'order', size });
    }
  });
  deal.pairings?.forEach((pairs, k) => {
    pairs.forEach(({ attacker, target }, at) => {
      check(attacker <= deal.players, ['pairings', k, at, 'attacker'], seat);
      check(target <= deal.players, ['pairings', k, at, 'target'], seat);
    });
  });
  deal.log?.forEach(({ seat: number }, k) => {
    check(number <= deal.players, ['log', k, 'seat'], seat);
  });
  return wrong;
}
