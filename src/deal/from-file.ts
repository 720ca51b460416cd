/** A JSON value → a deal file, strictly: every field that the contract names and no other, each of its kind and in its range. */
import type { z } from 'zod';
import { type Fault, FaultError, type Place, type Wanted, type WantedKind } from '../fault.ts';
import type { PartialDeal, PartialHand } from '../problem/problem.ts';
import { SCHEME } from '../random/stream.ts';
import type { Ruleset } from '../ruleset/model.ts';
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
  const { dealSchema } = await import('./schema.ts');
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
  readonly path: JsonPath;
  readonly fault: Fault;
}

async function placed(wrong: readonly Wrong[], locate: Locate): Promise<FaultError> {
  const faults = wrong.map(async ({ path, fault: own }): Promise<Fault> => ({ ...own, place: await locate(path) }));
  return new FaultError(...(await Promise.all(faults)));
}

function wrongFields(issue: z.core.$ZodIssue, value: unknown): readonly Wrong[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (path.length === 0 && issue.code === 'invalid_type') return [wrong('deal-not-object', path)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => wrong('deal-field-unknown', [...path, key]));
  }
  if (valueAt(value, path) === undefined) return [wrong('deal-field-missing', path)];
  return [notWanted(path, wanted(issue))];
}

function wrong(code: 'deal-not-object' | 'deal-field-unknown' | 'deal-field-missing', path: JsonPath): Wrong {
  return { path, fault: { kind: 'bad', code, with: { path: pathText(path) } } };
}

function notWanted(path: JsonPath, want: Wanted): Wrong {
  return { path, fault: { kind: 'bad', code: 'deal-field', with: { path: pathText(path), ...want } } };
}

function wanted(issue: z.core.$ZodIssue): Wanted {
  switch (issue.code) {
    case 'invalid_type':
      return { want: isWantedKind(issue.expected) ? issue.expected : 'valid' };
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

const WANTED_KINDS: readonly string[] = [
  'int',
  'number',
  'string',
  'boolean',
  'array',
  'object',
  'record',
] satisfies WantedKind[];

function isWantedKind(kind: string): kind is WantedKind {
  return WANTED_KINDS.includes(kind);
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
  const found: Wrong[] = [];
  const check = (holds: boolean, path: JsonPath, want: Wanted) => {
    if (!holds) found.push(notWanted(path, want));
  };
  if (deal.scheme !== SCHEME) {
    const told = { scheme: deal.scheme, ours: SCHEME };
    found.push({ path: ['scheme'], fault: { kind: 'bad', code: 'deal-scheme', with: told } });
  }
  const seat: Wanted = { want: 'seat', players: deal.players };
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
  return found;
}

// A complete deal as a `Given`, for the checker and the engines.

/**
 * What a deal file says of its seats. Attributes count as given also where no card has one: a file is complete.
 * @param ruleset gives the order of the decks
 */
export function partialDealOf(ruleset: Pick<Ruleset, 'decks'>, file: Pick<DealFile, 'seats'>): PartialDeal {
  return {
    seats: file.seats.length,
    roles: file.seats.map(({ role }) => role),
    hands: ruleset.decks.map(({ id }) => ({
      deck: id,
      seats: file.seats.map(({ hands }): PartialHand => ({ cards: hands[id] ?? [], complete: true })),
    })),
    marked: true,
    names: file.seats.map(({ name }) => name),
  };
}
