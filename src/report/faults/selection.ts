import type { Sentences } from '../faults.ts';

/** Selections, facts, pools and what grounding finds wrong with a rule. */
export const faults = {
  'unknown-table': {
    zh: (w) => `${w['ruleset']} 没有 ${w['players']} 个座位的桌；有 ${w['tables']}`,
    en: (w) => `${w['ruleset']} has no table for ${w['players']} players; it has tables for ${w['tables']}`,
  },
  'unknown-parameter': {
    zh: (w) => `没有 ${w['parameter']} 这个参数；${w['known'] === '' ? '这份规则没有参数' : `有 ${w['known']}`}`,
    en: (w) =>
      `there is no parameter ${w['parameter']}; ${w['known'] === '' ? 'this ruleset has none' : `there is ${w['known']}`}`,
  },
  'parameter-value': {
    zh: (w) => `参数 ${w['parameter']} 要一个 ${w['min']} 到 ${w['max']} 的整数，不能是“${w['value']}”`,
    en: (w) => `parameter ${w['parameter']} is a whole number from ${w['min']} to ${w['max']}, not "${w['value']}"`,
  },
  'parameter-range': {
    zh: (w) => `参数 ${w['parameter']} 只能是 ${w['min']} 到 ${w['max']}，不能是 ${w['value']}`,
    en: (w) => `parameter ${w['parameter']} goes from ${w['min']} to ${w['max']}, so it cannot be ${w['value']}`,
  },
  'parameter-choice': {
    zh: (w) => `${w['players']} 个座位时参数 ${w['parameter']} 只能是 ${w['allowed']}，不能是“${w['value']}”`,
    en: (w) => `parameter ${w['parameter']} with ${w['players']} players is ${w['allowed']}, not "${w['value']}"`,
  },
  'negative-rest': {
    zh: (w) => `${w['what']} 取剩余数，至少要有 ${w['least']}，而剩余只有：${w['sum']}`,
    en: (w) => `${w['what']} is whatever is left, at least ${w['least']}; but what is left is ${w['sum']}`,
  },
  'pool-too-small': {
    zh: (w) =>
      `牌堆 ${w['deck']} 不够：${w['players']} 个座位要 ${w['needed']} 张，只有 ${w['available']} 张；用 --pool 给一份更长的名单`,
    en: (w) =>
      `the pool ${w['deck']} is too small for ${w['players']} players: ${w['needed']} needed, ${w['available']} in the pool; give a longer list with --pool`,
  },
  'pool-not-allowed': {
    zh: (w) => `${w['ruleset']} 没有可以用 --pool 替换的牌堆`,
    en: (w) => `${w['ruleset']} has no deck that --pool may replace`,
  },
  'pool-empty': {
    zh: (w) => `牌堆 ${w['deck']} 的名单是空的；每行写一个名字`,
    en: (w) => `the list for the pool ${w['deck']} is empty; write one name a line`,
  },
  'pool-equal-names': {
    zh: (w) => `名单里“${w['name']}”重复（第 ${w['lines']} 个）`,
    en: (w) => `"${w['name']}" stands twice in the pool (names ${w['lines']})`,
  },
  'unknown-reading-rule': {
    zh: (w) =>
      `条款 ${w['rule']} 没有几种解读；${w['known'] === '' ? '这份规则没有解读可选' : `有解读的是 ${w['known']}`}`,
    en: (w) =>
      `clause ${w['rule']} has no readings; ${w['known'] === '' ? 'no clause of this ruleset has' : `readings exist for ${w['known']}`}`,
  },
  'unknown-reading': {
    zh: (w) => `条款 ${w['rule']} 没有“${w['reading']}”这种解读；有 ${w['known']}`,
    en: (w) => `clause ${w['rule']} has no reading ${w['reading']}; it has ${w['known']}`,
  },
  'unknown-rule': {
    zh: (w) => `${w['ruleset']} 没有条款 ${w['rule']}；用 ninelives rules ${w['ruleset']} 查看全部条款`,
    en: (w) => `${w['ruleset']} has no rule ${w['rule']}; ninelives rules ${w['ruleset']} lists them`,
  },
  'not-a-rule': {
    zh: (w) => `${w['rule']} 是事实（有多少、在什么牌上），不是可以去掉的规则`,
    en: (w) => `${w['rule']} is a fact (how many, on which cards), not a rule that can be left out`,
  },
  'without-and-rules': {
    zh: () => '--without 和 --rules 不能同时使用',
    en: () => '--without and --rules cannot stand together',
  },
  'unknown-deck': {
    zh: (w) => `没有牌堆 ${w['deck']}；有 ${w['known']}`,
    en: (w) => `there is no deck ${w['deck']}; there is ${w['known']}`,
  },
  'unknown-weights': {
    zh: (w) => `权重只能是 deals 或 shuffles，不能是“${w['weights']}”`,
    en: (w) => `weights are deals or shuffles, not "${w['weights']}"`,
  },
  'fact-form': {
    zh: (w) => `看不懂“${w['fact']}”：请写成 座位=身份 或 座位:牌,牌，例如 2:狙击手`,
    en: (w) => `"${w['fact']}" is no fact: write WHO=ROLE or WHO:CARD,CARD, as in 2:sniper`,
  },
  'unknown-role': {
    zh: (w) => `没有身份“${w['role']}”${inFactZh(w)}`,
    en: (w) => `there is no role "${w['role']}"${inFactEn(w)}`,
  },
  'unknown-card': {
    zh: (w) => `没有牌“${w['card']}”${inFactZh(w)}`,
    en: (w) => `there is no card "${w['card']}"${inFactEn(w)}`,
  },
  'unknown-attribute': {
    zh: (w) => `没有属性“${w['attribute']}”${inFactZh(w)}`,
    en: (w) => `there is no attribute "${w['attribute']}"${inFactEn(w)}`,
  },
  'card-in-two-decks': {
    zh: (w) => `“${w['card']}”在两个牌堆里都有；请写 ${w['decks']}`,
    en: (w) => `"${w['card']}" is a card of two decks; write ${w['decks']}`,
  },
  'seat-range': {
    zh: (w) => `没有 ${w['seat']} 号座位；座位从 1 到 ${w['players']}（名字本身是数字时写 @名字）`,
    en: (w) =>
      `there is no seat ${w['seat']}; seats go from 1 to ${w['players']} (for a name that is a number write @name)`,
  },
  'names-needed': {
    zh: (w) => `“${w['name']}”是名字，但没有给名单；用 --names 或 --names-file，或者写座位号`,
    en: (w) => `"${w['name']}" is a name, but no names are given; use --names or --names-file, or a seat number`,
  },
  'unknown-player': {
    zh: (w) => `名单里没有“${w['name']}”`,
    en: (w) => `there is no player "${w['name']}"`,
  },
  'rule-decks': {
    zh: (w) => `条款 ${w['rule']} 涉及几个牌堆（${w['decks']}），而一条规则只能说一个牌堆的手牌；请拆成几条`,
    en: (w) =>
      `rule ${w['rule']} speaks of several decks (${w['decks']}), but a rule is about the hands of one: split it`,
  },
} satisfies Sentences;

function inFactZh(w: Readonly<Record<string, string | number>>): string {
  return w['fact'] === undefined ? '' : `（在“${w['fact']}”中）`;
}

function inFactEn(w: Readonly<Record<string, string | number>>): string {
  return w['fact'] === undefined ? '' : ` (in "${w['fact']}")`;
}
