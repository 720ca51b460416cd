/** A JSON value → a deal file, strictly: every field that the contract names and no other, each of its kind and in its range. */
import type { z } from 'zod';
import { type Fault, FaultError } from '../fault.ts';
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

/**
 * @param value what JSON held
 * @param locate gives line and column of a path, where the source is text
 * @throws FaultError one fault for each wrong field: `deal-field` (with path and what is wanted), `deal-field-missing`,
 *   `deal-field-unknown`, `deal-scheme` (made by another version), `deal-not-object`
 */
export async function fromFile(value: unknown, file: string, locate: Locate = () => ({ file })): Promise<DealFile> {
  const { dealSchema } = await import('./deal-schema.ts');
  const read = dealSchema.safeParse(value);
  if (!read.success) throw new FaultError(...read.error.issues.flatMap((issue) => issueFaults(issue, value, locate)));
  // as: the schema says the same; it knows nothing of branded ids, nor that an absent field is never an undefined one in JSON
  const deal = read.data as unknown as DealFile;
  const wrong = inconsistent(deal);
  if (wrong.length > 0) {
    throw new FaultError(...wrong.map(({ path, want }) => fieldFault('deal-field', path, want, locate)));
  }
  if (deal.scheme !== SCHEME) {
    throw new FaultError(fieldFault('deal-scheme', ['scheme'], { scheme: deal.scheme, ours: SCHEME }, locate));
  }
  return deal;
}

function issueFaults(issue: z.core.$ZodIssue, value: unknown, locate: Locate): readonly Fault[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (path.length === 0 && issue.code === 'invalid_type') return [fieldFault('deal-not-object', path, {}, locate)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => fieldFault('deal-field-unknown', [...path, key], {}, locate));
  }
  if (valueAt(value, path) === undefined) return [fieldFault('deal-field-missing', path, {}, locate)];
  return [fieldFault('deal-field', path, wanted(issue), locate)];
}

/** What a field should be: a word of the message catalogue and what fills it. */
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

type Locate = (path: JsonPath) => Fault['place'];
type Want = Fault['with'] & { readonly want: string };

function fieldFault(code: string, path: JsonPath, fill: Fault['with'], locate: Locate): Fault {
  const place = locate(path);
  return { kind: 'bad', code, with: { path: pathText(path), ...fill }, ...(place && { place }) };
}

interface Wrong {
  readonly path: JsonPath;
  readonly want: Want;
}

/** What a schema cannot say. */
function inconsistent(deal: DealFile): readonly Wrong[] {
  const wrong: Wrong[] = [];
  const check = (holds: boolean, path: JsonPath, want: Want) => {
    if (!holds) wrong.push({ path, want });
  };
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
