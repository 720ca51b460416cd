/** Counting arguments as sentences. */
type N = number;

const cards = (n: N) => `${n} ${n === 1 ? 'card' : 'cards'}`;
const seatsEn = (n: N) => `${n} ${n === 1 ? 'seat' : 'seats'}`;

export const words = {
  'roles-seats': {
    zh: (need: N, seats: N) => `身份合计要 ${need} 个座位，这一桌有 ${seats} 个`,
    en: (need: N, seats: N) => `the roles need ${seatsEn(need)}, the table has ${seats}`,
  },
  'seat-roles': {
    zh: (seat: N) => `座位 ${seat} 的指定没有给它留下任何身份`,
    en: (seat: N) => `what is asked of seat ${seat} leaves it no role`,
  },
  'role-pins': {
    zh: (role: string, seats: N, count: N) => `按指定，能当或要当${role}的座位是 ${seats} 个，这一桌要 ${count} 个`,
    en: (role: string, seats: N, count: N) =>
      `by what is asked ${seatsEn(seats)} can or must be ${role}, the table has ${count}`,
  },
  'cards-places': {
    zh: (n: N, places: N, deck: string | null) => `${deck === null ? '' : `${deck}：`}${n} 张牌，${places} 个位置`,
    en: (n: N, places: N, deck: string | null) =>
      `${cards(n)} for ${places} places${deck === null ? '' : ` in ${deck}`}`,
  },
  absent: {
    zh: (id: string) => `${id} 要的东西不在这一桌的牌里`,
    en: (id: string) => `${id} asks for what is not in play at this table`,
  },
  clash: {
    zh: (hand: string, of: string, need: N, room: N) =>
      room <= 0 ? `${hand}必须有${of}，又不许有` : `${hand}至少要有 ${need} 张${of}，又最多只能有 ${room} 张`,
    en: (hand: string, of: string, need: N, room: N) =>
      room <= 0
        ? `${hand} must hold ${of} and may not`
        : `${hand} must hold at least ${need} of ${of} and at most ${room}`,
  },
  crowded: {
    zh: (hand: string, need: N, places: N) => `${hand}必须拿 ${need} 张牌，却只有 ${places} 个位置`,
    en: (hand: string, need: N, places: N) => `${hand} must hold ${cards(need)} and has ${places} places`,
  },
  unfilled: {
    zh: (hand: string, room: N, places: N) => `${hand}最多能拿 ${room} 张牌，却有 ${places} 个位置要填`,
    en: (hand: string, room: N, places: N) => `${hand} may hold ${cards(room)} and has ${places} places to fill`,
  },
  holders: {
    zh: (seats: N, of: string, need: N, copies: N) =>
      need === seats
        ? `${seats} 个座位都要有${of}，牌里只有 ${copies} 张`
        : `${seats} 个座位一共要有 ${need} 张${of}，牌里只有 ${copies} 张`,
    en: (seats: N, of: string, need: N, copies: N) =>
      need === seats
        ? `${seatsEn(seats)} must hold ${of}, the deck has ${copies}`
        : `${seatsEn(seats)} must hold ${need} of ${of} together, the deck has ${copies}`,
  },
  spread: {
    zh: (of: string, copies: N, room: N) => `${copies} 张${of}都要发出去，所有手牌合起来只放得下 ${room} 张`,
    en: (of: string, copies: N, room: N) =>
      `${copies} of ${of} must be dealt, the hands together have room for ${room}`,
  },
  hall: {
    zh: (of: string | null, need: N, have: N) =>
      of === null
        ? `有些手牌必须装下 ${need} 张，只容得下 ${have} 张`
        : `${of}以及装它们的手牌：需要 ${need} 个位置，只有 ${have} 个`,
    en: (of: string | null, need: N, have: N) =>
      of === null
        ? `some hands must take ${cards(need)} and may take ${have}`
        : `${of} and the hands for them: ${need} places are needed, ${have} can be had`,
  },
  marks: {
    zh: (of: string, need: N, have: N) => `${of}要 ${need} 张牌来带，能带的只发出 ${have} 张`,
    en: (of: string, need: N, have: N) => `${of} need ${cards(need)} to carry them, ${have} that may are dealt`,
  },
  'marks-nowhere': {
    zh: (of: string) => `没有一张牌可以带${of}`,
    en: (of: string) => `no card may carry ${of}`,
  },
  'mark-spread': {
    zh: (of: string, need: N, room: N) => `${need} 个${of}要放出去，所有手牌合起来只容得下 ${room} 个`,
    en: (of: string, need: N, room: N) => `${need} of ${of} must be dealt, the hands together have room for ${room}`,
  },
  'mark-holders': {
    zh: (of: string, need: N, have: N) => `手牌合起来要有 ${need} 个${of}，只有 ${have} 个`,
    en: (of: string, need: N, have: N) => `the hands must together carry ${need} of ${of}, there are ${have}`,
  },
  roleHand: { zh: (role: string) => `每个${role}`, en: (role: string) => `each ${role} seat` },
  anyHand: { zh: '每一手牌', en: 'every hand' },
  seatHand: { zh: (seat: N) => `座位 ${seat} `, en: (seat: N) => `seat ${seat}` },
  all: { zh: '所有的牌', en: 'all cards' },
  faction: { zh: (name: string) => `${name}的牌`, en: (name: string) => `the cards of the ${name}` },
  more: { zh: (n: N) => `另外 ${n} 种牌`, en: (n: N) => `${n} more` },
} as const;
