/** Words around odds. */
export const odds = {
  event:
    '一个事件的概率，可重复；例：“有平民持有杀手”“3号位持有2张占卜”“没有杀手持有必杀和炸弹”（数目指至少，恰好N 指正好，和 指同一手牌）',
  bySeat: '也按座位列出',
  title: '概率',
  players: (n: number) => `${n} 人`,
  ofLegal: (n: string) => `合法发牌结果 ${n} 种`,
  weighed: '按实物洗牌加权',
  pins: (facts: string) => `已定：${facts}`,
  card: '牌',
  copies: '张',
  attribute: '秘密属性',
  some: (role: string) => `有${role}持有`,
  each: (role: string) => `某一${role}持有`,
  seat: (n: number) => `${n}号`,
  seatHeading: '座位',
  cardsByRole: '每张牌在每种身份手里的概率',
  cardsBySeat: '每张牌在每个座位手里的概率',
  rolesBySeat: '每个座位的身份',
  attributesByRole: '每种秘密属性在每种身份手里的概率',
  attributesByCard: '每张牌带有秘密属性的概率',
  events: '事件',
  exactly: (fraction: string) => `= ${fraction}`,
  never: '–',
  infeasible: '没有合法的发牌结果，也就没有概率可言。',
};

/** Words around the judgement of deals. */
export const bias = {
  files: '发牌结果：deal 的 JSON 或 NDJSON、CSV（可有“局”一列）、粘贴的文字（几局之间空一行）；- 为标准输入',
  level: '公平的发牌人被误判的概率至多这么大（默认 0.001）',
  title: '公平检验',
  counted: (n: number) => `计入 ${n} 局`,
  ofTable: (n: number, players: number) => `${players} 人桌 ${n} 局`,
  pins: (facts: string) => `已定 ${facts}`,
  incomplete: (n: number) => `${n} 局不完整，未计`,
  otherTable: (n: number) => `${n} 局是别的人数，未计`,
  again: (n: number) => `${n} 局前面已经有了（同一局），不再计入`,
  identical: (n: number, of: number, tries: string) =>
    `${of} 局里有 ${n} 局一张不差地相同：${tries}。除非是同一局录了几遍，否则不是公平发出来的。`,
  otherwise: (tests: number) => `除此之外没有反常（问了 ${tests} 个问题）。`,
  unmarked: (n: number) => `${n} 局没写秘密属性，属性只看其余各局`,
  replaced: '注意：命令行的选定代替了文件里的选定',
  none: '没有可以检验的发牌结果。',
  fair: (n: number, tests: number) =>
    `这 ${n} 局就是公平的发牌人会发出来的样子（问了 ${tests} 个问题，一并校正之后没有一个反常）。`,
  biased: (n: number, found: number, tests: number) =>
    `这 ${n} 局不像公平的发牌人发出来的：问了 ${tests} 个问题，一并校正之后仍有 ${found} 个反常。`,
  illegal: (n: number) => `另有 ${n} 局不合规则，公平的发牌人一局也不会发出：`,
  illegalAlone: (n: number) => `有 ${n} 局不合规则，公平的发牌人一局也不会发出：`,
  broken: (id: string, seats: string, cards: string) => [id, seats && `${seats}号`, cards].filter(Boolean).join(' '),
  moreIllegal: (n: number) => `……还有 ${n} 局`,
  moreFound: (n: number) => `……还有 ${n} 个反常，见 --json`,
  sentence: (what: string, seen: string, fair: string, tries: string) =>
    `${what}的有 ${seen}，公平是 ${fair}：${tries}。`,
  spread: (card: string, tries: string) => `${card}在各身份之间的分布总起来看不对：${tries}。`,
  tries: (n: string) => `公平的发牌人这样发，${n} 次里不到一次`,
  cardRole: (card: string, role: string, copies: number) =>
    copies === 1 ? `${card}到了${role}手里` : `${role}手里共有 ${copies} 张或更多${card}`,
  pair: (card: string, other: string) => (card === other ? `同一手牌里有两张${card}` : `${card}和${other}在同一手牌里`),
  seatRole: (seat: number, role: string) => `${seat}号是${role}`,
  seatCard: (seat: number, card: string, copies: number) =>
    `${seat}号手里有${copies === 1 ? '' : ` ${copies} 张或更多`}${card}`,
  attributeCard: (card: string, attribute: string, copies: number) =>
    `${copies === 1 ? '' : `${copies} 张或更多`}${card}带有${attribute}`,
  attributeRole: (role: string, attribute: string, copies: number) =>
    `${role}手里有${copies === 1 ? '' : ` ${copies} 个或更多`}${attribute}`,
  seenFair: '每张牌在每种身份手里：实际（公平）',
  card: '牌',
  table: (players: number) => `${players} 人桌`,
  reach: (n: number) => `${n} 局看不出来的偏差`,
  reachSome: (what: string, fair: string, sides: string) =>
    `如“${what}”，公平是 ${fair}：实际要${sides}，五次里才会有四次看得出来`,
  reachNone: (what: string, fair: string) => `如“${what}”，公平是 ${fair}：这么几局，多大的偏差也看不出来`,
  above: (p: string) => `高过 ${p}`,
  below: (p: string) => `低过 ${p}`,
  or: '或',
};
