/** The ways to mark the hands of one deal, in the order of the deal number: card by card, seat by seat, the sets of the copies ascending. */
import type { Attributes, Letter, Measure } from './attributes.ts';

/** The attributes of one deal's hands, counted and put in order. */
export class AttributeOrder {
  readonly #attributes: Attributes;
  readonly #states: readonly number[];
  readonly #classes: readonly (readonly number[])[];

  constructor(attributes: Attributes, states: readonly number[], classes: readonly (readonly number[])[]) {
    this.#attributes = attributes;
    this.#states = states;
    this.#classes = classes;
  }

  factor(measure: Measure): bigint {
    return this.#attributes.ways(this.#states, measure);
  }

  at(
    hands: readonly (readonly number[])[],
    left: bigint,
    scale: bigint,
    measure: Measure,
  ): { sets: number[][]; left: bigint } {
    const sets = hands.map((hand) => hand.map(() => 0));
    let rest = left;
    this.#walk(hands, measure, (item, letters) => {
      for (const { letter, value } of letters) {
        const whole = value * scale;
        if (rest < whole) {
          rest /= measure === 'shuffles' ? BigInt(letter.ways) : 1n;
          letter.sets.forEach((set, i) => {
            sets[item.seat]![item.first + i] = set;
          });
          return letter;
        }
        rest -= whole;
      }
      throw new Error('a counted deal has no way to mark its cards');
    });
    return { sets, left: rest };
  }

  /** How many ways to mark these hands come before; null where this way is not legal. */
  rank(hands: readonly (readonly number[])[], sets: readonly (readonly number[])[]): bigint | null {
    let before = 0n;
    let legal = true;
    this.#walk(hands, 'deals', (item, letters) => {
      const wanted = sets[item.seat]!.slice(item.first, item.first + item.copies);
      for (const { letter, value } of letters) {
        if (letter.sets.every((set, i) => set === wanted[i])) {
          legal &&= value > 0n;
          return letter;
        }
        before += value;
      }
      legal = false;
      return null;
    });
    return legal ? before : null;
  }

  #walk(
    hands: readonly (readonly number[])[],
    measure: Measure,
    choose: (
      item: { seat: number; first: number; copies: number },
      letters: readonly { letter: Letter; value: bigint }[],
    ) => Letter | null,
  ): void {
    const states = [...this.#states];
    let target = this.#attributes.target;
    for (const card of this.#attributes.marks.on) {
      for (let seat = 0; seat < hands.length; seat++) {
        const first = hands[seat]!.indexOf(card);
        if (first < 0) continue;
        const copies = hands[seat]!.lastIndexOf(card) - first + 1;
        const others = states.filter((_, other) => other !== seat);
        const letters = this.#attributes.letters(states[seat]!, this.#classes[seat]![card]!, copies).map((letter) => ({
          letter,
          value: this.#value(others, letter, target, measure),
        }));
        const letter = choose({ seat, first, copies }, letters);
        if (letter === null) return;
        states[seat] = letter.next;
        target -= letter.step;
      }
    }
  }

  #value(others: readonly number[], letter: Letter, target: number, measure: Measure): bigint {
    if (!this.#attributes.fits(letter.step, target)) return 0n;
    const ways = measure === 'shuffles' ? BigInt(letter.ways) : 1n;
    return ways * this.#attributes.ways([...others, letter.next], measure, target - letter.step);
  }
}
