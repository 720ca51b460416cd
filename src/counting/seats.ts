/**
 * Seats served one after the other, each with a role or with copies of a card. What can follow depends on what the seats that wait
 * are, what the served have become and what is left to give, whoever they are: its value is found once and kept under these three.
 */
import { type Choice, type Exact, exact, minus, sum, times } from './choice.ts';

/** What comes of one letter for one seat: a role, or a number of copies. */
export interface Letter {
  /** What the seat becomes. */
  readonly state: number;
  /** Placements of physical cards for it; 1 where distinct deals are counted. */
  readonly ways: Exact;
  /** What is left to give. */
  readonly left: number;
}

/** How the seats get one kind of thing. Multisets of states are written as characters, ascending. */
export interface Stage {
  /** What is given to all seats together. */
  readonly whole: number;
  /** All letters in the order of the deal number; null for those that the seat cannot get. */
  letters(state: number, left: number, served: string): readonly (Letter | null)[];
  /** Value of all that can follow once the seats have become this; 0 if nothing can. */
  value(served: string): Exact;
}

export class SeatOrder {
  readonly #stage: Stage;
  readonly #sets = new Multisets();
  /** By the seats that wait, then by what was served and what is left. */
  readonly #values: Map<number, Exact>[] = [];
  #kept = 0;
  // Where the present deal is.
  #waiting = 0;
  #served = 0;
  #left = 0;
  #total: Exact = 0;
  // What was offered to the present seat.
  #letters: readonly (Letter | null)[] = [];
  #offered: readonly Exact[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** How many values are kept. */
  get kept(): number {
    return this.#kept;
  }

  /** Begins with all seats waiting. @param value of all that can follow */
  begin(states: string, value: Exact): void {
    this.#waiting = this.#sets.of(states);
    this.#served = 0;
    this.#left = this.#stage.whole;
    this.#total = value;
  }

  /** What the served seats have become. */
  get served(): string {
    return this.#sets.states(this.#served);
  }

  /** What the next seat may get, if it is in this state. */
  choice(state: number): Choice {
    this.#letters = this.#lettersOf(state, this.#left, this.#served);
    this.#waiting = this.#sets.minus(this.#waiting, state);
    const values: Exact[] = [];
    const last = this.#letters.length - 1;
    let rest = this.#total;
    for (let k = 0; k < last; k++) {
      const letter = this.#letters[k]!;
      const value = letter === null ? 0 : this.#letterValue(letter, this.#waiting, this.#served);
      values.push(value);
      if (value !== 0) rest = minus(rest, value);
    }
    values.push(rest);
    this.#offered = values;
    return typeof this.#total === 'number' ? { small: values as number[], big: [] } : { small: null, big: values }; // as: parts of a number
  }

  /** Serves the seat with the letter at this place. */
  take(at: number): Letter {
    const letter = this.#letters[at]!;
    this.#served = this.#sets.plus(this.#served, letter.state);
    this.#left = letter.left;
    const value = this.#offered[at]!;
    this.#total = letter.ways === 1 ? value : exact(BigInt(value) / BigInt(letter.ways));
    return letter;
  }

  #lettersOf(state: number, left: number, served: number): readonly (Letter | null)[] {
    return this.#stage.letters(state, left, served === 0 ? '' : this.#sets.states(served));
  }

  #letterValue({ state, ways, left }: Letter, waiting: number, served: number): Exact {
    const value = this.#value(waiting, this.#sets.plus(served, state), left);
    return ways === 1 ? value : times(ways, value);
  }

  #value(waiting: number, served: number, left: number): Exact {
    let values = this.#values[waiting];
    if (values === undefined) {
      values = new Map();
      this.#values[waiting] = values;
    }
    const key = served * (this.#stage.whole + 1) + left;
    let value = values.get(key);
    if (value === undefined) {
      value = waiting === 0 ? this.#stage.value(this.#sets.states(served)) : this.#summed(waiting, served, left);
      values.set(key, value);
      this.#kept++;
    }
    return value;
  }

  #summed(waiting: number, served: number, left: number): Exact {
    // It is the same whichever of the seats comes next.
    const state = this.#sets.states(waiting).charCodeAt(0);
    const others = this.#sets.minus(waiting, state);
    const values: Exact[] = [];
    for (const letter of this.#lettersOf(state, left, served))
      if (letter !== null) values.push(this.#letterValue(letter, others, served));
    return sum(values);
  }
}

/** Multisets of states, each under a number; 0 is the empty one. */
class Multisets {
  readonly #states: string[] = [''];
  readonly #ids = new Map<string, number>([['', 0]]);
  /** By number, then by state: the multiset with one seat more, and with one less. */
  readonly #plus: Map<number, number>[] = [new Map()];
  readonly #minus: Map<number, number>[] = [new Map()];

  of(states: string): number {
    let id = this.#ids.get(states);
    if (id === undefined) {
      id = this.#states.push(states) - 1;
      this.#plus.push(new Map());
      this.#minus.push(new Map());
      this.#ids.set(states, id);
    }
    return id;
  }

  states(id: number): string {
    return this.#states[id]!;
  }

  plus(id: number, state: number): number {
    let found = this.#plus[id]!.get(state);
    if (found === undefined) {
      const states = this.#states[id]!;
      let at = states.length;
      while (at > 0 && states.charCodeAt(at - 1) > state) at--;
      found = this.of(states.slice(0, at) + String.fromCharCode(state) + states.slice(at));
      this.#plus[id]!.set(state, found);
    }
    return found;
  }

  minus(id: number, state: number): number {
    let found = this.#minus[id]!.get(state);
    if (found === undefined) {
      const states = this.#states[id]!;
      const at = states.indexOf(String.fromCharCode(state));
      found = this.of(states.slice(0, at) + states.slice(at + 1));
      this.#minus[id]!.set(state, found);
    }
    return found;
  }
}
