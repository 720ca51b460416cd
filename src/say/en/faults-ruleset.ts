import type { RulesetFaults, Worded, YamlProblem } from '../../fault.ts';

/** Ruleset files. */
export const rulesetFaults: Worded<RulesetFaults> = {
  'ruleset-not-found': (w) =>
    `there is no ruleset ${w.name}, nor a file of that name; those that come with the program: ${w.shipped}`,
  'ruleset-is-folder': () => 'this is a folder; a ruleset file is wanted',
  'ruleset-unreadable': () => 'this file cannot be read; look at its permissions',
  'ruleset-not-text': () => 'this is no text in any encoding that is known here; save the ruleset file as UTF-8',
  'ruleset-too-large': (w) => `this is too large for a ruleset file (the limit is ${w.limit})`,
  'ruleset-too-deep': () => 'this is nested too deeply to be a ruleset file',
  'ruleset-empty': () => 'the file is empty; ninelives new writes one to start from',
  'ruleset-not-a-mapping': () => 'this is no ruleset file: its top level must be keys and values, such as id: my-game',
  'ruleset-no-ruleset': () =>
    'this is no ruleset file: it has no roles, decks and tables; ninelives new writes one to start from',
  'ruleset-other-format': (w) => `this is a file in the format ${w.format}, and no ruleset`,
  'ruleset-syntax': (w) => `this is no proper YAML: ${YAML_PROBLEMS[w.problem]}`,
  'ruleset-full-width': (w) => `YAML does not take the full-width ${w.sign} for punctuation; write ${w.write}`,
  'ruleset-key-kind': () => 'a key here must be a word or a number',
  'ruleset-key-twice': (w) => `${w.key} stands here twice; keep one`,
  'ruleset-key-unknown': (w) => `there is no key ${w.key} here`,
  'ruleset-comma': (w) => `a comma inside braces has made a key of ${w.text}; put quotes around the whole sentence`,
  'ruleset-key-missing': (w) => `${w.key} is missing`,
  'ruleset-kind': (w) => `${w.key} must be ${kinds(w.expected)}`,
  'ruleset-value': (w) => `${w.key} can only be ${w.allowed}`,
  'ruleset-list-short': (w) => `${w.key} must list at least ${w.least}`,
  'ruleset-number': (w) => `${w.key} must be a whole number ${w.bound}`,
  'ruleset-key-shape': (w) =>
    `${w.key} cannot be written so: an id is small letters, digits, dots and single hyphens, a letter first; a table is numbers of seats, such as 6, 6-30 or 3, 5; a clause is the rulebook's number`,
  'ruleset-name-unknown': (w) => `unknown ${kindOf(w.kind)} ${w.name}`,
  'ruleset-name-ambiguous': (w) => `${w.name} may stand for ${w.candidates}; write the id`,
  'ruleset-id-reserved': (w) => `${w.id} means something else in a ruleset file and cannot be an id`,
  'ruleset-id-twice': (w) =>
    `${w.id} is the id of a ${kindOf(w.first)} and of a ${kindOf(w.second)}; a clause could not tell them apart: change one`,
  'ruleset-name-twice': (w) =>
    `the cards ${w.first} and ${w.second} are both called ${w.name}; in one deck a name stands for one card`,
  'ruleset-name-dropped': (w) => `this still names ${w.name}, which drop takes away; drop or change this entry too`,
  'extends-not-found': (w) => `${w.name} is neither a ruleset that comes with the program nor a file beside this one`,
  'extends-cycle': (w) => `extends goes round in a circle: ${w.chain}; one of them must stand alone`,
  'extends-same-id': (w) =>
    `the id ${w.id} is that of the ruleset which this one extends; give it its own, so that deal files tell them apart`,
  'extends-drop-unknown': (w) => `the ruleset that this one extends has no ${w.id} under ${w.section} to drop`,
  'new-id-shipped': (w) => `${w.id} comes with the program; take another id, so that deal files tell them apart`,
  'new-id-shape': (w) =>
    `${w.id} cannot be an id: small letters, digits, dots and single hyphens, a letter first, such as my-game`,
  'rule-form-none': (w) => `this clause does not say what it asks; give one of ${w.words}`,
  'rule-form-many': (w) => `a clause says one thing, and here are ${w.words}; put them under all if both must hold`,
  'rule-word-misplaced': (w) => `${w.word} goes with ${w.with}`,
  'rule-of-inside': (w) =>
    `${w.word} stands only at the top or under all: under any or not, a hand that it does not speak of would satisfy the clause by accident`,
  'rule-of-twice': () => 'the all around this says already which roles are meant; say it once',
  'rule-apart-short': () => 'apart needs at least two: they are never together',
  'rule-by-alone': (w) => `clause ${w.clause} has by but no under, which gives a form for each answer`,
  'rule-reading-none': (w) => `readings has no clause ${w.clause}; list its answers there first`,
  'rule-under-unknown': (w) => `clause ${w.clause} has no reading ${w.reading}, but ${w.known}`,
  'rule-under-missing': (w) => `under lacks the reading ${w.reading} of clause ${w.clause}`,
  'rule-and-attributes': (w) => `${w.clause} stands under attributes too; a rule and a fact cannot share a number`,
  'reading-short': (w) => `clause ${w.clause} has one answer only; list at least two or drop it`,
  'reading-unused': (w) => `no clause follows the reading of ${w.clause}: choosing would change nothing`,
  'attributes-decks': (w) =>
    `the cards that may carry them are of several decks (${w.decks}); one entry speaks of one deck`,
  'attributes-deck-twice': (w) => `the attributes of deck ${w.deck} stand under another clause already; make them one`,
  'attribute-elsewhere': (w) => `${w.attribute} is none of the kinds of clause ${w.clause}`,
  'attribute-uncounted': (w) => `${w.attribute} has no count: nothing says how many there are`,
  'attribute-not-counted': (w) => `${w.attribute} is not counted here, so no card carries it`,
  'attribute-sets-many': () => 'one card could carry more than 4,096 sets of attributes; limit them with exclusive',
  'amount-shape': (w) =>
    `${w.written} is no amount: write a whole number without quotes (0 to 1,000,000), the id of a parameter, or rest; nothing is calculated here`,
  'rule-form-unknown': (w) => `there is no form ${w.word}; a clause says one of ${w.words}`,
  'amount-not-a-number': (w) => `the parameter ${w.parameter} is no number and cannot count anything`,
  'parameter-bounds': (w) => `the parameter ${w.parameter} has a min of ${w.min}, above its max of ${w.max}`,
  'parameter-default-missing': (w) => `${w.parameter} has no value for ${w.seats} seats`,
  'parameter-default-outside': (w) =>
    `the default ${w.value} of ${w.parameter} with ${w.seats} seats is not between ${w.min} and ${w.max}`,
  'parameter-default-refused': (w) =>
    `the default ${w.value} of ${w.parameter} is not allowed with ${w.seats} seats; give that table its own`,
  'parameter-value-unknown': (w) => `the parameter ${w.parameter} has no value ${w.value}, but ${w.known}`,
  'seats-shape': (w) => `${w.written} are no numbers of seats; write 6, 6-30 or 3, 5, and 200 at most`,
  'table-none': () => 'tables has no table',
  'table-twice': (w) => `${w.seats} seats stand here twice`,
  'table-rest-twice': (w) => `${w.first} and ${w.second} are both the rest; a table has one`,
  'table-hand-missing': (w) => `hands does not say how many cards of deck ${w.deck} the role ${w.role} gets`,
  'table-role-absent': (w) => `the role ${w.role} does not sit at this table`,
  'table-stock-rest': (w) => `the deck ${w.deck} has a rest that fills its places, so it leaves no stock`,
  'deck-rest-twice': (w) => `the cards ${w.first} and ${w.second} are both the rest; a deck has one`,
  'deck-pool-twice': (w) => `the deck ${w.deck} is the second one with pool; there can be one`,
  'role-own-and-may-own': (w) => `the role ${w.role} has own and may-own; it can have one of them`,
  'places-judge': () => 'places are numbered from the judge on, so there must be a judge',
  'note-parameter-unknown': (w) => `braces hold the id of a parameter, and there is none called ${w.name}`,
  'choice-side-unknown': (w) => `there is no side ${w.side}; it can be ${w.known}`,
  'choice-side-closed': (w) => `the side ${w.side} is not open with ${w.seats} seats, so silence cannot mean it`,
  'camps-two': () => 'camps must be two',
  'camps-first': (w) => `the values of the parameter ${w.parameter} can only be ${w.allowed}`,
};

