/** The lines of prose that a ruleset gives to one table: notes and duties, with the values of parameters filled in. */
import type { Selection } from '../../problem/selection.ts';
import type { Ruleset, Text } from '../../ruleset/ruleset.ts';
import type { DealSeat } from '../deal-file.ts';
import { isMeant, namesNobody } from './who.ts';

type Set = Selection['set'];

/** Notes of this table; `audience` public: those alone that the ruleset makes public. They depend on the selection only. */
export function notes(ruleset: Ruleset, players: number, set: Set, audience: 'public' | 'moderator'): readonly Text[] {
  return ruleset.talk.notes
    .filter((note) => note.seats.includes(players) && (audience === 'moderator' || note.public))
    .map((note) => fill(ruleset, set, note.text));
}

/** What this player must do, in the ruleset's order. */
export function duties(ruleset: Ruleset, players: number, set: Set, seat: DealSeat): readonly Text[] {
  return ruleset.talk.duties
    .filter((duty) => duty.seats.includes(players) && (namesNobody(duty.who) || isMeant(ruleset, duty.who, seat)))
    .map((duty) => fill(ruleset, set, duty.text));
}

/** `{killers}` becomes the value of the parameter `killers`, a named value its name; other braces stay as they are. */
function fill(ruleset: Ruleset, set: Set, text: Text): Text {
  const say = (language: keyof Text) =>
    text[language].replace(/\{([^{}]+)\}/g, (whole, id: string) => {
      const value = Object.hasOwn(set, id) ? set[id] : undefined;
      if (value === undefined) return whole;
      const parameter = ruleset.parameters.find((one) => one.id === id);
      const named = parameter?.kind === 'choice' ? parameter.values.find((one) => one.id === value) : undefined;
      return named?.name[language] ?? String(value);
    });
  return { zh: say('zh'), en: say('en') };
}
