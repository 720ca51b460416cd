/** Words around a dealt table. */
export const deal = {
  seat: 'Seat',
  player: 'Player',
  role: 'Role',
  hand: 'Hand',
  alias: 'Alias',
  stock: 'Stock',
  first: 'First',
  pairing: 'Pairing',
  orPairing: 'or, read otherwise',
  substitutes: 'Substitutes',
  seed: 'Seed',
  index: 'Index',
  number: 'Deal number',
  fingerprint: 'Fingerprint',
  selection: 'Selection',
  players: (n: number) => `${n} players`,
  ofLegal: (legal: string) => `(from 0, of ${legal} legal deals)`,
  dealGroup: 'Dealing:',
  deals: 'so many deals (default 1); an array with --json',
  from: 'the first deal of the batch to make (from 0), for one seed',
  skipped: (players: number, why: string) => `table of ${players} skipped: ${why}`,
  weak: 'This seed is weak: others can guess it by trying and then know every hand. Fine for practice; for a real game give none and let the program make one.',
  byNumber: 'This deal was chosen by its number: whoever knows the number knows every hand.',
  blind: (players: number, deals: number) =>
    deals === 1
      ? `Dealt to ${players} players; nothing is shown.`
      : `${deals} deals of ${players} players; nothing is shown.`,
};

/** Titles of the columns of a table of deals; the reader of tables knows them all. */
export const csv = {
  deal: 'deal',
  seat: 'seat',
  name: 'name',
  role: 'role',
  deck: 'deck',
  card: 'card',
  attributes: 'attributes',
};

/** Words of `seat`. */
export const seat = {
  deal: 'the deal: JSON of deal; - for standard input',
  group: 'Seating:',
  draw: 'draw who sits where (default: in order); the cards never change',
  aliases: 'file of aliases, `alias,password` a line, at least one a seat, dealt by lot',
  substitutes: 'substitutes, commas between',
  replace:
    'WHO=NAME: steps in for seat WHO, with its cards and alias (a substitute, where some are listed); logged; may be repeated',
  rename: 'WHO=NAME: the same player, the name mended; logged; may be repeated',
  leave: 'WHO leaves, and the seat stays empty until --replace fills it; logged; may be repeated',
  blind: (players: number) => `${players} seats are seated`,
  wantsSubstitutes: (least: number) => `note: this ruleset asks for at least ${least} substitutes (--substitutes)`,
  wantsAliases: 'note: in this ruleset everybody gets an alias (--aliases-file)',
};

/** Words of `verify`. */
export const verification = {
  legal: 'Legal',
  legalNumber: (number: string | null, legal: string | null) =>
    number === null
      ? 'Legal (its number could not be had within the memory limit)'
      : `Legal: deal ${number} of ${legal}`,
  completable: (ways: string | null) =>
    ways === null
      ? 'Can be completed to a legal deal (in how many ways could not be counted within the memory limit)'
      : ways === '1'
        ? 'Can be completed to a legal deal, in one way'
        : `Can be completed to a legal deal, in ${ways} ways`,
  illegal: (count: number) => (count === 1 ? 'Illegal:' : `Illegal, for ${count} reasons:`),
  impossible: 'Nothing given breaks a rule by itself, but no completion is legal:',
  unknown: (seconds: number) =>
    `Whether it can be completed was not decided within ${seconds} seconds and the memory limit; allow more with --seconds and --memory`,
  blind: {
    legal: 'legal',
    completable: 'can be completed',
    illegal: 'illegal',
    impossible: 'no completion is legal',
    unknown: 'not decided within the limits',
  },
  extra: 'Too many',
  missing: 'Not dealt',
  completed: 'One completion, drawn:',
  seed: 'Seed',
  number: 'show the number of a legal deal, which gives every hand away (--json has it always)',
  unwritten: (file: string) => `${file} is not written: there is no legal deal to write`,
  complete: 'draw a completion, under the weights of the selection',
  seconds: 'limit of time for solving, in seconds (default 20)',
  group: 'Verifying:',
};

