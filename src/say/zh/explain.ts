/** Words of `explain`. */
export const explain = {
  can: '可以发。',
  canComplete: '这一局可以补成合法的。',
  cannot: '发不出来。',
  cannotComplete: '这一局怎么补都不合法。',
  unknown: (seconds: number) => `${seconds} 秒之内分不出能不能发；用 --seconds 给更多时间。`,
  counted: (text: string) => `数一数就知道：${text}。`,
  minimal: '下面这些不能同时成立，去掉其中任何一条，其余的就可以：',
  conflicting: '下面这些不能同时成立（带 ? 的，在时限内没能证明少了它就可以）：',
  dropOne: '去掉其中一条规则就能发：',
  dropSet: (n: number) => `至少要去掉 ${n} 条规则，这几组都可以：`,
  dropFacts: '这是牌、座位等事实之间的冲突，去掉规则没有用。',
  dropUnknown: '时限之内没能找全最少要去掉哪些规则。',
  seconds: (n: number) => `求解的时限（秒，默认 ${n}）`,
  players: (n: number) => `${n} 人`,
};

/** Counting arguments as sentences. */
export const conflict = {
  'roles-seats': (need: number, seats: number) => `身份合计要 ${need} 个座位，这一桌有 ${seats} 个`,
  'seat-roles': (seat: number) => `座位 ${seat} 的指定没有给它留下任何身份`,
  'role-pins': (role: string, seats: number, count: number) =>
    `按指定，能当或要当${role}的座位是 ${seats} 个，这一桌要 ${count} 个`,
  'cards-places': (n: number, places: number, deck: string | null) =>
    `${deck === null ? '' : `${deck}：`}${n} 张牌，${places} 个位置`,
  absent: (id: string) => `${id} 要的东西不在这一桌的牌里`,
  clash: (hand: string, of: string, need: number, room: number) =>
    room <= 0 ? `${hand}必须有${of}，又不许有` : `${hand}至少要有 ${need} 张${of}，又最多只能有 ${room} 张`,
  crowded: (hand: string, need: number, places: number) => `${hand}必须拿 ${need} 张牌，却只有 ${places} 个位置`,
  unfilled: (hand: string, room: number, places: number) => `${hand}最多能拿 ${room} 张牌，却有 ${places} 个位置要填`,
  holders: (seats: number, of: string, need: number, copies: number) =>
    need === seats
      ? `${seats} 个座位都要有${of}，牌里只有 ${copies} 张`
      : `${seats} 个座位一共要有 ${need} 张${of}，牌里只有 ${copies} 张`,
  spread: (of: string, copies: number, room: number) =>
    `${copies} 张${of}都要发出去，所有手牌合起来只放得下 ${room} 张`,
  hall: (of: string | null, need: number, have: number) =>
    of === null
      ? `有些手牌必须装下 ${need} 张，只容得下 ${have} 张`
      : `${of}以及装它们的手牌：需要 ${need} 个位置，只有 ${have} 个`,
  attributes: (of: string, need: number, have: number) => `${of}要 ${need} 张牌来带，能带的只发出 ${have} 张`,
  'attributes-nowhere': (of: string) => `没有一张牌可以带${of}`,
  'attribute-spread': (of: string, need: number, room: number) =>
    `${need} 个${of}要放出去，所有手牌合起来只容得下 ${room} 个`,
  'attribute-holders': (of: string, need: number, have: number) => `手牌合起来要有 ${need} 个${of}，只有 ${have} 个`,
  roleHand: (role: string) => `每个${role}`,
  anyHand: '每一手牌',
  seatHand: (seat: number) => `座位 ${seat} `,
  all: '所有的牌',
  faction: (name: string) => `${name}的牌`,
  more: (n: number) => `另外 ${n} 种牌`,
};

/** Rules and facts of a problem as sentences. */
export const statement = {
  rule: (id: string, text: string) => `${id}：${text}`,
  pin: (fact: string) => `给定：${fact}`,
  role: (role: string, n: number) => `这一桌有 ${n} 个${role}`,
  copies: (card: string, n: number, deck: string | null) => `${deck ?? '牌堆'}里有 ${n} 张${card}`,
  hand: (role: string | null, n: number, deck: string | null) =>
    `${role === null ? '每个座位' : `每个${role}`}发 ${n} 张${deck ?? '牌'}`,
  attribute: (clause: string, attribute: string, n: number) => `${clause}：有 ${n} 张牌带${attribute}`,
  'attribute-sets': (clause: string) => `${clause}：一张牌可以带哪些属性`,
};

/** Facts that were asked for, or that a deal shows. */
export const fact = {
  role: (seat: number, role: string) => `座位 ${seat} 是${role}`,
  roleBan: (seat: number, role: string) => `座位 ${seat} 不是${role}`,
  holds: (seat: number, cards: string) => `座位 ${seat} 有${cards}`,
  holdsBan: (seat: number, cards: string) => `座位 ${seat} 没有${cards}`,
  only: (seat: number, cards: string) => `座位 ${seat} 只有${cards}`,
  empty: (seat: number) => `座位 ${seat} 没有牌`,
};
