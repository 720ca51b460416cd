import { listed } from '../language.ts';

/** Words of the command line itself. */
export const frame = {
  usage: 'Usage:',
  arguments: 'Arguments:',
  options: 'Options:',
  commands: 'Commands:',
  examples: 'Examples:',
  intro: 'A dealer for social-deduction card games: every legal deal is exactly equally likely.',
  bare: `ninelives deals social-deduction card games.
A moderator names a ruleset and gets a legal deal, every legal deal exactly equally likely.

  ninelives deal v1                deal one (--players 6 for another table)
  ninelives count v1               how many legal deals there are
  ninelives rules                  the rulesets; rules v1 shows its clauses and readings
  ninelives verify v1 FILE         is a deal made by hand legal, and where not
  ninelives publish DEAL -o DIR    messages for the moderator and each player

ninelives --help lists all commands; each of them has --help.
`,
  hidden: (code: string) =>
    `what is wrong here (${code}) is not shown under --blind, because it quotes what others must not see; without --blind it is`,
  moreFaults: (n: number, some: boolean) => `and ${n} more${some ? ', or still more: the rest was not read' : ''}`,
  bug: (what: string) => `this is a bug of ninelives: ${what}. Please report it (NINELIVES_DEBUG=1 shows the details).`,
};

/** What parts words: before an explanation, between sentences' parts, between the items of a list. */
export const punctuation = { colon: ': ', comma: ', ', item: ', ', semicolon: '; ' };

export interface FileForms {
  readonly data: boolean;
  readonly lines: boolean;
  readonly csv: boolean;
}

/** What a verb can write into a file: data as JSON, JSON line by line, deals as a table; without data a text of its own. */
export const output = {
  group: 'Output:',
  json: 'answer as JSON',
  ndjson: 'answer as JSON, one value a line',
  file: (forms: FileForms) =>
    `write ${forms.data ? `the data to this file (${formsEn(forms)})` : 'to this file'}, readable by you alone`,
  folder: 'write into this folder, files readable by you alone',
  force: 'overwrite what exists',
  blind: 'nothing secret on the screen; together with -o',
  hushed: 'nothing secret on the screen: the verdict alone',
  memory: 'limit of memory for counting, in MB (default 1024)',
  lang: 'language: zh or en (default: the locale)',
  color: 'colour: auto, always or never',
  help: 'show this help',
  version: 'show the version',
  everywhere: 'Everywhere:',
  written: (file: string) => `written to ${file}`,
};

function formsEn({ lines, csv }: FileForms): string {
  return `JSON${lines ? '; NDJSON with --ndjson' : ''}${csv ? '; a table if it is called .csv' : ''}`;
}

/** Help of the selection flags. */
export const selection = {
  group: 'Selection (which table):',
  ruleset: 'a shipped ruleset (ninelives rules lists them) or the path of a ruleset file',
  players: 'number of seats',
  set: "value of a ruleset's parameter; may be repeated",
  reading: 'reading of a clause that can be read in two ways; may be repeated',
  without: 'leave this rule out; may be repeated',
  rules: 'these rules alone',
  pin: 'a fact to keep: WHO=ROLE or WHO:CARD[*ATTRIBUTE],… (WHO: seat or name); may be repeated',
  ban: 'a fact to forbid, written likewise; may be repeated',
  pinsFile: 'file with a fact a line; a leading ! forbids it',
  weights: 'deals: every legal deal alike; shuffles: every legal shuffle alike; or DECK=…',
  pool: 'file with the names of another pool, one a line',
};

/** Help of the flags that say where randomness comes from. */
export const seed = {
  seed: 'seed: the same deal every time (every character counts; short seeds are for practice)',
  seedFile: 'read the seed from a file (one line), so that no history keeps it',
  number: 'the deal of this number (from 0)',
};

/** Help of the flags for names. */
export const names = {
  names: "players' names in seat order, commas between",
  namesFile: 'file of names, one a line (a pasted sign-up list will do)',
};

export const given = {
  stdin: 'standard input',
  ruleset: 'the ruleset, where the file does not name one',
  deal: 'the deal: JSON of deal, CSV or pasted text; - for standard input',
  rulesetFlag: 'the ruleset of the file, where it is none of the shipped ones',
  replaced: (parts: readonly string[]) =>
    `${listed(parts, 'en')} of the selection: as the command line says, not as the file does`,
};

/** One line on each verb. */
export const summaries = {
  deal: 'deal legal hands, one deal or many',
  count: 'how many legal deals there are, exactly',
  list: 'all legal deals of a small ruleset, by number',
  rules: "the rulesets; or one's tables, cards, rules and readings",
  verify: 'is a deal made by hand legal, and where not; can half a deal be completed',
  repair: 'the legal deal nearest to a given one, and the moves to it',
  seat: 'names, aliases and substitutes for a deal of seats',
  check: 'every table of rulesets: can it be dealt, what does each rule do',
  explain: 'why a table cannot be dealt, and which rules to drop',
  export: 'a table as DIMACS CNF: its models are the legal deals',
  diff: 'what differs between two rulesets, and what that does to the count',
  new: 'write a commented ruleset file to start from',
  odds: 'exact probabilities: cards, roles, attributes, events',
  publish: "the public notice, a message a player, the moderator's sheet, slips to cut",
  bias: 'are these deals what a fair dealer makes? Seen against exact',
  commit: 'promise a deal before it exists, so that everybody can check it afterwards',
  reveal: 'what to publish after the game',
  audit: 'whether published commitment, names, outside value and deal belong together',
};

