import type { Sentences } from '../faults.ts';

/** Ruleset files: clauses, readings, marks, tables, parameters and what else does not fit together. */
export const faults = {
  'rule-form-none': {
    zh: (w) => `这一条没有说要求什么；写上其中一个：${w['words']}`,
    en: (w) => `this clause does not say what it asks; give one of ${w['words']}`,
  },
  'rule-form-many': {
    zh: (w) => `一条只说一件事，这里有 ${w['words']}；要同时成立就放进 all`,
    en: (w) => `a clause says one thing, and here are ${w['words']}; put them under all if both must hold`,
  },
  'rule-word-misplaced': {
    zh: (w) => `“${w['word']}”要和 ${w['with']} 一起用`,
    en: (w) => `${w['word']} goes with ${w['with']}`,
  },
  'rule-of-inside': {
    zh: (w) => `“${w['word']}”只能写在最外层或 all 里面：在 any 或 not 里，没说到的手牌会碰巧算满足`,
    en: (w) =>
      `${w['word']} stands only at the top or under all: under any or not, a hand that it does not speak of would satisfy the clause by accident`,
  },
  'rule-of-twice': {
    zh: () => 'all 已经说了是哪些身份，里面不能再说一次',
    en: () => 'the all around this says already which roles are meant; say it once',
  },
  'rule-apart-short': {
    zh: () => 'apart 要列出至少两样：它们不能同手',
    en: () => 'apart needs at least two: they are never together',
  },
  'rule-by-alone': {
    zh: (w) => `条款 ${w['clause']} 有 by，却没有 under：under 给每种解读写一个形式`,
    en: (w) => `clause ${w['clause']} has by but no under, which gives a form for each answer`,
  },
  'rule-reading-none': {
    zh: (w) => `readings 里没有条款 ${w['clause']}；先在那里列出它的各种解读`,
    en: (w) => `readings has no clause ${w['clause']}; list its answers there first`,
  },
  'rule-under-unknown': {
    zh: (w) => `条款 ${w['clause']} 没有“${w['reading']}”这种解读，它有 ${w['known']}`,
    en: (w) => `clause ${w['clause']} has no reading ${w['reading']}, but ${w['known']}`,
  },
  'rule-under-missing': {
    zh: (w) => `under 里少了条款 ${w['clause']} 的解读“${w['reading']}”`,
    en: (w) => `under lacks the reading ${w['reading']} of clause ${w['clause']}`,
  },
  'rule-and-mark': {
    zh: (w) => `${w['clause']} 在 marks 里已经有了；规则和事实不能同号`,
    en: (w) => `${w['clause']} stands under marks too; a rule and a fact cannot share a number`,
  },
  'reading-short': {
    zh: (w) => `条款 ${w['clause']} 只有一种解读；要么列出至少两种，要么删掉`,
    en: (w) => `clause ${w['clause']} has one answer only; list at least two or drop it`,
  },
  'reading-unused': {
    zh: (w) => `条款 ${w['clause']} 的解读没有哪条规则用到，选哪种都一样`,
    en: (w) => `no clause follows the reading of ${w['clause']}: choosing would change nothing`,
  },
  'mark-decks': {
    zh: (w) => `能带属性的牌分在几副牌里（${w['decks']}）；一条只管一副牌`,
    en: (w) => `the markable cards are of several decks (${w['decks']}); one entry speaks of one deck`,
  },
  'mark-deck-twice': {
    zh: (w) => `牌堆 ${w['deck']} 的属性已经在另一条里说过；合成一条`,
    en: (w) => `the marks of deck ${w['deck']} stand in another entry already; make them one`,
  },
  'mark-attribute-twice': {
    zh: (w) => `属性 ${w['attribute']} 已经在另一条里数过`,
    en: (w) => `the attribute ${w['attribute']} is counted in another entry already`,
  },
  'mark-attribute-unused': {
    zh: (w) => `marks 里没有说有几个 ${w['attribute']}`,
    en: (w) => `marks does not say how many ${w['attribute']} there are`,
  },
  'mark-not-counted': {
    zh: (w) => `counts 里没有 ${w['attribute']}`,
    en: (w) => `counts does not have ${w['attribute']}`,
  },
  'mark-sets-many': {
    zh: () => '一张牌可能带的属性组合超过 4096 种；用 exclusive 限制',
    en: () => 'one card could carry more than 4,096 sets of attributes; limit them with exclusive',
  },
  'amount-not-a-number': {
    zh: (w) => `参数 ${w['parameter']} 的值不是数，不能当张数或人数`,
    en: (w) => `the parameter ${w['parameter']} is no number and cannot count anything`,
  },
  'parameter-bounds': {
    zh: (w) => `参数 ${w['parameter']} 的下限 ${w['min']} 大于上限 ${w['max']}`,
    en: (w) => `the parameter ${w['parameter']} has a min of ${w['min']}, above its max of ${w['max']}`,
  },
  'parameter-default-missing': {
    zh: (w) => `“${w['parameter']}”没有给 ${w['seats']} 人桌的值`,
    en: (w) => `${w['parameter']} has no value for ${w['seats']} seats`,
  },
  'parameter-default-outside': {
    zh: (w) =>
      `参数 ${w['parameter']} 在 ${w['seats']} 人桌的默认值 ${w['value']} 不在 ${w['min']} 到 ${w['max']} 之间`,
    en: (w) =>
      `the default ${w['value']} of ${w['parameter']} with ${w['seats']} seats is not between ${w['min']} and ${w['max']}`,
  },
  'parameter-default-refused': {
    zh: (w) => `参数 ${w['parameter']} 的默认值 ${w['value']} 在 ${w['seats']} 人桌不许用；给那张桌另写一个`,
    en: (w) =>
      `the default ${w['value']} of ${w['parameter']} is not allowed with ${w['seats']} seats; give that table its own`,
  },
  'parameter-value-unknown': {
    zh: (w) => `参数 ${w['parameter']} 没有“${w['value']}”这个值，它有 ${w['known']}`,
    en: (w) => `the parameter ${w['parameter']} has no value ${w['value']}, but ${w['known']}`,
  },
  'seats-shape': {
    zh: (w) => `“${w['written']}”不是人数；写成 6、6-30 或 3, 5，最多 200 人`,
    en: (w) => `${w['written']} are no numbers of seats; write 6, 6-30 or 3, 5, and 200 at most`,
  },
  'table-none': {
    zh: () => 'tables 里一张桌也没有',
    en: () => 'tables has no table',
  },
  'table-twice': {
    zh: (w) => `${w['seats']} 人桌写了两次`,
    en: (w) => `${w['seats']} seats stand here twice`,
  },
  'table-rest-twice': {
    zh: (w) => `${w['first']} 和 ${w['second']} 都是 rest；一张桌只能有一个`,
    en: (w) => `${w['first']} and ${w['second']} are both the rest; a table has one`,
  },
  'table-hand-missing': {
    zh: (w) => `没有说牌堆 ${w['deck']} 给身份 ${w['role']} 发几张`,
    en: (w) => `hands does not say how many cards of deck ${w['deck']} the role ${w['role']} gets`,
  },
  'table-role-absent': {
    zh: (w) => `身份 ${w['role']} 不在这张桌上`,
    en: (w) => `the role ${w['role']} does not sit at this table`,
  },
  'table-stock-rest': {
    zh: (w) => `牌堆 ${w['deck']} 有 rest 的牌，正好填满位置，就没有剩余牌`,
    en: (w) => `the deck ${w['deck']} has a rest that fills its places, so it leaves no stock`,
  },
  'deck-rest-twice': {
    zh: (w) => `牌 ${w['first']} 和 ${w['second']} 都是 rest；一副牌只能有一个`,
    en: (w) => `the cards ${w['first']} and ${w['second']} are both the rest; a deck has one`,
  },
  'deck-pool-twice': {
    zh: (w) => `牌堆 ${w['deck']} 是第二个 pool；只能有一个`,
    en: (w) => `the deck ${w['deck']} is the second one with pool; there can be one`,
  },
  'role-own-and-may-own': {
    zh: (w) => `身份 ${w['role']} 有了 own 就不能再有 may-own`,
    en: (w) => `the role ${w['role']} has own and may-own; it can have one of them`,
  },
  'places-judge': {
    zh: () => 'places 从法官的下家编号，所以要有 judge',
    en: () => 'places are numbered from the judge on, so there must be a judge',
  },
  'note-parameter-unknown': {
    zh: (w) => `花括号里应当是参数的编号，没有叫“${w['name']}”的参数`,
    en: (w) => `braces hold the id of a parameter, and there is none called ${w['name']}`,
  },
  'choice-side-unknown': {
    zh: (w) => `没有“${w['side']}”这一方；可以写 ${w['known']}`,
    en: (w) => `there is no side ${w['side']}; it can be ${w['known']}`,
  },
  'choice-side-closed': {
    zh: (w) => `${w['seats']} 人桌不能选“${w['side']}”，所以也不能默认它`,
    en: (w) => `the side ${w['side']} is not open with ${w['seats']} seats, so silence cannot mean it`,
  },
  'camps-two': {
    zh: () => 'camps 正好要两方',
    en: () => 'camps must be two',
  },
  'camps-first': {
    zh: (w) => `参数 ${w['parameter']} 的值只能是 ${w['allowed']}`,
    en: (w) => `the values of the parameter ${w['parameter']} can only be ${w['allowed']}`,
  },
} satisfies Sentences;