/** Sentences about what breaks a rule or a fact; each ends without a full stop. `who` is a list of seats. */
export const violation = {
  players: (n: number) => `${n} players`,
  seat: (seat: number, name: string | null) => `seat ${seat}${name === null ? '' : ` (${name})`}`,
  copiesOf: (card: string, copies: number) => (copies === 1 ? card : `${card} × ${copies}`),
  rule: (id: string, text: string) => `${id} (${text})`,
  holds: (who: string, rule: string, cards: string) => `${who} breaks ${rule}${cards === '' ? '' : `: ${cards}`}`,
  lacks: (who: string, rule: string, cards: string) =>
    `${who} breaks ${rule}${cards === '' ? '' : `: without ${cards}`}`,
  pin: (who: string, pin: string) => `${who} does not keep the fact asked for, ${pin}`,
  roleCount: (role: string, have: number, want: number, who: string) =>
    `${have} of the seats have the role ${role}${who === '' ? '' : ` (${who})`}, and ${want} should`,
  roleAbsent: (who: string, role: string) => `${who} has the role ${role}, which does not sit at this table`,
  handSize: (who: string, have: number, want: number, deck: string | null) =>
    `${who} has ${have} cards${deck === null ? '' : ` of ${deck}`} and should have ${want}`,
  tooMany: (card: string, have: number, want: number, who: string) =>
    `there are ${have} copies of ${card}${who === '' ? '' : ` (${who})`}, and the deck has ${want}`,
  tooFew: (card: string, have: number, want: number) =>
    `there ${have === 1 ? 'is 1 copy' : `are ${have} copies`} of ${card}, and ${want} must be dealt`,
  notInPlay: (who: string, card: string) => `${who} holds ${card}, which is not in play at this table`,
  markCount: (attribute: string, have: number, want: number, where: string) =>
    `there are ${have} of the ${attribute}${where === '' ? '' : ` (${where})`}, and there should be ${want}`,
  markSet: (who: string, card: string, attributes: string) => `${card} of ${who} cannot carry ${attributes}`,
};

/** Words of `repair`. Seats and players come as they should be shown. */
export const repair = {
  group: 'Mending:',
  none: 'Nothing to change: this deal is legal.',
  completed: 'Nothing that is written has to change; only what was left open is filled in.',
  cost: (cards: number, attributes: number) =>
    `The least change: ${cards} ${cards === 1 ? 'card comes' : 'cards come'} into another hand${
      attributes === 0 ? '' : `, ${attributes} ${attributes === 1 ? 'change' : 'changes'} of attributes`
    }. Proved to be the least.`,
  among: (among: string | null) =>
    among === null ? 'Drawn among some of the nearest legal deals.' : `Drawn among the ${among} nearest legal deals.`,
  some: 'note: the nearest legal deals are of so many kinds that only some were looked at; --keep narrows them',
  space: ' ',
  impossible: 'It cannot be mended: no deal is legal.',
  impossibleRoles: 'With these roles no deal is legal; --free roles lets them change.',
  role: (seat: string, from: string, to: string) => `${seat} becomes ${to} instead of ${from}`,
  swap: (one: string, card: string, two: string, back: string) => `${one} gives ${card} to ${two} for ${back}`,
  give: (from: string, card: string, to: string) => `${from} gives ${card} to ${to}`,
  replace: (seat: string, card: string, by: string) => `${seat} puts ${card} away and takes ${by}`,
  leave: (seat: string, card: string) => `${seat} puts ${card} away`,
  take: (seat: string, card: string) => `${seat} takes ${card}`,
  markOn: (seat: string, card: string, attribute: string) => `${card} of ${seat} gets the ${attribute}`,
  markOff: (seat: string, card: string, attribute: string) => `${card} of ${seat} loses the ${attribute}`,
  seat: (n: number) => `seat ${n}`,
  player: (n: number, name: string) => `seat ${n} (${name})`,
  free: 'roles: the roles may change too',
  keep: 'a fact that must hold afterwards, written like that of --pin; may be repeated',
  output: 'write the mended deal to this file (JSON, ready for verify), readable by you alone',
  force: 'overwrite what exists',
};

/** What a reader made of a text: told on stderr wherever anything was left out, guessed or read oddly. */
export const reading = {
  encoding: (file: string, as: string, other: string) =>
    `${file}: read as ${encodings[as] ?? as}, and it could also be ${encodings[other] ?? other}: if what is shown is wrong, save it as UTF-8 with a byte order mark`,
};

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GB18030 (Chinese)',
};