/** A command line as typed, and what it does. */
type Examples = readonly (readonly [line: string, what: string])[];

export const examples = {
  deal: [
    ['ninelives deal v1', 'one deal'],
    [
      'ninelives deal v1 --players 6 --names 苹果,楼兰,警花,阿杰,小雨,老王 -o deal.json --blind',
      'into a file, nothing secret on the screen',
    ],
    ['ninelives deal v2 --seed practice --json', 'the same deal every time'],
    ['ninelives deal v1 --deals 1000 --ndjson', 'a thousand deals, one a line'],
  ] as Examples,
  count: [
    ['ninelives count v1', 'legal deals of every table'],
    ['ninelives count v1 --players 6 --without 6.2 --json', 'the table of six without clause 6.2, as JSON'],
  ] as Examples,
  list: [['ninelives list ./my-game.yaml', 'all legal deals of a small ruleset']] as Examples,
  rules: [
    ['ninelives rules', 'which rulesets there are'],
    ['ninelives rules v1', 'tables, cards, rules and readings of one'],
    ['ninelives rules v1 --json', 'the same as data'],
  ] as Examples,
  verify: [
    ['ninelives verify deal.json', 'a deal that deal wrote'],
    ['ninelives verify v1 pasted.txt', 'pasted lines'],
    ['ninelives verify v1 half.csv --complete', 'half a deal: in how many ways it can be completed, and one of them'],
  ] as Examples,
  repair: [
    ['ninelives repair v1 pasted.txt', 'the fewest moves to a legal deal'],
    [
      'ninelives repair v1 pasted.txt --keep 3:占卜 -o mended.json',
      'seat 3 keeps its Seer; the mended deal goes to a file',
    ],
    ['ninelives repair deal.json --free roles', 'roles may change as well'],
  ] as Examples,
  seat: [
    [
      'ninelives seat deal.json --names-file signup.txt --substitutes 阿花,小白 --draw -o seated.json --blind',
      'draw the seats of a sign-up list',
    ],
    ['ninelives seat seated.json --replace 苹果=阿花 -o mended.json --blind', 'a substitute steps in'],
    [
      'ninelives seat mended.json --leave 楼兰 -o left.json --blind',
      'a player leaves; the seat stays empty until somebody steps in',
    ],
  ] as Examples,
  check: [
    ['ninelives check', 'every table of every shipped ruleset'],
    ['ninelives check ./rulesets', 'all ruleset files of a folder'],
    ['ninelives check v1 --readings all', 'every combination of readings'],
    ['ninelives check killer-police --set killers=1..6', 'a parameter from 1 to 6'],
  ] as Examples,
  explain: [
    ['ninelives explain v1', 'whether each table can be dealt'],
    ['ninelives explain v1 half.txt', 'why half a deal cannot be completed'],
    ['ninelives explain v1 --pin 1=killer --pin 1:sniper', 'which clause these facts conflict with'],
  ] as Examples,
  export: [
    ['ninelives export v1 --players 5 -o v1.cnf', 'the table of five, for any exact model counter'],
    ['ninelives export v1 --rules 4.4.1,4.4.2', 'these two rules alone (facts are always in)'],
  ] as Examples,
  diff: [
    ['ninelives diff v1 my-v1.yaml', 'what your house rules change, and by how much'],
    ['ninelives diff v1 my-v1.yaml --players 6 --json', 'the table of six alone, as JSON'],
  ] as Examples,
  new: [
    ['ninelives new my-game', 'writes my-game.yaml, which deals at once'],
    ['ninelives new my-v1 --extends v1', 'writes my-v1.yaml: house rules on top of v1'],
  ] as Examples,
  odds: [
    ['ninelives odds v1 --players 6', 'where each card is, at the table of six'],
    ['ninelives odds v1 --event "some villager holds 杀手" --event "some killer holds 必杀 and 炸弹"', 'two events'],
    ['ninelives odds v1 --pin "3:杀手,恶魔,先知,必杀,圣人"', 'I am seat 3 and hold these five: who can hold what?'],
  ] as Examples,
  publish: [
    ['ninelives publish deal.json -o tonight --blind', 'everything into a folder, nothing secret on the screen'],
    ['ninelives publish deal.json --only 3 --markup bbcode', 'the message of seat 3, for a forum'],
  ] as Examples,
  bias: [
    [
      'ninelives deal v1 --deals 10000 --ndjson --seed test | ninelives bias v1 -',
      'judge ten thousand deals of our own',
    ],
    ['ninelives bias v1 year.txt', 'judge a year of deals made by hand'],
  ] as Examples,
  commit: [
    [
      'ninelives commit v1 --game 第12局 --outside "双色球 12月12日" --outside-like "01 02 03 04 05 06 + 07" --names-file list.txt --draw -o game12',
      'publish game12/commitment.txt',
    ],
    ['ninelives commit --commitment game13 --names-file list.txt', 'names that come later: the list to publish'],
  ] as Examples,
  reveal: [
    ['ninelives reveal game12 -o public', 'publish everything in the folder public'],
    ['ninelives reveal game12 played.json -o reveal.txt', 'somebody was replaced: with the record of it'],
  ] as Examples,
  audit: [
    ['ninelives audit commitment.txt', 'before the reveal: is it well formed'],
    ['ninelives audit commitment.txt reveal.txt', 'after it: does it belong together'],
  ] as Examples,
};
