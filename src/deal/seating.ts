/**
 * Names, aliases and substitutes for a deal of seats. Each step takes a deal file and gives a new one; the cards never change, because
 * whatever is drawn here comes from a stream of its own.
 */
import { type FaultCode, FaultError, fault, type Tells } from '../fault.ts';
import { type FactScope, factReader } from '../problem/facts.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { closest } from '../ruleset/names.ts';
import { fold } from '../spelling.ts';
import type { DealFile, LogEntry } from './deal-file.ts';
import { type Alias, checkCount, checkNames } from './names.ts';
import { extraStream } from './streams.ts';

/**
 * Names in seat order, or drawn: every way to seat the names equally likely.
 * @param names as many as seats, already checked to differ
 * @throws FaultError `names-count`, `name-twice`, `alias-is-name`; `names-replaced` where somebody has stepped in already; `names-committed` where the deal follows a
 *   commitment, which names its players itself
 */
export function withNames(deal: DealFile, names: readonly string[], drawn: boolean): DealFile {
  checkCount(names, deal.players);
  if (deal.commitment !== undefined) throw bad('names-committed', {});
  if (deal.log !== undefined && deal.log.length > 0) throw bad('names-replaced', {});
  const order = drawn ? extraStream(deal, 'seats').shuffle(names) : names;
  const seated = { ...deal, seats: deal.seats.map((seat, at) => ({ ...seat, name: order[at]! })) }; // counted above
  checkNames([...order, ...(deal.substitutes ?? [])]);
  return unmasked(seated);
}

/**
 * An alias for every seat, drawn without regard to the order of the list (every alias for every seat equally likely).
 * @throws FaultError `aliases-few`; `alias-is-name` for an alias that is the name of somebody
 */
export function withAliases(deal: DealFile, aliases: readonly Alias[]): DealFile {
  if (aliases.length < deal.players) throw bad('aliases-few', { aliases: aliases.length, seats: deal.players });
  const drawn = extraStream(deal, 'aliases').shuffle(aliases);
  return unmasked({
    ...deal,
    seats: deal.seats.map((seat, at) => {
      const { name, password } = drawn[at]!; // at least as many as seats
      return { ...seat, alias: { name, password } };
    }),
  });
}

/**
 * Those who may step in, added to the ones that are listed already. Who has stepped in counts towards what the ruleset asks for.
 * @throws FaultError `name-twice` (also for somebody who sits or sat somewhere), `name-empty`; `substitutes-few` where the ruleset asks
 *   for more; `deal-log`
 */
export function withSubstitutes(deal: DealFile, ruleset: Ruleset, names: readonly string[]): DealFile {
  const substitutes = [...(deal.substitutes ?? []), ...names];
  const people = seatingOf(deal).sat.flat();
  const checked = checkNames([...people, ...substitutes]).slice(people.length);
  const { substitutes: least } = ruleset.presentation;
  const have = checked.length + steppedIn(deal);
  if (have < least) throw bad('substitutes-few', { substitutes: have, least });
  return unmasked({ ...deal, substitutes: checked });
}

/** How many have stepped in for somebody. */
export function steppedIn({ log = [] }: Pick<DealFile, 'log'>): number {
  return log.filter(({ to, renamed }) => to !== null && !renamed).length;
}

// What happens to the names after the deal: somebody steps in, leaves, comes back, or was misspelt. Cards and alias stay with the seat.

/**
 * Somebody takes over a seat (`WHO=NAME`): a substitute, where some are listed, else anybody; or who sat there before. Nobody plays two
 * hands: who sits or has sat at another seat has seen another hand.
 * @throws FaultError `replace-form`, `replace-unnamed`, `replace-sat`, `unknown-substitute`, `alias-is-name`, `deal-log`, and those of a WHO
 */
export function withReplacement(deal: DealFile, ruleset: Ruleset, text: string): DealFile {
  const { names, sat } = seatingOf(deal);
  const substitutes = deal.substitutes ?? [];
  const { at, name } = splitName(text, '--replace', scopeOf(deal, ruleset), substitutes);
  const from = names[at] ?? null;
  if (from === null && sat[at]!.length === 0) throw bad('replace-unnamed', { seat: at + 1 });
  const same = (other: string) => fold(other) === fold(name);
  const back = sat[at]!.find(same);
  const to = back ?? substitutes.find(same) ?? checkNames([name])[0]!; // one goes in
  const elsewhere = sat.findIndex((ofSeat) => ofSeat.some(same));
  if (elsewhere >= 0 && elsewhere !== at) throw bad('replace-sat', { name: to, seat: elsewhere + 1 });
  if (from !== null && same(from)) throw bad('replace-sat', { name: to, seat: at + 1 });
  if (back === undefined && substitutes.length > 0 && !substitutes.includes(to)) {
    const hint = closest(to, substitutes);
    throw new FaultError(
      fault('bad', 'unknown-substitute', { name: to, substitutes }, hint === undefined ? {} : { hint }),
    );
  }
  const rest = substitutes.filter((substitute) => substitute !== to);
  return logged({ ...deal, ...(deal.substitutes && { substitutes: rest }) }, { seat: at + 1, from, to });
}

/**
 * The same person under another name (`WHO=NAME`).
 * @throws FaultError `replace-form`, `replace-unnamed`, `name-twice`, `alias-is-name`, `deal-log`, and those of a WHO
 */
