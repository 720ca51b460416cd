/**
 * The ways to give attributes to the hands of one deal, in the order of the deal number: card by card, seat by seat, the sets of the
 * copies ascending. What is still possible depends on the states of all seats, whoever sits there, and on what is still to be given.
 */
import type { Attributes, ItemOption, Measure } from './attributes.ts';
import { type Choice, choiceOf, exact, times } from './choice.ts';

/** Some of the cards have their attributes. */
export interface Given {
  /** Attributes state of every seat, ascending. */
  readonly states: readonly number[];
  /** What is still to be given: see `Attributes.digit`. */
  readonly target: number;
  readonly choices: Map<number, AttributeChoice>;
}

export interface AttributeChoice extends Choice {
  readonly options: readonly ItemOption[];
  readonly next: readonly (Given | null)[];
}

export class AttributeOrder {
  readonly measure: Measure;
  readonly #attributes: Attributes;
  readonly #known = new Map<string, Given>();

  constructor(attributes: Attributes, measure: Measure) {
    this.#attributes = attributes;
    this.measure = measure;
  }

  /** How many are kept of those that deals came to. */
  get size(): number {
    return this.#known.size;
  }

  /** Before the first card. @param states Attributes state of every seat, in any order */
  root(states: readonly number[]): Given {
    return this.#given(states, this.#attributes.target);
  }

  /** The ways to give attributes to the copies of one card of this class, held by a seat in this state. */
  choice(from: Given, state: number, cls: number, copies: number): AttributeChoice {
    const key = (state * this.#attributes.classes + cls) * 256 + copies;
    const known = from.choices.get(key);
    if (known !== undefined) return known;
    const others = from.states.toSpliced(from.states.indexOf(state), 1);
    const options = this.#attributes.options(state, cls, copies);
    const next = options.map(({ next: own, step }) =>
      this.#attributes.fits(step, from.target) ? this.#given([...others, own], from.target - step) : null,
    );
    const values = options.map(({ ways }, k) => {
      const after = next[k];
      if (!after) return 0;
      const all = exact(this.#attributes.ways(after.states, this.measure, after.target));
      return this.measure === 'shuffles' ? times(ways, all) : all;
    });
    const choice = { options, next, ...choiceOf(values) };
    from.choices.set(key, choice);
    return choice;
  }

  #given(states: readonly number[], target: number): Given {
    const sorted = [...states].sort((a, b) => a - b);
    const key = `${sorted.join()};${target}`;
    let given = this.#known.get(key);
    if (given === undefined) {
      given = { states: sorted, target, choices: new Map() };
      this.#known.set(key, given);
    }
    return given;
  }
}
