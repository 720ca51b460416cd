/** Words around the judgement of deals. */
export const words = {
  files: {
    zh: '发牌结果：deal 的 JSON 或 NDJSON、CSV（可有“局”一列）、粘贴的文字（几局之间空一行）；- 为标准输入',
    en: 'the deals: JSON or NDJSON of `deal`, CSV (a column `deal` tells them apart), pasted text (an empty line between deals); - for standard input',
  },
  level: {
    zh: '公平的发牌人被误判的概率至多这么大（默认 0.001）',
    en: 'how often, at most, a fair dealer may be called biased (default 0.001)',
  },
  title: { zh: '公平检验', en: 'Bias' },
  counted: { zh: (n: number) => `计入 ${n} 局`, en: (n: number) => `${n} ${deals(n)} counted` },
  ofTable: {
    zh: (n: number, players: number) => `${players} 人桌 ${n} 局`,
    en: (n: number, players: number) => `${n} with ${players} players`,
  },
  pins: { zh: (facts: string) => `已定 ${facts}`, en: (facts: string) => `given ${facts}` },
  incomplete: {
    zh: (n: number) => `${n} 局不完整，未计`,
    en: (n: number) => `${n} left out because they are not complete`,
  },
  otherTable: {
    zh: (n: number) => `${n} 局是别的人数，未计`,
    en: (n: number) => `${n} left out because they are of another table`,
  },
  unmarked: {
    zh: (n: number) => `${n} 局没写秘密属性，属性只看其余各局`,
    en: (n: number) => `${n} without attributes: those are judged on the others`,
  },
  replaced: {
    zh: '注意：命令行的选定代替了文件里的选定',
    en: 'note: the selection of the command line replaces the one in the files',
  },
  none: { zh: '没有可以检验的发牌结果。', en: 'There is no deal to judge.' },
  fair: {
    zh: (n: number, tests: number) =>
      `这 ${n} 局就是公平的发牌人会发出来的样子（问了 ${tests} 个问题，一并校正之后没有一个反常）。`,
    en: (n: number, tests: number) =>
      `${n === 1 ? 'This deal is' : `These ${n} deals are`} what a fair dealer would make (${tests} questions asked; none stands out once that is taken into account).`,
  },
  biased: {
    zh: (n: number, found: number, tests: number) =>
      `这 ${n} 局不像公平的发牌人发出来的：问了 ${tests} 个问题，一并校正之后仍有 ${found} 个反常。`,
    en: (n: number, found: number, tests: number) =>
      `These ${n} deals are not what a fair dealer makes: ${found} of ${tests} questions stand${found === 1 ? 's' : ''} out, even with all of them taken into account.`,
  },
  illegal: {
    zh: (n: number) => `另有 ${n} 局不合规则，公平的发牌人一局也不会发出：`,
    en: (n: number) => `${n} more ${deals(n)} break${n === 1 ? 's' : ''} the rules, and a fair dealer makes none:`,
  },
  illegalAlone: {
    zh: (n: number) => `有 ${n} 局不合规则，公平的发牌人一局也不会发出：`,
    en: (n: number) => `${n} ${deals(n)} break${n === 1 ? 's' : ''} the rules, and a fair dealer makes none:`,
  },
  broken: {
    zh: (id: string, seats: string, cards: string) => [id, seats && `${seats}号`, cards].filter(Boolean).join(' '),
    en: (id: string, seats: string, cards: string) => [id, seats && `seat ${seats}`, cards].filter(Boolean).join(' '),
  },
  moreIllegal: { zh: (n: number) => `……还有 ${n} 局`, en: (n: number) => `… and ${n} more` },
  moreFound: {
    zh: (n: number) => `……还有 ${n} 个反常，见 --json`,
    en: (n: number) => `… and ${n} more that stand out: see --json`,
  },
  sentence: {
    zh: (what: string, seen: string, fair: string, tries: string) => `${what}的有 ${seen}，公平是 ${fair}：${tries}。`,
    en: (what: string, seen: string, fair: string, tries: string) =>
      `${what} ${seen} of the time, fair is ${fair}: ${tries}.`,
  },
  spread: {
    zh: (card: string, tries: string) => `${card}在各身份之间的分布总起来看不对：${tries}。`,
    en: (card: string, tries: string) => `where ${card} lay among the roles is wrong taken together: ${tries}.`,
  },
  tries: {
    zh: (n: string) => `公平的发牌人这样发，${n} 次里不到一次`,
    en: (n: string) => `a fair dealer does that less than once in ${n} tries`,
  },
  cardRole: {
    zh: (card: string, role: string, copies: number) =>
      copies === 1 ? `${card}到了${role}手里` : `${role}手里共有 ${copies} 张或更多${card}`,
    en: (card: string, role: string, copies: number) =>
      copies === 1 ? `${card} reached the ${role}` : `${copies} or more of ${card} reached the ${role}`,
  },
  pair: {
    zh: (card: string, other: string) => (card === other ? `同一手牌里有两张${card}` : `${card}和${other}在同一手牌里`),
    en: (card: string, other: string) =>
      card === other ? `two of ${card} lay in one hand` : `${card} and ${other} lay in one hand`,
  },
  seatRole: {
    zh: (seat: number, role: string) => `${seat}号是${role}`,
    en: (seat: number, role: string) => `seat ${seat} was the ${role}`,
  },
  seatCard: {
    zh: (seat: number, card: string, copies: number) =>
      `${seat}号手里有${copies === 1 ? '' : ` ${copies} 张或更多`}${card}`,
    en: (seat: number, card: string, copies: number) =>
      `seat ${seat} held ${copies === 1 ? '' : `${copies} or more of `}${card}`,
  },
  attributeCard: {
    zh: (card: string, attribute: string, copies: number) =>
      `${copies === 1 ? '' : `${copies} 张或更多`}${card}带有${attribute}`,
    en: (card: string, attribute: string, copies: number) =>
      `${copies === 1 ? '' : `${copies} or more of `}${card} carried the ${attribute}`,
  },
  attributeRole: {
    zh: (role: string, attribute: string, copies: number) =>
      `${role}手里有${copies === 1 ? '' : ` ${copies} 个或更多`}${attribute}`,
    en: (role: string, attribute: string, copies: number) =>
      copies === 1 ? `the ${role} had a ${attribute}` : `the ${role} had ${copies} or more of the ${attribute}`,
  },
  seenFair: { zh: '每张牌在每种身份手里：实际（公平）', en: 'Each card in the hands of each role: seen (fair)' },
  card: { zh: '牌', en: 'Card' },
  table: { zh: (players: number) => `${players} 人桌`, en: (players: number) => `${players} players` },
  reach: {
    zh: (n: number) => `${n} 局看不出来的偏差`,
    en: (n: number) => `What ${n} ${deals(n)} could not have shown`,
  },
  reachSome: {
    zh: (what: string, fair: string, sides: string) =>
      `如“${what}”，公平是 ${fair}：实际要${sides}，五次里才会有四次看得出来`,
    en: (what: string, fair: string, sides: string) =>
      `"${what}", fair ${fair} of the time: found four times in five only if it truly happens ${sides}`,
  },
  reachNone: {
    zh: (what: string, fair: string) => `如“${what}”，公平是 ${fair}：这么几局，多大的偏差也看不出来`,
    en: (what: string, fair: string) => `"${what}", fair ${fair} of the time: so few deals cannot show any bias here`,
  },
  above: { zh: (p: string) => `高过 ${p}`, en: (p: string) => `more than ${p}` },
  below: { zh: (p: string) => `低过 ${p}`, en: (p: string) => `less than ${p}` },
  or: { zh: '或', en: ' or ' },
} as const;

function deals(n: number): string {
  return n === 1 ? 'deal' : 'deals';
}
