/** All verbs: summary and where their code is. A module is imported only when its verb runs or its help is asked for. */
import type { CommandModule } from './command.ts';

export interface Verb {
  readonly summary: { readonly zh: string; readonly en: string };
  readonly load: () => Promise<{ readonly command: CommandModule }>;
}

export const verbs: Readonly<Record<string, Verb>> = {
  deal: {
    summary: { zh: '发一局或一批合法的牌', en: 'deal legal hands, one deal or many' },
    load: () => import('./commands/deal.ts'),
  },
  count: {
    summary: { zh: '精确计算有多少种合法的发牌结果', en: 'how many legal deals there are, exactly' },
    load: () => import('./commands/count.ts'),
  },
  list: {
    summary: { zh: '按编号列出小规则的全部合法结果', en: 'all legal deals of a small ruleset, by number' },
    load: () => import('./commands/list.ts'),
  },
  rules: {
    summary: {
      zh: '有哪些规则；一套规则的桌、牌、条款和解读',
      en: "the rulesets; or one's tables, cards, rules and readings",
    },
    load: () => import('./commands/rules.ts'),
  },
  verify: {
    summary: {
      zh: '手发的一局合不合法，哪里不合；没发完的能不能补',
      en: 'is a deal made by hand legal, and where not; can half a deal be completed',
    },
    load: () => import('./commands/verify.ts'),
  },
  repair: {
    summary: { zh: '用最少的改动把一局牌改成合法的', en: 'the legal deal nearest to a given one, and the moves to it' },
    load: () => import('./commands/repair.ts'),
  },
  seat: {
    summary: {
      zh: '给发好的牌排上名字、马甲和替补',
      en: 'names, aliases and substitutes for a deal of seats',
    },
    load: () => import('./commands/seat.ts'),
  },
  check: {
    summary: {
      zh: '检查规则的每一桌：能不能发，每条规则起多大作用',
      en: 'every table of rulesets: can it be dealt, what does each rule do',
    },
    load: () => import('./commands/check.ts'),
  },
  explain: {
    summary: { zh: '为什么发不出来，少了哪些规则就能发', en: 'why a table cannot be dealt, and which rules to drop' },
    load: () => import('./commands/explain.ts'),
  },
  export: {
    summary: {
      zh: '导出 DIMACS CNF，模型就是合法发牌结果',
      en: 'a table as DIMACS CNF: its models are the legal deals',
    },
    load: () => import('./commands/export.ts'),
  },
  diff: {
    summary: {
      zh: '两套规则有什么不同，合法结果因此多了还是少了',
      en: 'what differs between two rulesets, and what that does to the count',
    },
    load: () => import('./commands/diff.ts'),
  },
  new: {
    summary: {
      zh: '写出一个带注释的规则文件，从它改起',
      en: 'write a commented ruleset file to start from',
    },
    load: () => import('./commands/new.ts'),
  },
  odds: {
    summary: {
      zh: '每张牌、每种身份、每种秘密属性和任意事件的精确概率',
      en: 'exact probabilities: cards, roles, attributes, events',
    },
    load: () => import('./commands/odds.ts'),
  },
  publish: {
    summary: {
      zh: '公告、每位玩家的消息、主持人用表、可剪的发牌条',
      en: "the public notice, a message a player, the moderator's sheet, slips to cut",
    },
    load: () => import('./commands/publish.ts'),
  },
  bias: {
    summary: {
      zh: '这些发牌结果公平吗：与精确概率对照',
      en: 'are these deals what a fair dealer makes? Seen against exact',
    },
    load: () => import('./commands/bias.ts'),
  },
  commit: {
    summary: {
      zh: '发牌之前先公布承诺，事后人人可以核对',
      en: 'promise a deal before it exists, so that everybody can check it afterwards',
    },
    load: () => import('./commands/commit.ts'),
  },
  reveal: {
    summary: { zh: '游戏结束后要公布的内容', en: 'what to publish after the game' },
    load: () => import('./commands/reveal.ts'),
  },
  audit: {
    summary: {
      zh: '核对公布的承诺、名单、外部数值和牌局是否吻合',
      en: 'whether published commitment, names, outside value and deal belong together',
    },
    load: () => import('./commands/audit.ts'),
  },
};
