/**
 * The ruleset file as an author writes it: shapes only. What a name stands for, and whether clauses fit together, is the reader's
 * business (`read/`). The types of files, the JSON Schema for editors and the reference page are made from this schema.
 */
import { z } from 'zod';
import type { FaultCode } from '../fault.ts';

// The smallest pieces: names, clause numbers, numbers of seats, amounts.

const label = z.union([z.string().min(1), z.int()]).meta({ id: 'label', description: 'A word or a name' });
/** `4.10` is a number to YAML, but a clause number to us; the reader takes it as it is written. */
const clause = z
  .union([z.string().min(1), z.number()])
  .meta({ id: 'clause', description: 'A clause number, as the rulebook writes it: 4.10 is not 4.1' });
const names = z
  .union([label, z.array(label).min(1)])
  .meta({ id: 'names', description: 'One name, or a list of names' });
const count = z.int().min(0).max(1_000_000);

const both = {
  zh: label.describe('In Chinese'),
  en: label.describe('In English'),
};
const text = z.strictObject(both).meta({ id: 'text', description: 'The same in Chinese and in English' });

const ID = /^[a-z][a-z0-9.]*(-[a-z0-9.]+)*$/;
const id = z.string().regex(ID).describe('An id: small Latin letters, digits, dots and single hyphens, a letter first');
const clauseKey = z
  .string()
  // No sign of the command line's grammar; no \p, which not every reader of the JSON Schema knows.
  .regex(/^[^\s=,:;!*?@'"-][^\s=,:;!*?@'"]*$/)
  .describe('A clause number, as the rulebook writes it');
const seatsKey = z
  .string()
  .regex(/^[1-9]\d*(-[1-9]\d*)?( *, *[1-9]\d*(-[1-9]\d*)?)*$/)
  .describe('Numbers of seats: `6`, `6-30` or `3, 5`');
const seatsValue = z
  .union([z.int().min(1), z.string().min(1)])
  .meta({ id: 'seats', description: 'Numbers of seats: 6, "6-30" or "3, 5"; all tables where it is absent' });

/** A map from one key to one value for all tables, or by numbers of seats. */
function byTable<T extends z.ZodType>(value: T) {
  return z.union([value, z.record(seatsKey, value)]);
}

const amount = z
  .union([count, z.string().regex(ID, { error: 'amount-shape' satisfies FaultCode })], {
    error: 'amount-shape' satisfies FaultCode,
  })
  .meta({ id: 'amount', description: 'A whole number, the id of a parameter, or `rest`: whatever fills the table' });

// What a clause of a ruleset file asks of one hand, as an author writes it.

const limits = z
  .record(z.string().min(1), count)
  .describe('How many at most or at least: of `own`, of each `other` faction, of a faction, a card or an attribute');

const formKeys = {
  of: names.optional().describe('The roles that this clause speaks of; all where it is absent'),
  holds: names.optional().describe('At least these; a card named twice asks for two copies'),
  never: names.optional().describe('None of these'),
  only: names.optional().describe('Only hands of these roles …'),
  'may-hold': names.optional().describe('… may hold these'),
  apart: names.optional().describe('Never two different ones of these together'),
  single: names.optional().describe('Never two copies of one of these'),
  'at-most': limits.optional(),
  'at-least': limits.optional(),
  unsided: z
    .enum(['none', 'any'])
    .optional()
    .describe('For a role without an own faction: no faction is own, or any one that may become its own'),
  // The compiler cannot infer what refers to itself: the shapes of these three are said.
  get all(): z.ZodOptional<z.ZodArray<typeof form>> {
    return z.array(form).min(1).optional().describe('All of these');
  },
  get any(): z.ZodOptional<z.ZodArray<typeof form>> {
    return z.array(form).min(1).optional().describe('At least one of these');
  },
  get not(): z.ZodOptional<typeof form> {
    return form.optional().describe('Not this');
  },
};

/** The words of which a clause has exactly one. */
export const FORM_WORDS = [
  'holds',
  'never',
  'only',
  'apart',
  'single',
  'at-most',
  'at-least',
  'all',
  'any',
  'not',
] as const satisfies readonly (keyof typeof formKeys)[];

export type FormWord = (typeof FORM_WORDS)[number];

const form = z.strictObject(formKeys);
z.globalRegistry.add(form, {
  id: 'form',
  description: 'What a clause asks of one hand: exactly one of the form words, with what belongs to it',
});

/** How one entry takes another shape for each answer of a reading. */
const by = clause.optional().describe('The clause whose reading decides; this clause where it is absent');

const rule = z.strictObject({
  ...both,
  ...formKeys,
  by,
  under: z.record(id, form).optional().describe('One form for each answer of that reading'),
});

/** Everything that makes up the form of a clause: a clause with another form keeps none of it. */
export const FORM_KEYS: readonly string[] = [...Object.keys(formKeys), 'by', 'under'];

// What the outputs need beyond a legal deal, as an author writes it.

const who = z
  .strictObject({
    roles: names.optional().describe('Seats of these roles'),
    cards: names.optional().describe('Seats that hold one of these cards'),
  })
  .meta({ id: 'who', description: 'Seats, by their roles or by the cards that they hold' });
const presentation = z
  .strictObject({
    public: who.optional().describe('Whom everybody may see, with that role or that card'),
    knows: z
      .array(
        z.strictObject({
          who: who.describe('Who is told'),
          learns: who.describe('Which other seats they are told'),
          together: z.boolean().optional().describe('Told without which is which'),
          ...both,
        }),
      )
      .optional()
      .describe('What seats learn about others at the start'),
    judge: label.optional().describe('The card whose holder runs the game; his other cards are void'),
    inquiries: z
      .array(
        z.strictObject({
          ...both,
          cards: names.describe('Cards that may ask'),
          asks: names.describe('The cards that are asked for'),
          'fooled-by': names.optional().describe('Attributes that give a false yes'),
        }),
      )
      .optional()
      .describe('What cards may ask the moderator about a seat'),
    discard: z
      .strictObject({
        ...both,
        rule: clause.describe('The clause that says so'),
        last: names.describe('`own`: one of the own faction; or these cards; a faction stands for its cards'),
      })
      .optional()
      .describe('The order in which a hand is lost, and which card may be the last'),
    choice: z
      .strictObject({
        ...both,
        rule: clause.describe('The clause that says so'),
        role: label.describe('The role that chooses'),
        sides: z
          .record(
            id,
            z.strictObject({
              ...both,
              needs: label.optional().describe('Open only to a hand with a card of this faction'),
              seats: seatsValue.optional(),
              manner: z.record(id, text).optional().describe('A second choice that goes with this side'),
            }),
          )
          .describe('The sides by id'),
        silent: byTable(id).describe(
          'The side of one who stays silent, or `drawn`; for all tables or by numbers of seats',
        ),
      })
      .optional()
      .describe('A side that a role chooses after the deal'),
    points: z
      .strictObject({
        base: count.describe('For everybody'),
        each: z.record(z.string().min(1), count).optional().describe('For each copy held of a card'),
      })
      .optional()
      .describe('Action points a night'),
    order: names.optional().describe('Decks whose hands lie in an order that matters; it is drawn'),
    places: z
      .strictObject({
        deck: label.describe('The deck whose cards are numbered'),
        direction: z.enum(['clockwise', 'counterclockwise']).describe('The way round the table'),
      })
      .optional()
      .describe("How cards are numbered round the table, from the judge's neighbour on"),
    aliases: z.boolean().optional().describe('Whether every player gets an alias with a password'),
    substitutes: count.optional().describe('The least number of substitutes'),
    roster: z
      .array(z.strictObject({ ...both, who }))
      .optional()
      .describe("Named groups of seats on the moderator's sheet"),
    notes: z
      .array(
        z.strictObject({
          ...both,
          seats: seatsValue.optional(),
          public: z.boolean().optional().describe('Whether the public notice has the line too'),
        }),
      )
      .optional()
      .describe(
        "Lines of the moderator's sheet, and of the public notice where they are public; {killers} is a parameter's value",
      ),
    duties: z
      .array(z.strictObject({ ...both, seats: seatsValue.optional(), who: who.optional() }))
      .optional()
      .describe('Lines of the private message: what a player must do, and by when'),
    camps: z
      .strictObject({
        camps: z
          .record(id, z.strictObject({ ...both, roles: names.describe('The roles of this camp') }))
          .describe('The two camps by id'),
        first: label.describe('The parameter that says who acts first'),
        direction: z
          .enum(['clockwise', 'counterclockwise'])
          .describe('The way round the table in which seat numbers rise'),
        pairing: z.boolean().optional().describe("Whether the first round's pairing is shown"),
      })
      .optional()
      .describe('Two camps that fight in turn'),
  })
  .meta({ id: 'presentation', description: 'What the outputs need beyond a legal deal' });

// The things of the game, its tables and parameters.

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
  count: z.int().min(1).optional().describe('How many of it are dealt'),
});