/** By the code of the YAML reader. */
const YAML_PROBLEMS: Readonly<Record<YamlProblem, string>> = {
  ALIAS_PROPS: 'an alias (*name) can have no anchor or tag of its own',
  BAD_ALIAS: 'this alias (*name) stands for no anchor (&name) before it, or for one around it',
  BAD_COLLECTION_TYPE: 'this tag does not go with a list or mapping',
  BAD_DIRECTIVE: 'a line that begins with % is no directive of YAML',
  BAD_DQ_ESCAPE: 'a backslash in double quotes begins an escape, and this is none; write two of them, or single quotes',
  BAD_INDENT: 'the indentation does not fit the lines around it',
  BAD_PROP_ORDER: 'an anchor or tag stands in the wrong place',
  BAD_SCALAR_START: 'a text cannot begin with this sign; put quotes around it',
  BLOCK_AS_IMPLICIT_KEY:
    'a second key: value stands in one line; put quotes around a sentence with a colon, or begin a new line',
  BLOCK_IN_FLOW:
    'inside { } and [ ] a colon with a blank after it makes a key, and - a list; put quotes around the sentence, or look for a comma or bracket that is missing',
  DUPLICATE_KEY: 'a key stands here twice',
  IMPOSSIBLE: 'the YAML reader cannot make sense of this',
  KEY_OVER_1024_CHARS: 'this key is longer than 1,024 characters; is a quote or line break missing?',
  MISSING_CHAR: 'a sign is missing here: a colon after a key, a comma, a closing bracket or quote, or a blank',
  MULTILINE_IMPLICIT_KEY: 'a key must stand in one line with a colon and a blank after it',
  MULTIPLE_ANCHORS: 'a value has one anchor (&name) at most',
  MULTIPLE_DOCS: 'the file holds more than one document; take away the lines ---',
  MULTIPLE_TAGS: 'a value has one tag (!name) at most',
  NON_STRING_KEY: 'a key must be a word',
  RESOURCE_EXHAUSTION: 'this is nested too deeply',
  TAB_AS_INDENT: 'lines are indented with blanks, not with tabs',
  TAG_RESOLVE_FAILED: 'this tag (!name) is not known; put quotes around a text that begins with !',
  UNEXPECTED_TOKEN: 'this sign is not expected here; is a bracket, quote or comma too many or missing?',
};

type Words = Readonly<Record<string, string>>;

/** What a value can be. */
const KINDS: Words = {
  text: 'text',
  number: 'a whole number',
  boolean: 'true or false',
  list: 'a list',
  mapping: 'keys and values',
};

/** What a name can stand for. */
const NAMED: Words = {
  card: 'card',
  faction: 'faction',
  attribute: 'attribute',
  role: 'role',
  deck: 'deck',
  parameter: 'parameter',
};

/** Kinds with `|` between them. */
function kinds(expected: string): string {
  const words = expected.split('|').map((kind) => KINDS[kind] ?? kind);
  return words.join(' or ');
}

function kindOf(kind: string): string {
  return NAMED[kind] ?? kind;
}
