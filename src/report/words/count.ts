/** Words around counts. */
export const words = {
  players: { zh: '人数', en: 'Players' },
  legal: { zh: '合法发牌结果', en: 'Legal deals' },
  weight: { zh: '总权重', en: 'Weight' },
  shuffle: { zh: '随机洗牌合法的机会', en: 'A random shuffle is legal' },
  never: { zh: '不可能', en: 'never' },
  always: { zh: '总是', en: 'always' },
  oneIn: { zh: (n: string) => `约 ${n} 次中 1 次`, en: (n: string) => `1 time in about ${n}` },
  percent: { zh: (n: string) => `约 ${n} %`, en: (n: string) => `about ${n} % of the time` },
} as const;