const carried = {
  on: names.optional().describe('The cards that may carry them; a faction stands for its cards'),
  counts: z
    .record(z.string().min(1), z.int().min(1))
    .optional()
    .describe('How many of each are dealt, in place of `count`: where a reading decides it'),
  exclusive: z
    .array(z.array(label).min(2))
    .optional()
    .describe('Lists of attributes of which one card carries at most one'),
  'only-with': z
    .record(z.string().min(1), names)
    .optional()
    .describe('An attribute that a card carries only together with one of these others'),
};

const attributes = z.strictObject({
  ...both,
  kinds: z.record(id, attribute).describe('The attributes by id; their order is part of the order of the deal number'),
  ...carried,
  by,
  under: z.record(id, z.strictObject(carried)).optional().describe('What differs with each answer of that reading'),
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
  attributes: z
    .record(clauseKey, attributes)
    .describe('Hidden attributes of dealt cards, under the clause that says how many there are and on which cards'),
  parameters: z.record(id, parameter).describe('Numbers or choices that the moderator may set'),
  tables: z
    .record(seatsKey, table)
    .describe('What the rulebook says for each number of seats; the first is the default'),
  readings,
  rules: z.record(clauseKey, rule).describe("The dealing clauses under the rulebook's numbers"),
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
  parameters: sections.parameters.optional(),
  tables: sections.tables,
  readings: sections.readings.optional(),
  rules: sections.rules.optional(),
  presentation: presentation.optional(),
});

