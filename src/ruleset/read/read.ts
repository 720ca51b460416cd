/**
 * `readRuleset`: the text of a ruleset file to a `Ruleset`. In stages: text → nodes (places, keys as written) → the parent's
 * with this one's changes, if it extends another → shape (schema) → names → parts.
 */

import { type Whole, wholeTree } from '../extend.ts';
import type { Open, Ruleset, RulesetId } from '../model.ts';
import { wholeFile } from '../schema.ts';
import { readAttributeFacts, readAttributes } from './attributes.ts';
import { Book, textOf } from './book.ts';
import { addNames, readDecks, readFactions, readRoles } from './cards.ts';
import { readPresentation } from './presentation.ts';
import { readingsInUse, readReadings, readRules } from './rules.ts';
import { checkShape } from './shape.ts';
import { readParameters, readTableSeats, readTables } from './tables.ts';

/**
 * @param text of the file, YAML or JSON
 * @param source.file the name that the places of faults carry
 * @param source.open finds what the file extends; without it nothing is found
 * @throws FaultError with every fault that the stage reached could find, in the order of the text
 */
export function readRuleset(text: string, source: { readonly file: string; readonly open?: Open }): Ruleset {
  return readWhole(wholeTree({ file: source.file, text }, source.open ?? (() => null)));
}

/** The same from a file with all that it extends. */
export function readWhole(whole: Whole): Ruleset {
  const book = new Book(checkShape(wholeFile, whole.tree), whole);
  const { file } = book;
  addNames(book);
  const parameters = readParameters(book, readTableSeats(book));
  const decks = readDecks(book);
  const roles = readRoles(book);
  const readings = readReadings(book);
  const attributeFacts = readAttributeFacts(book, readings, decks);
  const rules = readRules(book, readings, decks, attributeFacts);
  const tables = readTables(book, roles, decks);
  const presentation = readPresentation(book, decks, parameters, tables);
  const inUse = readingsInUse(book, readings, rules, attributeFacts);
  book.close();
  return {
    id: file.id as RulesetId,
    name: textOf(file.name),
    about: textOf(file.about),
    factions: readFactions(book),
    roles,
    decks,
    attributes: readAttributes(book),
    attributeFacts,
    parameters,
    tables,
    readings: inUse,
    rules,
    presentation,
  };
}
