/** Words of `verify`. */
export const words = {
  legal: {
    zh: (number: string | null, legal: string | null) =>
      number === null ? '合法（牌局太多，在内存上限内算不出编号）' : `合法：第 ${number} 局，共 ${legal} 局`,
    en: (number: string | null, legal: string | null) =>
      number === null
        ? 'Legal (its number could not be had within the memory limit)'
        : `Legal: deal ${number} of ${legal}`,
  },
  completable: {
    zh: (ways: string | null) =>
      ways === null
        ? '可以补成合法的一局（有多少种补法，在内存上限内数不清）'
        : `可以补成合法的一局，有 ${ways} 种补法`,
    en: (ways: string | null) =>
      ways === null
        ? 'Can be completed to a legal deal (in how many ways could not be counted within the memory limit)'
        : ways === '1'
          ? 'Can be completed to a legal deal, in one way'
          : `Can be completed to a legal deal, in ${ways} ways`,
  },
  illegal: {
    zh: (count: number) => `不合法，有 ${count} 处：`,
    en: (count: number) => (count === 1 ? 'Illegal:' : `Illegal, for ${count} reasons:`),
  },
  impossible: {
    zh: '写出来的都不违规，可是怎么补都不合法：',
    en: 'Nothing given breaks a rule by itself, but no completion is legal:',
  },
  unknown: {
    zh: (seconds: number) => `${seconds} 秒和内存上限之内分不出能不能补成合法的；--seconds、--memory 给得多些再试`,
    en: (seconds: number) =>
      `Whether it can be completed was not decided within ${seconds} seconds and the memory limit; allow more with --seconds and --memory`,
  },
  blind: {
    legal: { zh: '合法', en: 'legal' },
    completable: { zh: '可以补成合法的', en: 'can be completed' },
    illegal: { zh: '不合法', en: 'illegal' },
    impossible: { zh: '怎么补都不合法', en: 'no completion is legal' },
    unknown: { zh: '在上限内分不出', en: 'not decided within the limits' },
  },
  extra: { zh: '多出的牌', en: 'Too many' },
  missing: { zh: '还没出现的牌', en: 'Not dealt' },
  completed: { zh: '抽出的一种补法：', en: 'One completion, drawn:' },
  seed: { zh: '种子', en: 'Seed' },
  complete: {
    zh: '补成合法的一局：按选定的权重，从所有补法里抽一种',
    en: 'draw a completion, under the weights of the selection',
  },
  seconds: { zh: '求解的时限（秒，默认 20）', en: 'limit of time for solving, in seconds (default 20)' },
  group: { zh: '查验：', en: 'Verifying:' },
} as const;
