/** Words of `explain`. */
export const explain = {
  can: 'It can be dealt.',
  canComplete: 'This deal can be completed to a legal one.',
  cannot: 'It cannot be dealt.',
  cannotComplete: 'No completion of this deal is legal.',
  unknown: (seconds: number) => `Not decided within ${seconds} seconds; --seconds allows more.`,
  counted: (text: string) => `By plain counting: ${text}.`,
  minimal: 'These cannot stand together; without any one of them the others can:',
  conflicting:
    'These cannot stand together (for those with ? it was not shown within the limit that the others can without them):',
  dropOne: 'Without one of these rules it can be dealt:',
  dropSet: (n: number) => `At least ${n} rules must go; any of these sets will do:`,
  dropFacts: 'The facts of cards and seats conflict by themselves: no rule that is dropped will help.',
  dropUnknown: 'Not all of the smallest sets of rules to drop could be found within the limit.',
  seconds: (n: number) => `limit of time for solving, in seconds (default ${n})`,
  players: (n: number) => `${n} players`,
};

const cards = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`;
const seatsEn = (n: number) => `${n} ${n === 1 ? 'seat' : 'seats'}`;

/** Counting arguments as sentences. */
export const conflict = {
  'roles-seats': (need: number, seats: number) => `the roles need ${seatsEn(need)}, the table has ${seats}`,
  'seat-roles': (seat: number) => `what is asked of seat ${seat} leaves it no role`,
  'role-pins': (role: string, seats: number, count: number) =>
    `by what is asked ${seatsEn(seats)} can or must be ${role}, the table has ${count}`,
  'cards-places': (n: number, places: number, deck: string | null) =>
    `${cards(n)} for ${places} places${deck === null ? '' : ` in ${deck}`}`,
  absent: (id: string) => `${id} asks for what is not in play at this table`,
  clash: (hand: string, of: string, need: number, room: number) =>
    room <= 0
      ? `${hand} must hold ${of} and may not`
      : `${hand} must hold at least ${need} of ${of} and at most ${room}`,
  crowded: (hand: string, need: number, places: number) => `${hand} must hold ${cards(need)} and has ${places} places`,
  unfilled: (hand: string, room: number, places: number) =>
    `${hand} may hold ${cards(room)} and has ${places} places to fill`,
  holders: (seats: number, of: string, need: number, copies: number) =>
    need === seats
      ? `${seatsEn(seats)} must hold ${of}, the deck has ${copies}`
      : `${seatsEn(seats)} must hold ${need} of ${of} together, the deck has ${copies}`,
  spread: (of: string, copies: number, room: number) =>
    `${copies} of ${of} must be dealt, the hands together have room for ${room}`,
  hall: (of: string | null, need: number, have: number) =>
    of === null
      ? `some hands must take ${cards(need)} and may take ${have}`
      : `${of} and the hands for them: ${need} places are needed, ${have} can be had`,
  attributes: (of: string, need: number, have: number) =>
    `${of} need ${cards(need)} to carry them, ${have} that may are dealt`,
  'attributes-nowhere': (of: string) => `no card may carry ${of}`,
  'attribute-spread': (of: string, need: number, room: number) =>
    `${need} of ${of} must be dealt, the hands together have room for ${room}`,
  'attribute-holders': (of: string, need: number, have: number) =>
    `the hands must together carry ${need} of ${of}, there are ${have}`,
  roleHand: (role: string) => `each ${role} seat`,
  anyHand: 'every hand',
  seatHand: (seat: number) => `seat ${seat}`,
  all: 'all cards',
  faction: (name: string) => `the cards of the ${name}`,
  more: (n: number) => `${n} more`,
};

/** Rules and facts of a problem as sentences. */
export const statement = {
  rule: (id: string, text: string) => `${id}: ${text}`,
  pin: (fact: string) => `given: ${fact}`,
  role: (role: string, n: number) => `${n} ${n === 1 ? 'seat has' : 'seats have'} the role ${role}`,
  copies: (card: string, n: number, deck: string | null) =>
    `${deck ?? 'the deck'} has ${n} ${n === 1 ? 'copy' : 'copies'} of ${card}`,
  hand: (role: string | null, n: number, deck: string | null) =>
    `${role === null ? 'every seat' : `each ${role} seat`} gets ${n} ${n === 1 ? 'card' : 'cards'}${deck === null ? '' : ` of ${deck}`}`,
  attribute: (clause: string, attribute: string, n: number) =>
    `${clause}: ${n} ${n === 1 ? 'card carries' : 'cards carry'} ${attribute}`,
  'attribute-sets': (clause: string) => `${clause}: which attributes one card may carry`,
};

/** Facts that were asked for, or that a deal shows. */
export const fact = {
  role: (seat: number, role: string) => `seat ${seat} has the role ${role}`,
  roleBan: (seat: number, role: string) => `seat ${seat} has not the role ${role}`,
  holds: (seat: number, cards: string) => `seat ${seat} holds ${cards}`,
  holdsBan: (seat: number, cards: string) => `seat ${seat} does not hold ${cards}`,
  only: (seat: number, cards: string) => `seat ${seat} holds nothing but ${cards}`,
  empty: (seat: number) => `seat ${seat} holds nothing`,
};
