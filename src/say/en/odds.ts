/** Words around odds. */
export const odds = {
  event:
    'the probability of an event, may repeat: "some villager holds 杀手", "seat 3 holds 2 seer", "no killer holds bomb and vest" (a number means at least, exactly N just so many, and: in one hand)',
  bySeat: 'show the seats as well',
  title: 'Odds',
  players: (n: number) => `${n} players`,
  ofLegal: (n: string) => `${n} legal deals`,
  weighed: 'weighed as shuffles of physical cards',
  pins: (facts: string) => `given: ${facts}`,
  card: 'Card',
  copies: 'Copies',
  attribute: 'Attribute',
  some: (role: string) => `some ${role}`,
  each: (role: string) => `one given ${role}`,
  seat: (n: number) => `seat ${n}`,
  seatHeading: 'Seat',
  cardsByRole: 'Each card in the hands of each role',
  cardsBySeat: 'Each card in the hand of each seat',
  rolesBySeat: 'The role of each seat',
  attributesByRole: 'Each attribute in the hands of each role',
  attributesByCard: 'Each attribute on each card',
  events: 'Events',
  exactly: (fraction: string) => `= ${fraction}`,
  never: '–',
  infeasible: 'There is no legal deal, so there are no odds.',
};

/** Words around the judgement of deals. */
export const bias = {
  files:
    'the deals: JSON or NDJSON of `deal`, CSV (a column `deal` tells them apart), pasted text (an empty line between deals); - for standard input',
  level: 'how often, at most, a fair dealer may be called biased (default 0.001)',
  title: 'Bias',
  counted: (n: number) => `${n} ${deals(n)} counted`,
  ofTable: (n: number, players: number) => `${n} with ${players} players`,
  pins: (facts: string) => `given ${facts}`,
  incomplete: (n: number) => `${n} left out because they are not complete`,
  otherTable: (n: number) => `${n} left out because they are of another table`,
  again: (n: number) => `${n} left out because the same game was given before`,
  identical: (n: number, of: number, tries: string) =>
    `${n} of ${of} deals are the same card for card: ${tries}. Unless one game was given several times, they were not dealt fairly.`,
  otherwise: (tests: number) => `Nothing else stands out (${tests} questions asked).`,
  unmarked: (n: number) => `${n} without attributes: those are judged on the others`,
  replaced: 'note: the selection of the command line replaces the one in the files',
  none: 'There is no deal to judge.',
  fair: (n: number, tests: number) =>
    `${n === 1 ? 'This deal is' : `These ${n} deals are`} what a fair dealer would make (${tests} questions asked; none stands out once that is taken into account).`,
  biased: (n: number, found: number, tests: number) =>
    `These ${n} deals are not what a fair dealer makes: ${found} of ${tests} questions stand${found === 1 ? 's' : ''} out, even with all of them taken into account.`,
  illegal: (n: number) => `${n} more ${deals(n)} break${n === 1 ? 's' : ''} the rules, and a fair dealer makes none:`,
  illegalAlone: (n: number) => `${n} ${deals(n)} break${n === 1 ? 's' : ''} the rules, and a fair dealer makes none:`,
  broken: (id: string, seats: string, cards: string) => [id, seats && `seat ${seats}`, cards].filter(Boolean).join(' '),
  moreIllegal: (n: number) => `… and ${n} more`,
  moreFound: (n: number) => `… and ${n} more that stand out: see --json`,
  sentence: (what: string, seen: string, fair: string, tries: string) =>
    `${what} ${seen} of the time, fair is ${fair}: ${tries}.`,
  spread: (card: string, tries: string) => `where ${card} lay among the roles is wrong taken together: ${tries}.`,
  tries: (n: string) => `a fair dealer does that less than once in ${n} tries`,
  cardRole: (card: string, role: string, copies: number) =>
    copies === 1 ? `${card} reached the ${role}` : `${copies} or more of ${card} reached the ${role}`,
  pair: (card: string, other: string) =>
    card === other ? `two of ${card} lay in one hand` : `${card} and ${other} lay in one hand`,
  seatRole: (seat: number, role: string) => `seat ${seat} was the ${role}`,
  seatCard: (seat: number, card: string, copies: number) =>
    `seat ${seat} held ${copies === 1 ? '' : `${copies} or more of `}${card}`,
  attributeCard: (card: string, attribute: string, copies: number) =>
    `${copies === 1 ? '' : `${copies} or more of `}${card} carried the ${attribute}`,
  attributeRole: (role: string, attribute: string, copies: number) =>
    copies === 1 ? `the ${role} had a ${attribute}` : `the ${role} had ${copies} or more of the ${attribute}`,
  seenFair: 'Each card in the hands of each role: seen (fair)',
  card: 'Card',
  table: (players: number) => `${players} players`,
  reach: (n: number) => `What ${n} ${deals(n)} could not have shown`,
  reachSome: (what: string, fair: string, sides: string) =>
    `"${what}", fair ${fair} of the time: found four times in five only if it truly happens ${sides}`,
  reachNone: (what: string, fair: string) =>
    `"${what}", fair ${fair} of the time: so few deals cannot show any bias here`,
  above: (p: string) => `more than ${p}`,
  below: (p: string) => `less than ${p}`,
  or: ' or ',
};

function deals(n: number): string {
  return n === 1 ? 'deal' : 'deals';
}
