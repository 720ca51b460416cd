/**
 * `readRuleset`: the text of a ruleset file to a `Ruleset`. In stages: text → tree (places, keys as written) → the parent's tree
 * with this one's changes, if it extends another → shape (schema) → names → parts.
 */

import { type Open, type Whole, wholeTree } from '../extend.ts';
import type { Ruleset, RulesetId } from '../model.ts';
import { NameIndex } from '../names.ts';
import { wholeFile } from '../schema.ts';
import { readMarks } from './attributes.ts';
import { Book, textOf } from './book.ts';
import { addNames, readAttributes, readDecks, readFactions, readRoles } from './cards.ts';
import { readTalk } from './presentation.ts';
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
  const names = new NameIndex(book);
  addNames(book, names);
  const tableSeats = readTableSeats(book);
  const parameters = readParameters(book, tableSeats);
  const decks = readDecks(book, names, parameters);
  const roles = readRoles(book, names);
  const attributes = readAttributes(book);
  const readings = readReadings(book);
  const marks = readMarks(book, names, readings, decks, attributes);
  const rules = readRules(book, names, readings, decks, marks);
  const tables = readTables(book, names, roles, decks, parameters);
  const talk = readTalk(book, names, decks, parameters, tables);
  const inUse = readingsInUse(book, readings, rules, marks);
  book.close();
  return {
    id: file.id as RulesetId,
    name: textOf(file.name),
    about: textOf(file.about),
    factions: readFactions(book),
    roles,
    decks,
    attributes,
    attributeFacts: marks,
    parameters,
    tables,
    readings: inUse,
    rules,
    presentation: talk,
  };
}