export function withRename(deal: DealFile, ruleset: Ruleset, text: string): DealFile {
  const { names, sat } = seatingOf(deal);
  const { at, name } = splitName(text, '--rename', scopeOf(deal, ruleset), []);
  const from = names[at] ?? null;
  if (from === null) throw bad('replace-unnamed', { seat: at + 1 });
  const others = [...sat.flat().filter((other) => other !== from), ...(deal.substitutes ?? [])];
  const to = checkNames([...others, name]).at(-1)!; // one went in
  return to === from ? deal : logged(deal, { seat: at + 1, from, to, renamed: true });
}

/**
 * A player leaves and the seat stays empty, until somebody is put there with `withReplacement`.
 * @throws FaultError `replace-unnamed` where nobody sits there, `deal-log`, and those of a WHO
 */
export function withLeave(deal: DealFile, ruleset: Ruleset, who: string): DealFile {
  const at = factReader(scopeOf(deal, ruleset)).who(who);
  const from = seatingOf(deal).names[at] ?? null;
  if (from === null) throw bad('replace-unnamed', { seat: at + 1 });
  return logged(deal, { seat: at + 1, from, to: null });
}

function logged(deal: DealFile, entry: LogEntry): DealFile {
  return unmasked({
    ...deal,
    seats: deal.seats.map((seat) => (seat.seat === entry.seat ? { ...seat, name: entry.to } : seat)),
    log: [...(deal.log ?? []), entry],
  });
}

/** Who sits and who has sat at each seat, in seat order. */
export interface Seating {
  readonly names: readonly (string | null)[];
  /** Everybody who sits or has sat there, under the last of their names, oldest first. */
  readonly sat: readonly (readonly string[])[];
}

/**
 * Follows a log from the names of the deal.
 * @returns the place (from 0) of the first entry that does not follow: it takes out somebody who does not sit there, or brings in
 *   somebody who sits or has sat at another seat
 */
export function followLog(dealt: readonly (string | null)[], log: readonly LogEntry[]): Seating | number {
  const names = [...dealt];
  const sat = dealt.map((name) => (name === null ? [] : [name]));
  for (const [place, { seat, from, to, renamed }] of log.entries()) {
    const at = seat - 1;
    const own = sat[at];
    if (own === undefined || names[at] !== from || from === to) return place;
    const holds = (ofSeat: readonly string[]) => to !== null && ofSeat.some((name) => fold(name) === fold(to));
    if (sat.some((ofSeat, other) => other !== at && holds(ofSeat))) return place;
    if (renamed) {
      if (from === null || to === null || holds(own.filter((name) => name !== from))) return place;
      own[own.indexOf(from)] = to;
    } else if (to !== null && !holds(own)) own.push(to);
    names[at] = to;
  }
  return { names, sat };
}

/** The names as they were dealt, before anything that the log tells. */
export function namesDealt({ seats, log = [] }: Pick<DealFile, 'seats' | 'log'>): readonly (string | null)[] {
  const names = seats.map(({ name }) => name);
  for (const { seat, from, to } of log.toReversed()) if (names[seat - 1] === to) names[seat - 1] = from;
  return names;
}

/** @throws FaultError `deal-log`: the log does not lead to who sits there */
function seatingOf(deal: DealFile): Seating {
  const found = followLog(namesDealt(deal), deal.log ?? []);
  if (typeof found === 'number') throw bad('deal-log', { place: found + 1 });
  return found;
}

/** Names for a WHO: an empty seat is called by who sat there last. */
function scopeOf(deal: DealFile, ruleset: Ruleset): FactScope {
  const { names, sat } = seatingOf(deal);
  const called = names.map((name, at) => name ?? sat[at]!.at(-1) ?? '');
  return { ruleset, players: deal.players, names: called.every((name) => name === '') ? [] : called };
}

/** The deal, if no alias is the name of somebody: the list of aliases would tell who is behind it. */
function unmasked(deal: DealFile): DealFile {
  const people = [...deal.seats.flatMap(({ name }) => name ?? []), ...(deal.substitutes ?? [])].map(fold);
  const taken = deal.seats.find(({ alias }) => alias !== undefined && people.includes(fold(alias.name)));
  if (taken?.alias === undefined) return deal;
  throw bad('alias-is-name', { alias: taken.alias.name });
}

/** Names may hold `=`: the split is at the last one that leaves a substitute, else at the last that leaves a seat before it. */
function splitName(
  text: string,
  flag: string,
  scope: FactScope,
  substitutes: readonly string[],
): { readonly at: number; readonly name: string } {
  const { who } = factReader(scope);
  const splits = [...text.matchAll(/[=＝]/gu)]
    .map(({ index }) => ({ before: text.slice(0, index), name: text.slice(index + 1) }))
    .filter(({ before, name }) => before.trim() !== '' && name.trim() !== '')
    .toReversed();
  const known = splits.find(({ name }) => substitutes.some((one) => fold(one) === fold(name)));
  const [last] = splits;
  if (last === undefined) throw bad('replace-form', { flag, value: text });
  const seated = splits.find(({ before }) => {
    try {
      return who(before) >= 0;
    } catch {
      return false;
    }
  });
  const { before, name } = known ?? seated ?? last;
  return { at: who(before), name };
}

function bad<Code extends FaultCode>(code: Code, tells: Tells[Code]): FaultError {
  return new FaultError(fault('bad', code, tells));
}
