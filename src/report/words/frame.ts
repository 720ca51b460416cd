/** Words of the command line itself. */
export const words = {
  usage: { zh: '用法：', en: 'Usage:' },
  arguments: { zh: '参数：', en: 'Arguments:' },
  options: { zh: '选项：', en: 'Options:' },
  commands: { zh: '命令：', en: 'Commands:' },
  intro: {
    zh: '给杀人、狼人一类身份推理牌局发牌的命令行工具：每一种合法的发牌结果，机会完全相等。',
    en: 'A dealer for social-deduction card games: every legal deal is exactly equally likely.',
  },
  bare: {
    zh: `ninelives：给杀人、狼人一类身份推理牌局发牌。
法官说出规则的名字，得到一局真正合法的牌，每一种合法结果的机会完全相等。

  ninelives deal v1                发一局（用 --players 6 选定人数）
  ninelives count v1               一共有多少种合法的发牌结果
  ninelives rules                  有哪些规则；rules v1 看条款和解读
  ninelives verify v1 FILE         查一局手发的牌是否合法，哪里不合
  ninelives publish DEAL -o DIR    给法官和每位玩家的消息

ninelives --help 列出全部命令，每个命令都有 --help。
`,
    en: `ninelives deals social-deduction card games.
A moderator names a ruleset and gets a legal deal, every legal deal exactly equally likely.

  ninelives deal v1                deal one (--players 6 for another table)
  ninelives count v1               how many legal deals there are
  ninelives rules                  the rulesets; rules v1 shows its clauses and readings
  ninelives verify v1 FILE         is a deal made by hand legal, and where not
  ninelives publish DEAL -o DIR    messages for the moderator and each player

ninelives --help lists all commands; each of them has --help.
`,
  },
  bug: {
    zh: (what: string) => `程序出错了，这是我们的毛病：${what}。请报告（设 NINELIVES_DEBUG=1 再运行一次可看到细节）。`,
    en: (what: string) =>
      `this is a bug of ninelives: ${what}. Please report it (NINELIVES_DEBUG=1 shows the details).`,
  },
} as const;
