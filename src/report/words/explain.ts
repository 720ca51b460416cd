/** Words of `explain`. */
export const words = {
  can: { zh: '可以发。', en: 'It can be dealt.' },
  canComplete: { zh: '这一局可以补成合法的。', en: 'This deal can be completed to a legal one.' },
  cannot: { zh: '发不出来。', en: 'It cannot be dealt.' },
  cannotComplete: { zh: '这一局怎么补都不合法。', en: 'No completion of this deal is legal.' },
  unknown: {
    zh: (seconds: number) => `${seconds} 秒之内分不出能不能发；用 --seconds 给更多时间。`,
    en: (seconds: number) => `Not decided within ${seconds} seconds; --seconds allows more.`,
  },
  counted: { zh: (text: string) => `数一数就知道：${text}。`, en: (text: string) => `By plain counting: ${text}.` },
  minimal: {
    zh: '下面这些不能同时成立，去掉其中任何一条，其余的就可以：',
    en: 'These cannot stand together; without any one of them the others can:',
  },
  conflicting: {
    zh: '下面这些不能同时成立（带 ? 的，在时限内没能证明少了它就可以）：',
    en: 'These cannot stand together (for those with ? it was not shown within the limit that the others can without them):',
  },
  dropOne: { zh: '去掉其中一条规则就能发：', en: 'Without one of these rules it can be dealt:' },
  dropSet: {
    zh: (n: number) => `至少要去掉 ${n} 条规则，这几组都可以：`,
    en: (n: number) => `At least ${n} rules must go; any of these sets will do:`,
  },
  dropFacts: {
    zh: '这是牌、座位等事实之间的冲突，去掉规则没有用。',
    en: 'The facts of cards and seats conflict by themselves: no rule that is dropped will help.',
  },
  dropUnknown: {
    zh: '时限之内没能找全最少要去掉哪些规则。',
    en: 'Not all of the smallest sets of rules to drop could be found within the limit.',
  },
  seconds: {
    zh: (n: number) => `求解的时限（秒，默认 ${n}）`,
    en: (n: number) => `limit of time for solving, in seconds (default ${n})`,
  },
  players: { zh: (n: number) => `${n} 人`, en: (n: number) => `${n} players` },
} as const;
