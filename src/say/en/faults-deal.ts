import type { DealFaults, Filled, Wanted, Worded } from '../../fault.ts';

/** Deals: reading, seating, drawing, counting, solving, publishing. */
export const dealFaults: Worded<DealFaults> = {
  'seed-empty': () => 'the seed is empty; give at least one character, or none at all and one is made',
  'seed-broken': () =>
    'the seed holds what is left of a character that could not be read (U+FFFD, or half of a pair): other seeds would be the same; give it in UTF-8',
  'seed-lines': () => 'a seed file holds one line',
  'seed-not-text': () => 'the seed file is no UTF-8 text',
  'batch-too-far': (w) =>
    `${w.count} deals from ${w.from} on are more than can be counted: places in a batch go up to ${w.most}`,
  'no-legal-deal': (w) =>
    `${w.ruleset} with ${w.players} seats has no legal deal under this selection; ninelives explain says why`,
  'deal-not-object': () => 'this is no JSON of a deal: an object is wanted at the top',
  'deal-field': (w) => `${w.path} should be ${wanted(w)}`,
  'deal-field-missing': (w) => `${w.path} is missing`,
  'deal-field-unknown': (w) => `a deal has no field ${w.path}`,
  'deal-scheme': (w) =>
    `this deal was drawn by the scheme ${w.scheme}, and this program has ${w.ours}: use the version that dealt it`,
  'text-empty': () => 'the file is empty',
  'text-binary': () => 'this is no text: it holds control characters that no text has',
  'text-encoding': () => 'the encoding of the file is unknown; save it as UTF-8 and try again',
  'name-empty': (w) => `name number ${w.position} is empty`,
  'name-unseen': (w) => `name number ${w.position}, ${w.name}, holds nothing that can be seen`,
  'name-twice': (w) =>
    `the names ${w.name} and ${w.other} are the same but for case, width, spaces and what cannot be seen; change one of them`,
  'names-are-deal': () => 'this is a deal, not a list of names: one name a line is wanted here',
  'names-count': (w) => `${w.seats} seats want ${w.seats} names, and there are ${w.names}`,
  'json-broken': () => 'the JSON is broken here',
  'json-key-twice': (w) => `${w.key} stands twice in one object`,
  'deals-many': (w) => `one deal is wanted here, and the file holds ${w.deals}`,
  'line-too-long': (w) => `this line has more than ${w.most} characters, which no seat has`,
  'line-no-colon': () => 'this line has no colon: write "1. name (role): card, card, card"',
  'line-two-colons': () =>
    'this line has two colons, and it is not clear where the cards begin: leave one colon before them',
  'card-copies': (w) => `there cannot be ${w.copies} copies`,
  'card-other-deck': (w) => `the deck ${w.deck} has no card ${w.card}`,
  'attribute-twice': (w) => `${w.attribute} stands twice on one card`,
  'seat-twice': (w) => `seat ${w.seat} stands twice`,
  'seat-numbers': () => 'other lines have a seat number and this one has none: give it to all or to none',
  'seats-unclear': (w) =>
    `${w.listed} seats are listed, and one is number ${w.highest}: say with --players how many there are`,
  'seat-not-number': (w) => `a seat is a number, not ${w.seat}`,
  'seat-conflict': (w) => `name or role of seat ${w.seat} is not what line ${w.line} says`,
  'csv-broken': () => 'the table cannot be read from this line on: a quote is not closed, or a cell is too large',
  'csv-columns': () =>
    'the first row of a table names its columns: seat (or player), role, deck, card, attributes; a row a card, or a row a seat with a column cards',
  'csv-row': () => 'this row names no seat',
  'ruleset-needed': (w) =>
    `the file does not say of which ruleset it is: name it before the file (${w.shipped}, or a ruleset file)`,
  'deal-other-ruleset': (w) => `this is a deal of ${w.deal}, not of ${w.ruleset}`,
  'verify-open': () => 'this deal is not whole, so there is none to write; --complete draws what is left open',
  'completion-limit': () =>
    'the completions could not be counted within the memory limit, so none can be drawn; allow more with --memory',
  'names-committed': () =>
    'this deal follows a commitment, which settles who sits where; --rename mends a name, --replace lets somebody step in',
  'names-replaced': () =>
    'somebody has stepped in or left already: --rename changes one name, --replace one player; to bind all names again begin with the file from before that',
  'seat-nothing': () =>
    'nothing to do: give --names, --names-file, --aliases-file, --substitutes, --replace, --rename or --leave',
  'seat-illegal': (w) => `this deal is not legal (${w.ids}); ninelives verify says where`,
  'output-is-input': (w) => `${w.file} is the input, which is left alone; write to another file`,
  'alias-line': () => 'this line should be two cells, alias and password, none of them empty',
  'alias-twice': (w) => `the alias ${w.alias} is the same as on line ${w.line}`,
  'aliases-few': (w) => `${w.seats} seats want at least ${w.seats} aliases, and there are ${w.aliases}`,
  'alias-is-name': (w) => `the alias ${w.alias} is the name of a player; take another`,
  'substitutes-few': (w) => `the ruleset asks for at least ${w.least} substitutes, and there are ${w.substitutes}`,
  'replace-form': (w) => `${w.flag} is written WHO=NAME, WHO being a seat or a name, not "${w.value}"`,
  'replace-sat': (w) =>
    `${w.name} sits or has sat at seat ${w.seat} and can return there alone; if only a name was misspelt, use --rename`,
  'deal-log': (w) =>
    `entry ${w.place} of the log does not lead to who sits there now; begin with the file from before it`,
  'replace-unnamed': (w) =>
    `nobody sits at seat ${w.seat}: names come with --names or --names-file, into a seat that somebody left with --replace`,
  'unknown-substitute': (w) =>
    `${w.name} is none of the substitutes (${w.substitutes}); --substitutes adds more, also in the same command`,
  'deal-ruleset-unknown': (w) => `the ruleset of this deal, ${w.ruleset}, is not shipped; name its file with --ruleset`,
  'deal-fingerprint': (w) =>
    `this deal was made under another ${w.ruleset}: the fingerprint of ${w.source} is not the one it names; give the file of that time with --ruleset`,
  'publish-weak-seed': () =>
    'the seed of this deal is too short to publish it: the program is open, and any player can try seeds against his own hand until one fits, and then knows every hand. Deal again without a seed, or say --weak-seed if that does not matter',
  'publish-by-number': () =>
    'this deal was chosen by its number, and whoever knows the number knows every hand: deal again without a number, or say --weak-seed if that does not matter',
  'publish-illegal': (w) => `this deal is not legal (${w.ids}) and is not published; ninelives verify says why`,
  'publish-other-number': () =>
    'the deal number or the number of legal deals in the file does not belong to its hands: the file was changed; ninelives verify tells the true number',
  'publish-other-seed': () =>
    'the seed in the file does not draw these hands: the file was changed; a deal changed by hand has the seed null',
  'publish-only': (w) => `--only takes public, moderator or a seat from 1 to ${w.seats}, not "${w.value}"`,
  'deal-of-other-ruleset': (w) => `this is a deal of ${w.found}, not of ${w.wanted}`,
  'deal-of-other-version': (w) =>
    `this deal was made with another version of ${w.ruleset} (its fingerprint differs): its rules are not these`,
  'too-many-selections': (w) =>
    `these deals have more than ${w.limit} selections; judge them in parts, or give one selection for all`,
  'not-probability': (w) => `${w.flag} takes a number between 0 and 1, such as 0.001; not "${w.value}"`,
  'no-deals': () => 'there are no deals to judge',
  'check-range': (w) => `--set ${w.name}: the range ${w.range} begins above its end`,
  'check-too-many': (w) => `too many cases to check: at most ${w.most}; give a smaller range`,
  'check-empty-folder': (w) => `the folder ${w.folder} holds no ruleset file (.yaml, .yml)`,
  'event-who': (w) =>
    `an event begins with some, every or no, then a role or "seat"; or with "seat N": here stands ${found(w)}`,
  'event-role': (w) => `no role at this table is called ${found(w)}; "seat" means any`,
  'event-seat': (w) => `there is no seat ${w.seat}: this table has seats 1 to ${w.players}`,
  'event-holds': (w) => `"holds" is missing: here stands ${found(w)}`,
  'event-item': (w) => `no card, faction or attribute is called ${found(w)}`,
  'event-mark': (w) => `no attribute of this deck is called ${found(w)}`,
  'event-number': () => 'a number means at least so many, and 0 is always there: write "exactly 0" for none',
  'event-ambiguous': (w) => `more than one deck has ${found(w)}: write deck/card`,
  'event-rest': (w) => `the event should end here, but ${found(w)} follows; join what one hand holds by "and"`,
  'event-decks': (w) =>
    `"some" and "no" ask about one hand, and a hand is of one deck: this asks about ${w.decks}; name a seat, or ask one by one`,
  'diagram-too-large': (w) => `gave up counting: ${w.nodes} nodes fill the limit of ${w.memory} MB; --memory raises it`,
  'too-many-hand-states': (w) =>
    `gave up counting: one hand has ${w.states} states to tell apart, at most ${w.limit} can be`,
  'too-many-role-draws': (w) => `gave up counting: there are more than ${w.limit} kinds of ways to give the roles`,
  'time-limit': (w) => `no answer within ${w.seconds} seconds; --seconds allows more`,
  'sat-too-large': (w) => `too large: as logic it takes more than ${w.most} variables`,
  'sat-gave-up': () => 'the solver ran out of memory',
  'thread-memory': () => 'a worker thread ran out of memory',
};

function wanted(w: Filled<Wanted>): string {
  switch (w.want) {
    case 'int':
    case 'number':
      return 'a whole number';
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
    case 'record':
      return 'an object';
    case 'one-of':
      return `one of ${w.values}`;
    case 'hex':
      return '64 hex digits in lower case';
    case 'decimal':
      return 'a whole number from 0, written as a text of decimal digits without leading zeros';
    case 'at-least':
      return `a number of at least ${w.least}`;
    case 'not-empty':
      return 'not empty';
    case 'seat':
      return `a seat from 1 to ${w.players}`;
    case 'seats':
      return `a list of ${w.players} seats, as players says`;
    case 'below-legal':
      return `a number below legal (${w.legal})`;
    case 'with-seed':
      return 'null where seed is null, and a number where there is a seed';
    case 'order':
      return `each of the ${w.size} places of the hand (from 0) once`;
    default:
      return 'in the form of a deal file';
  }
}

function found({ found: text }: { readonly found: string }): string {
  return text === '' ? 'the end' : `"${text}"`;
}
