/**
 * The ruleset file as an author writes it: shapes only. What a name stands for, and whether clauses fit together, is the
 * reader's business (`read.ts`). The JSON Schema for editors and the reference page are made from this schema.
 */
import { z } from 'zod';
import { rule } from './schema-form.ts';
import { talk } from './schema-talk.ts';
import { amount, both, byTable, clause, clauseKey, count, id, label, names, seatsKey, text } from './schema-words.ts';

const faction = z.strictObject(both);

const role = z.strictObject({
  ...both,
  own: label.optional().describe("The faction that counts as this role's own"),
  'may-own': names.optional().describe('For a role without an own faction: those that may become its own'),
});

const card = z.strictObject({
  ...both,
  faction: label.optional().describe('The faction of the card'),
  copies: amount.optional().describe('How many copies are in play: 1 where nothing is said'),
  least: count.optional().describe('With `copies: rest`: a table that leaves fewer is refused'),
  also: names.optional().describe('Other names under which people write this card'),
  does: text.optional().describe('One line of what the card does, in your own words'),
});

const deck = z.strictObject({
  ...both,
  weights: z
    .enum(['deals', 'shuffles'])
    .optional()
    .describe('What is equally likely: every legal deal (the default), or every legal shuffle of the physical cards'),
  pool: z.boolean().optional().describe('Whether `--pool` may replace the cards by a list of names'),
  cards: z.record(id, card).describe('The cards by id; their order is the order of the deal number'),
});

const attribute = z.strictObject({
  ...both,
  also: names.optional().describe('Other names under which people write this attribute'),
});

const markPlan = {
  on: names.optional().describe('The cards that may carry a mark; a faction stands for its cards'),
  counts: z.record(z.string().min(1), z.int().min(1)).optional().describe('How many marks of each attribute are dealt'),
  exclusive: z
    .array(z.array(label).min(2))
    .optional()
    .describe('Lists of attributes of which one card carries at most one'),
  'only-with': z
    .record(z.string().min(1), names)
    .optional()
    .describe('An attribute that a card carries only together with one of these others'),
};

const mark = z.strictObject({
  ...both,
  ...markPlan,
  by: clause.optional().describe('The clause whose reading decides; this clause where it is absent'),
  under: z.record(id, z.strictObject(markPlan)).optional().describe('One plan for each answer of that reading'),
});

const range = { min: z.int().min(0).max(1_000_000), max: z.int().min(0).max(1_000_000) };
const parameter = z
  .union([
    z.strictObject({
      ...both,
      min: range.min.describe('The least value'),
      max: range.max.describe('The greatest value'),
      default: byTable(count).describe('The default, for all tables or by numbers of seats'),
    }),
    z.strictObject({
      ...both,
      values: z.record(id, text).describe('The values by id'),
      default: byTable(id).describe('The default, for all tables or by numbers of seats'),
      allow: z
        .record(seatsKey, z.union([id, z.array(id).min(1)]))
        .optional()
        .describe('Tables that allow only some values'),
    }),
  ])
  .describe('A whole number with a range, or one of some named values');

const table = z.strictObject({
  roles: z.record(z.string().min(1), amount).describe('How many seats have each role'),
  hands: z
    .record(z.string().min(1), z.union([count, z.record(z.string().min(1), count)]))
    .describe('For each deck the size of a hand, for all or by role'),
  stock: names.optional().describe('Decks with an undealt stock; any other deck must fit its places'),
  'leave-out': names.optional().describe('Cards that are not in play at this table'),
});
const readings = z
  .record(clauseKey, z.record(id, text))
  .describe('Clauses that can be read in several ways; the first answer is the default');

const sections = {
  factions: z.record(id, faction).describe('Sides that cards belong to'),
  roles: z.record(id, role).describe('What a seat is apart from its cards'),
  decks: z.record(id, deck).describe('Cards dealt together; most games have one deck, `main`'),
  attributes: z.record(id, attribute).describe('Hidden marks on dealt cards'),
  marks: z.record(clauseKey, mark).describe('How many marks there are, on which cards, how they share a card'),
  parameters: z.record(id, parameter).describe('Numbers or choices that the moderator may set'),
  tables: z
    .record(seatsKey, table)
    .describe('What the rulebook says for each number of seats; the first is the default'),
  readings,
  rules: z.record(clauseKey, rule).describe("The dealing clauses under the rulebook's numbers"),
  talk,
};

/** A ruleset file that stands alone. */
export const wholeFile = z.strictObject({
  id: id.describe("The ruleset's id"),
  name: text.describe('What people call it'),
  about: text.describe('One line about it'),
  factions: sections.factions.optional(),
  roles: sections.roles,
  decks: sections.decks,
  attributes: sections.attributes.optional(),
  marks: sections.marks.optional(),
  parameters: sections.parameters.optional(),
  tables: sections.tables,
  readings: sections.readings.optional(),
  rules: sections.rules.optional(),
  talk: sections.talk.optional(),
});

/** Sections whose entries an extending file may drop, by id. */
export const droppable = [
  'factions',
  'roles',
  'decks',
  'cards',
  'attributes',
  'marks',
  'parameters',
  'tables',
  'readings',
  'rules',
  'talk',
] as const;

const dropList = z
  .union([clause, z.array(clause).min(1)])
  .meta({ id: 'ids', description: 'One id, or a list of ids as they are written there' });

/** A ruleset file that extends another: it adds entries, changes parts of entries, and drops entries. */
export const extendingFile = z.strictObject({
  extends: z.string().min(1).describe('The id of a shipped ruleset, or the path of a file beside this one'),
  id: id.describe("This ruleset's id"),
  name: text.optional(),
  about: text.optional(),
  drop: z
    .strictObject(Object.fromEntries(droppable.map((section) => [section, dropList.optional()])))
    .optional()
    .describe('Entries of the other ruleset that do not stand here, by section and id'),
  factions: z.record(id, faction.partial()).optional(),
  roles: z.record(id, role.partial()).optional(),
  decks: z.record(id, deck.extend({ cards: z.record(id, card.partial()) }).partial()).optional(),
  attributes: z.record(id, attribute.partial()).optional(),
  marks: z.record(clauseKey, mark.partial()).optional(),
  parameters: z.record(id, z.record(z.string(), z.unknown())).optional(),
  tables: z.record(seatsKey, table.partial()).optional(),
  readings: sections.readings.optional(),
  rules: z.record(clauseKey, rule.partial()).optional(),
  talk: sections.talk.optional(),
});

export type RulesetFile = z.infer<typeof wholeFile>;
export type MarkFile = z.infer<typeof mark>;
export type TableFile = z.infer<typeof table>;
export type ParameterFile = z.infer<typeof parameter>;
