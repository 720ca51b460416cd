/** What the outputs need beyond a legal deal, as an author writes it. */
import { z } from 'zod';
import { both, byTable, clause, count, id, label, names, seatsValue, text } from './schema-words.ts';

const who = z
  .strictObject({
    roles: names.optional().describe('Seats of these roles'),
    cards: names.optional().describe('Seats that hold one of these cards'),
  })
  .meta({ id: 'who', description: 'Seats, by their roles or by the cards that they hold' });
export const talk = z
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
  .meta({ id: 'talk', description: 'What the outputs need beyond a legal deal' });

export type TalkFile = z.infer<typeof talk>;
export type WhoFile = z.infer<typeof who>;
