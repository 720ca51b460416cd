/** Words of `rules`. */
export const rules = {
  rulesetArgument: 'a ruleset or a ruleset file; without one all are listed',
  ruleset: 'Ruleset',
  name: 'Name',
  seats: 'Players',
  about: 'About',
  tables: 'Tables',
  roles: 'Roles',
  hands: 'Hands',
  leaveOut: 'Left out',
  stock: 'Stock',
  parameters: 'Parameters (--set)',
  range: 'Range',
  byTable: 'Default by table',
  cards: 'Cards',
  copies: 'Copies',
  faction: 'Faction',
  also: 'Also',
  does: 'What it does',
  attributes: 'Hidden attributes',
  rules: 'Rules (--without, --rules)',
  readings: 'Readings (--reading), * is the default',
  weights: {
    deals: 'every legal deal alike',
    shuffles: 'every legal shuffle alike',
  },
  rest: 'rest',
  pool: '--pool replaces it',
  fingerprint: 'Fingerprint',
};

/** Words around counts. */
export const count = {
  players: 'Players',
  legal: 'Legal deals',
  weight: 'Weight',
  shuffle: 'A random shuffle is legal',
  never: 'never',
  always: 'always',
  oneIn: (n: string) => `1 time in about ${n}`,
  percent: (n: string) => `about ${n} % of the time`,
};

/** Help of `list`. */
export const list = {
  limit: 'at most so many (default 100000); above it nothing is printed and the exit code is 3',
};

/** Words of `check`. */
export const check = {
  players: 'Players',
  varied: 'Readings, parameters',
  legal: 'Legal deals',
  shuffle: 'A shuffle is legal',
  costs: 'Without this rule, so many times as many',
  remarks: 'Remarks',
  none: '0 (cannot be dealt)',
  uncounted: 'not counted',
  skipped: (why: string) => `skipped: ${why}`,
  idle: (ids: string) => `idle: ${ids}`,
  pairs: (pairs: string) => `idle only because the other stands: ${pairs}`,
  unheld: (cards: string) => `no hand may hold ${cards}`,
  conflict: (text: string) => `conflict: ${text}`,
  drop: (sets: string) => `can be dealt without ${sets}`,
  or: ' or ',
  canBe: 'can be dealt',
  undecided: 'not known whether it can be dealt',
  frees: (id: string) => `${id} frees it`,
  summary: (rows: number, bad: number, open: number, skipped: number) =>
    `${rows} cases: ${bad} cannot be dealt, ${open} undecided, ${skipped} skipped.`,
  progress: (done: number, all: number) => `checked ${done} of ${all}`,
  argument: 'rulesets, ruleset files or folders of them; all shipped rulesets if none is named',
  readings: 'all: every combination of readings',
  set: 'value or range of a parameter (killers=1..6); rulesets without it ignore it; may be repeated',
};

/** Words of `diff`. */
export const diff = {
  from: 'the first ruleset: a shipped id or a file',
  to: 'the changed ruleset: a shipped id or a file',
  same: 'Nothing that decides a deal differs: at most their words do',
  players: (n: number) => `Legal deals with ${n} players`,
  alone: (what: string) => `  with ${what} alone`,
  form: '(the same words, but it asks something else)',
  rules: (ids: string) => `rule ${ids}`,
  without: (cards: string) => `without ${cards}`,
  rest: 'rest',
  sections: {
    role: 'role',
    deck: 'deck',
    card: 'card',
    attribute: 'attribute',
    order: 'order',
    attributes: 'attributes of',
    parameter: 'parameter',
    table: 'table',
    reading: 'reading',
    rule: 'rule',
    presentation: 'told or drawn',
  },
  changes: {
    added: 'added',
    dropped: 'dropped',
    changed: 'changed',
  },
  /** What of `presentation` and of `order` differs. */
  lists: {
    public: 'what is public',
    knows: 'what seats know',
    judge: 'the judge',
    order: 'the order of a hand',
    places: 'places',
    aliases: 'aliases',
    discard: 'the discard order',
    choice: 'the choice of a side',
    camps: 'camps and pairing',
    roles: 'roles',
    decks: 'decks',
    cards: 'cards',
    attributes: 'attributes',
  } as Readonly<Record<string, string>>,
  /** A step by its key: `rule 4.1`, `reading 4.1`, `attributes`, `cards and tables`. */
  step: (key: string): string => key,
};

/** Words of `new`. */
export const newFile = {
  id: 'id of the new ruleset: small letters, digits, dots and hyphens, a letter first',
  extends: 'start from this ruleset (a shipped id or a file) and change it',
  written: (file: string) =>
    `${file} is written\n\n  ninelives deal ${file}\n  ninelives count ${file}\n\nChange a little and count again; the format: docs/writing-rulesets.md\n`,
};

/** Words of `export`. */
export const exporting = {
  file: 'write the CNF to this file, readable by you alone',
  force: 'overwrite what exists',
};
