import type { Sentences } from '../faults.ts';

/** Deals that people hand in: JSON, tables, pasted lines. */
export const faults = {
  'json-broken': {
    zh: () => '这里的 JSON 不对',
    en: () => 'the JSON is broken here',
  },
  'json-key-twice': {
    zh: (w) => `同一个对象里 ${w['key']} 写了两次`,
    en: (w) => `${w['key']} stands twice in one object`,
  },
  'deals-many': {
    zh: (w) => `这里要一局牌，文件里却有 ${w['deals']} 局`,
    en: (w) => `one deal is wanted here, and the file holds ${w['deals']}`,
  },
  'line-too-long': {
    zh: (w) => `这一行超过 ${w['most']} 个字，不像一个座位`,
    en: (w) => `this line has more than ${w['most']} characters, which no seat has`,
  },
  'line-no-colon': {
    zh: () => '这一行没有冒号：每行写“1. 名字（身份）：牌、牌、牌”',
    en: () => 'this line has no colon: write "1. name (role): card, card, card"',
  },
  'line-two-colons': {
    zh: () => '这一行有两个冒号，分不清牌从哪里开始：牌前面只留一个冒号',
    en: () => 'this line has two colons, and it is not clear where the cards begin: leave one colon before them',
  },
  'card-copies': {
    zh: (w) => `张数不能是 ${w['copies']}`,
    en: (w) => `there cannot be ${w['copies']} copies`,
  },
  'card-other-deck': {
    zh: (w) => `牌堆 ${w['deck']} 里没有 ${w['card']} 这张牌`,
    en: (w) => `the deck ${w['deck']} has no card ${w['card']}`,
  },
  'attribute-twice': {
    zh: (w) => `同一张牌上 ${w['attribute']} 写了两次`,
    en: (w) => `${w['attribute']} stands twice on one card`,
  },
  'seat-twice': {
    zh: (w) => `座位 ${w['seat']} 写了两次`,
    en: (w) => `seat ${w['seat']} stands twice`,
  },
  'seat-numbers': {
    zh: () => '有的行有座位号，这一行没有：要么都写，要么都不写',
    en: () => 'other lines have a seat number and this one has none: give it to all or to none',
  },
  'seats-unclear': {
    zh: (w) => `只列了 ${w['listed']} 个座位，却有座位号 ${w['highest']}：用 --players 说明一共几个座位`,
    en: (w) =>
      `${w['listed']} seats are listed, and one is number ${w['highest']}: say with --players how many there are`,
  },
  'seat-not-number': {
    zh: (w) => `座位要写数字，不能是“${w['seat']}”`,
    en: (w) => `a seat is a number, not ${w['seat']}`,
  },
  'seat-conflict': {
    zh: (w) => `座位 ${w['seat']} 的名字或身份与第 ${w['line']} 行写的不一样`,
    en: (w) => `name or role of seat ${w['seat']} is not what line ${w['line']} says`,
  },
  'csv-broken': {
    zh: () => '从这一行起表格读不下去：引号不成对，或者格子太大',
    en: () => 'the table cannot be read from this line on: a quote is not closed, or a cell is too large',
  },
  'csv-columns': {
    zh: () => '表格第一行要写列名：座位（或玩家）、身份、牌堆、牌、属性；一行一张牌，或者一行一个座位、列名写手牌',
    en: () =>
      'the first row of a table names its columns: seat (or player), role, deck, card, attributes; a row a card, or a row a seat with a column cards',
  },
  'csv-row': {
    zh: () => '这一行没有座位',
    en: () => 'this row names no seat',
  },
  'ruleset-needed': {
    zh: (w) => `文件里没有写明规则：在它前面写上规则名（${w['shipped']}）或规则文件`,
    en: (w) =>
      `the file does not say of which ruleset it is: name it before the file (${w['shipped']}, or a ruleset file)`,
  },
  'deal-other-ruleset': {
    zh: (w) => `这是 ${w['deal']} 的一局牌，不是 ${w['ruleset']} 的`,
    en: (w) => `this is a deal of ${w['deal']}, not of ${w['ruleset']}`,
  },
  'completion-limit': {
    zh: () => '在内存上限之内数不清补法，所以抽不出来；--memory 给得多些再试',
    en: () =>
      'the completions could not be counted within the memory limit, so none can be drawn; allow more with --memory',
  },
} satisfies Sentences;
