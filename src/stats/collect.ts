/** Collects deals of one ruleset, each under its own selection, into tallies; nothing is kept of a deal once it is counted. */
import { check, type Violation } from '../deal/check.ts';
import { listedSeats, seated } from '../deal/read/listing.ts';
import type { OneDeal } from '../deal/read/many.ts';
import { FaultError, type Place } from '../fault.ts';
import type { Dealt } from '../problem/dealt.ts';
import { dealtOf } from '../problem/dealt-of.ts';
import type { Given } from '../problem/given.ts';
import { ground } from '../problem/ground.ts';
import { keeps } from '../problem/keeps.ts';
import { normalise } from '../problem/normalise.ts';
import type { Problem } from '../problem/problem.ts';
import type { SelectionRequest } from '../problem/selection.ts';
import { selectionJson } from '../problem/selection-json.ts';
import { fingerprint } from '../ruleset/fingerprint.ts';
import { withPool } from '../ruleset/pool.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { quickDealt } from './quick-dealt.ts';
import { Tally } from './tally.ts';

/** Deals of one table under one selection. */
export interface Group {
  readonly problem: Problem;
  /** With the selection's pool put in. */
  readonly ruleset: Ruleset;
  readonly tally: Tally;
}

/** A deal that breaks a rule or a fact. */
export interface Illegal {
  readonly place: Place;
  readonly violations: readonly Violation[];
}

export interface Collected {
  readonly groups: readonly Group[];
  /** Deals with a role or a hand that is not told whole: not counted. */
  readonly incomplete: number;
  /** Deals of another table than the one asked for: not counted. */
  readonly otherTable: number;
  /** Deals that no fair dealer makes: not counted among the others. */
  readonly illegal: number;
  /** The first of them. */
  readonly firstIllegal: readonly Illegal[];
  /** Whether some deal brought a selection that the flags replaced. */
  readonly replaced: boolean;
}

/** So many illegal deals are told one by one. */
const TOLD = 5;
/** Each table and selection takes memory of its own. */
const MOST_GROUPS = 64;

export interface CollectOptions {
  /** The selection that flags make; used for deals that bring none, and for all if `replace`. */
  readonly request: SelectionRequest;
  /** Whether flags say anything about the selection besides the number of players. */
  readonly replace: boolean;
}

export class Collector {
  readonly #ruleset: Ruleset;
  readonly #options: CollectOptions;
  readonly #fingerprint: string;
  readonly #groups = new Map<string, Group & Reader>();
  /** Groups by what deal files write of their selection, so that it is not read a million times. */
  readonly #written = new Map<string, Group & Reader>();
  readonly #firstIllegal: Illegal[] = [];
  #incomplete = 0;
  #otherTable = 0;
  #illegal = 0;
  #replaced = false;

  /** @param ruleset without a pool put in */
  constructor(ruleset: Ruleset, options: CollectOptions) {
    this.#ruleset = ruleset;
    this.#options = options;
    this.#fingerprint = fingerprint(ruleset);
  }

