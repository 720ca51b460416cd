/** Words of everything that `publish` writes. */
/** An entry of a deal's log; null: nobody. */
export interface Change {
  readonly seat: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly renamed?: true;
}

export const publish = {
  nobody: 'nobody',
  none: 'none',
  players: (n: number) => `${n} players`,
  times: (what: string, n: number) => `${what} ×${n}`,
  inBrackets: (text: string) => ` (${text})`,
  chosen: (what: string, value: string) => `${what} = ${value}`,
  // the public notice
  notice: 'Public notice',
  rolesAtTable: 'Roles',
  cardsInPlay: (deck: string) => `Cards in play (${deck})`,
  cardsAll: 'Cards in play',
  cardCount: (n: number) => `${n} in all`,
  handSize: (n: number) => `${n} a hand`,
  handSizeOf: (role: string, n: number) => `${role} ${n}`,
  parameters: 'Parameters',
  readings: 'Readings',
  without: 'Rules left out',
  weights: 'Equally likely',
  weightsDeals: 'every legal deal',
  weightsShuffles: 'every legal shuffle',
  pool: 'Pool',
  fingerprint: 'Ruleset fingerprint',
  substitutes: 'Substitutes',
  replaced: 'Replacements',
  replacement: ({ seat, from, to, renamed }: Change) =>
    `seat ${seat}: ${from ?? '(empty)'} → ${to ?? '(left)'}${renamed ? ' (the same player)' : ''}`,
  aliases: 'Aliases (their order tells nothing)',
  placesPublic: 'Place numbers',
  placesOfSeat: (seat: string, numbers: string) => `${seat}: ${numbers}`,
  placesWay: {
    clockwise: 'clockwise from the seat after the judge',
    counterclockwise: 'counterclockwise from the seat after the judge',
  },
  first: 'Acts first',
  campsHeading: 'First round',
  pairing: 'First pairing (attacker→target)',
  orPairing: 'First pairing, read otherwise',
  pairingOpen: 'The rulebook leaves this open; the moderator decides.',
  commitment: 'Commitment published before',
  outside: 'Outside value',
  reserve: 'This is the reserve deal, made because',
  // the private message
  letter: (game: string) => `${game}: for you alone`,
  you: 'You',
  yourSeat: (seat: number, name: string | null, players: number) =>
    `${name === null ? '' : `${name}, `}seat ${seat} of ${players}`,
  yourRole: 'Your role',
  yourHand: 'Your hand',
  yourDeck: (deck: string) => `Your ${deck}`,
  placeOfCard: (n: number) => `place ${n}`,
  youJudge:
    'You are the judge: show this card and run the game. Your other cards are void; they take no part, and nobody sees them.',
  known: 'You know from the start',
  knownAs: (seat: string, as: string) => `${seat} (${as})`,
  sides: 'Sides open to you',
  manner: (side: string, manners: string) => `${side} (and choose: ${manners})`,
  lastCards: 'May be your last card',
  lastCardsOf: (side: string) => `May be your last card, as ${side}`,
  points: 'Action points a night',
  duties: 'What you must do',
  alias: 'Your alias',
  password: 'Password',
  // the moderator's sheet
  sheet: "Moderator's sheet",
  secret: 'Secret until the game is over',
  hands: 'Hands',
  seat: 'Seat',
  player: 'Player',
  role: 'Role',
  hand: 'Hand',
  void: 'void',
  aliasColumn: 'Alias',
  pointsColumn: 'Points/night',
  knowsHeading: 'Who knows whom',
  inquiriesHeading: 'What inquiries would be told (on the hands as dealt)',
  inquiry: 'Inquiry',
  yes: 'yes',
  no: 'no',
  falseYes: 'yes (false)',
  falseNote: '(false): no such card is held; a hidden attribute makes it so.',
  choiceHeading: 'Choice of side',
  open: 'Open',
  silent: 'If silent',
  silentNamed: 'by the rules',
  silentDrawn: 'drawn',
  discardHeading: 'Default discard orders (first lost first)',
  discardAs: 'As',
  order: 'Order',
  noLast: 'no card here may be the last; any order',
  rosterHeading: 'Roster',
  notesHeading: 'Notes',
  placesHeading: 'Places round the table',
  place: 'Place',
  card: 'Card',
  stockHeading: 'Stock (from the top)',
  tableHeading: 'The table',
  identity: 'What identifies this deal (as secret as the cards)',
  pins: 'Pins',
  seed: 'Seed',
  index: 'Index',
  number: 'Deal number',
  numberOf: (number: string, legal: string) => `${number} of ${legal}, from 0`,
  // slips
  slips: 'Slips',
  slipsHelp: 'Cut along the dashed frame; fold inwards along the dotted line, so that only the seat at the top shows.',
  fold: 'fold inwards',
};

/** Help and notes of `publish`. */
export const publishCommand = {
  deal: 'a deal file (as deal -o writes it), - for standard input',
  ruleset: 'ruleset file, where the ruleset of the deal is not shipped',
  only: 'one of them to the screen: public, moderator or a seat',
  markup: 'how messages are written: plain, bbcode or markdown',
  maxLength: 'characters that a message may have; a longer one is told',
  weakSeed: 'publish a deal from a weak seed or a number all the same (others can find it by trying)',
  wrote: (folder: string, files: string) => `written to ${folder}: ${files}`,
  tooLong: (seat: string, length: number, max: number) =>
    `the message of seat ${seat} has ${length} characters, more than ${max}`,
  someTooLong: (count: number, max: number) =>
    count === 1
      ? `one message is longer than ${max} characters`
      : `${count} messages are longer than ${max} characters`,
  noAliases: 'this game is played under aliases, and this deal has none yet: ninelives seat --aliases-file',
  fewSubstitutes: (wanted: number, have: number) =>
    `this game wants at least ${wanted} substitutes and has ${have}: ninelives seat --substitutes`,
};
