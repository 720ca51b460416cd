/** Words of `seat`. */
export const words = {
  deal: { zh: '一局牌：deal 写出的 JSON；- 是标准输入', en: 'the deal: JSON of deal; - for standard input' },
  group: { zh: '排座位：', en: 'Seating:' },
  draw: {
    zh: '抽签排座位（默认按名单顺序）；牌不会变',
    en: 'draw who sits where (default: in order); the cards never change',
  },
  aliases: {
    zh: '马甲文件，每行“马甲,密码”，至少和座位一样多，抽签分给各座位',
    en: 'file of aliases, `alias,password` a line, at least one a seat, dealt by lot',
  },
  substitutes: { zh: '替补，用逗号隔开', en: 'substitutes, commas between' },
  replace: {
    zh: '座位或名字=替补：替补接过这个座位、牌和马甲，并记录下来；可重复',
    en: 'WHO=SUBSTITUTE: takes over seat, cards and alias, and is written into the log; may be repeated',
  },
  blind: {
    zh: (players: number) => `${players} 个座位已排好`,
    en: (players: number) => `${players} seats are seated`,
  },
  wantsSubstitutes: {
    zh: (least: number) => `注意：这套规则要至少 ${least} 名替补（--substitutes）`,
    en: (least: number) => `note: this ruleset asks for at least ${least} substitutes (--substitutes)`,
  },
  wantsAliases: {
    zh: '注意：这套规则要给每人一个马甲（--aliases-file）',
    en: 'note: in this ruleset everybody gets an alias (--aliases-file)',
  },
} as const;