  /**
   * Counts one deal.
   * @throws FaultError for a deal that cannot be read, is of another ruleset (`deal-of-other-ruleset`, `deal-of-other-version`) or
   *   of a selection that does not exist; `too-many-selections` (kind limit)
   */
  async add(deal: OneDeal): Promise<void> {
    const known = this.#quick(deal);
    if (known !== null) return this.#count(known.group, known.dealt, true, deal.place, null);
    const header = await deal.header();
    this.#mustBeOurs(header.ruleset, deal.place);
    const own = header.selection;
    const request = this.#requestOf(own);
    const ruleset = request.pool === undefined ? this.#ruleset : withPool(this.#ruleset, request.pool);
    const listing = await deal.read(ruleset);
    const players = header.players ?? listedSeats(listing);
    if (this.#leftOut(players)) return;
    const group = this.#group({ ...request, players });
    if (typeof deal.value === 'object' && deal.value !== null && this.#written.size < MOST_GROUPS)
      this.#written.set(writtenKey(deal.value), group);
    const given = seated(listing, ruleset, players);
    const dealt = dealtOf(group.problem, given);
    if (dealt === 'open') this.#incomplete++;
    else if (dealt === 'misfit') this.#isIllegal(group, given, deal.place);
    else this.#count(group, dealt, given.marked || noMarks(group.problem), deal.place, given);
  }

  collected(): Collected {
    return {
      groups: [...this.#groups.values()],
      incomplete: this.#incomplete,
      otherTable: this.#otherTable,
      illegal: this.#illegal,
      firstIllegal: this.#firstIllegal,
      replaced: this.#replaced,
    };
  }

  /** A deal file as the dealer writes it, of a selection that was met before; null: read it the long way. */
  #quick({ value }: OneDeal): { group: Group & Reader; dealt: Dealt } | null {
    if (typeof value !== 'object' || value === null || !('seats' in value)) return null;
    const group = this.#written.get(writtenKey(value));
    const dealt = group?.quick(value.seats) ?? null;
    return group === undefined || dealt === null ? null : { group, dealt };
  }

  #count(group: Group & Reader, dealt: Dealt, marked: boolean, place: Place, given: Given | null): void {
    if (group.keeps(dealt, marked)) group.tally.add(dealt, marked);
    else this.#isIllegal(group, given ?? givenBy(group.problem, dealt), place);
  }

  #isIllegal({ problem }: Group, given: Given, place: Place): void {
    this.#illegal++;
    if (this.#firstIllegal.length < TOLD)
      this.#firstIllegal.push({ place, violations: check(this.#ruleset, problem.selection, given) });
  }

  #mustBeOurs(of: { readonly id: string; readonly fingerprint: string | null } | null, place: Place): void {
    if (of === null) return;
    const { id } = this.#ruleset;
    if (of.id !== id)
      throw new FaultError({ kind: 'bad', code: 'deal-of-other-ruleset', with: { found: of.id, wanted: id }, place });
    if (of.fingerprint !== null && of.fingerprint !== this.#fingerprint)
      throw new FaultError({ kind: 'bad', code: 'deal-of-other-version', with: { ruleset: id }, place });
  }

  #requestOf(own: SelectionRequest | null): SelectionRequest {
    if (own !== null && !this.#options.replace) return own;
    if (own !== null) this.#replaced = true;
    return this.#options.request;
  }

  #leftOut(players: number): boolean {
    const wanted = this.#options.request.players;
    if (wanted === undefined || wanted === players) return false;
    this.#otherTable++;
    return true;
  }

  #group(request: SelectionRequest): Group & Reader {
    const selection = normalise(this.#ruleset, request);
    const key = selectionJson(selection);
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    if (this.#groups.size >= MOST_GROUPS)
      throw new FaultError({ kind: 'limit', code: 'too-many-selections', with: { limit: MOST_GROUPS } });
    const problem = ground(this.#ruleset, selection);
    const group = {
      problem,
      ruleset: selection.pool === undefined ? this.#ruleset : withPool(this.#ruleset, selection.pool),
      tally: new Tally(problem),
      keeps: keeps(problem),
      quick: quickDealt(problem),
    };
    this.#groups.set(key, group);
    return group;
  }
}

interface Reader {
  readonly keeps: ReturnType<typeof keeps>;
  readonly quick: ReturnType<typeof quickDealt>;
}

function writtenKey(value: object): string {
  const { ruleset, players, selection } = value as Readonly<Record<string, unknown>>; // as: any object; what is absent is undefined
  return JSON.stringify([ruleset, players, selection]);
}

function noMarks(problem: Problem): boolean {
  return problem.decks.every(({ marks }) => marks === null);
}

function givenBy(problem: Problem, dealt: Dealt): Given {
  return {
    seats: problem.seats,
    roles: dealt.roles.map((role) => problem.roles[role]!.id),
    hands: problem.decks.map(({ id, cards, marks }, d) => ({
      deck: id,
      seats: dealt.hands[d]!.map((hand, seat) => ({
        complete: true,
        cards: hand.map((card, at) => ({
          card: cards[card]!.id,
          attributes: (marks?.sets[dealt.sets[d]![seat]![at]!] ?? []).map((mark) => marks!.attributes[mark]!.id),
        })),
      })),
    })),
    marked: true,
    names: dealt.roles.map(() => null),
  };
}
