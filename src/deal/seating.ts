/**
 * Names, aliases and substitutes for a deal of seats. Each step takes a deal file and gives a new one; the cards never change, because
 * whatever is drawn here comes from a stream of its own.
 */
import { type FaultCode, FaultError, fault, type Tells } from '../fault.ts';
import { factReader } from '../problem/facts.ts';
import type { Ruleset } from '../ruleset/model.ts';
import { closest } from '../ruleset/names.ts';
import { fold } from '../spelling.ts';
import type { DealFile } from './deal-file.ts';
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
 * Those who may step in, added to the ones that are listed already.
 * @throws FaultError `name-twice`, `name-empty`; `substitutes-few` where the ruleset asks for more
 */
export function withSubstitutes(deal: DealFile, ruleset: Ruleset, names: readonly string[]): DealFile {
  const substitutes = [...(deal.substitutes ?? []), ...names];
  const people = deal.seats.flatMap(({ name }) => name ?? []);
  const checked = checkNames([...people, ...substitutes]).slice(people.length);
  const { substitutes: least } = ruleset.presentation;
  if (checked.length < least) throw bad('substitutes-few', { substitutes: checked.length, least });
  return unmasked({ ...deal, substitutes: checked });
}

/**
 * A substitute steps in (`WHO=NAME`): takes over seat, cards and alias, and is written into the log.
 * @throws FaultError `replace-form`, `replace-not-asked` where the ruleset has no substitutes, `unknown-substitute`, and those of a WHO
 */
export function withReplacement(deal: DealFile, ruleset: Ruleset, text: string): DealFile {
  if (ruleset.presentation.substitutes === 0) throw bad('replace-not-asked', { ruleset: ruleset.id });
  const substitutes = deal.substitutes ?? [];
  const { who, to } = splitReplacement(text, substitutes);
  const names = deal.seats.map(({ name }) => name ?? '');
  const at = factReader({ ruleset, players: deal.players, names: names.every((name) => name === '') ? [] : names }).who(
    who,
  );
  const from = deal.seats[at]!.name; // a WHO is a seat of the deal
  if (from === null) throw bad('replace-unnamed', { seat: at + 1 });
  return {
    ...deal,
    seats: deal.seats.map((seat, other) => (other === at ? { ...seat, name: to } : seat)),
    substitutes: substitutes.filter((name) => name !== to),
    log: [...(deal.log ?? []), { seat: at + 1, from, to }],
  };
}

/** The deal, if no alias is the name of somebody: the list of aliases would tell who is behind it. */
function unmasked(deal: DealFile): DealFile {
  const people = [...deal.seats.flatMap(({ name }) => name ?? []), ...(deal.substitutes ?? [])].map(fold);
  const taken = deal.seats.find(({ alias }) => alias !== undefined && people.includes(fold(alias.name)));
  if (taken?.alias === undefined) return deal;
  throw bad('alias-is-name', { alias: taken.alias.name });
}

/** Names may hold `=`: the split is at the last one that leaves a known substitute. */
function splitReplacement(text: string, substitutes: readonly string[]): { readonly who: string; readonly to: string } {
  const splits = [...text.matchAll(/[=＝]/gu)].map(
    ({ index }) => [text.slice(0, index), text.slice(index + 1)] as const,
  );
  for (const [who, name] of splits.toReversed()) {
    const to = substitutes.find((substitute) => fold(substitute) === fold(name));
    if (to !== undefined && who.trim() !== '') return { who, to };
  }
  const name = splits.at(-1)?.[1].trim() ?? '';
  if (name === '' || splits.at(-1)?.[0].trim() === '') throw bad('replace-form', { value: text });
  const hint = closest(name, substitutes);
  throw new FaultError({
    kind: 'bad',
    code: 'unknown-substitute',
    with: { name, substitutes },
    ...(hint === undefined ? {} : { hint }),
  });
}

function bad<Code extends FaultCode>(code: Code, tells: Tells[Code]): FaultError {
  return new FaultError(fault('bad', code, tells));
}