/** Sections whose entries an extending file may drop, by id. */
export const droppable = [
  'factions',
  'roles',
  'decks',
  'cards',
  'attributes',
  'parameters',
  'tables',
  'readings',
  'rules',
  'presentation',
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
  attributes: z.record(clauseKey, attributes.extend({ kinds: z.record(id, attribute.partial()) }).partial()).optional(),
  parameters: z.record(id, z.record(z.string(), z.unknown())).optional(),
  tables: z.record(seatsKey, table.partial()).optional(),
  readings: sections.readings.optional(),
  rules: z.record(clauseKey, rule.partial()).optional(),
  presentation: presentation.optional(),
});

export type RulesetFile = z.infer<typeof wholeFile>;
export type AttributesFile = z.infer<typeof attributes>;
export type RuleFile = z.infer<typeof rule>;
export type FormFile = z.infer<typeof form>;
export type PresentationFile = z.infer<typeof presentation>;
export type WhoFile = z.infer<typeof who>;
/** One name, or a list of names. */
export type NamesFile = z.infer<typeof names>;
export type TableFile = z.infer<typeof table>;
export type ParameterFile = z.infer<typeof parameter>;

// The JSON Schema of ruleset files, so that editors complete and check them while they are written.

/** Draft 7, which the YAML servers of editors know. It checks shapes; what names stand for, only the reader knows. */
export function rulesetJsonSchema(): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(z.union([wholeFile, extendingFile]), {
    target: 'draft-7',
    io: 'input',
  });
  const whole = {
    $schema,
    title: 'Ninelives ruleset',
    description: "One rulebook's dealing part: ninelives deals, counts and checks by it. See docs/writing-rulesets.md.",
    ...schema,
  };
  // To an editor `6` and `4.10` are numbers, also where they are keys.
  return JSON.parse(JSON.stringify(whole), (key, value) =>
    key === 'propertyNames' ? { ...value, type: ['string', 'number'] } : value,
  );
}
