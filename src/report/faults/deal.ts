import type { Fill, Sentences } from '../faults.ts';

/** Seeds, drawing, deal files. */
export const faults = {
  'seed-empty': {
    zh: () => '种子是空的；给一个至少一个字符的种子，或者不给，让程序自己产生',
    en: () => 'the seed is empty; give at least one character, or none at all and one is made',
  },
  'seed-broken': {
    zh: () => '种子里有半个字符（残缺的代理对），无法写成 UTF-8；请换一个种子',
    en: () => 'the seed holds half a character (a lone surrogate), which no UTF-8 can hold; take another seed',
  },
  'seed-lines': {
    zh: () => '种子文件应当只有一行',
    en: () => 'a seed file holds one line',
  },
  'seed-not-text': {
    zh: () => '种子文件不是 UTF-8 文本',
    en: () => 'the seed file is no UTF-8 text',
  },
  'batch-too-far': {
    zh: (w) => `从第 ${w['from']} 局起要 ${w['count']} 局，数不到那么远：局的编号最大到 ${w['most']}`,
    en: (w) =>
      `${w['count']} deals from ${w['from']} on are more than can be counted: places in a batch go up to ${w['most']}`,
  },
  'no-legal-deal': {
    zh: (w) =>
      `${w['ruleset']} 在 ${w['players']} 个座位、这样选定时没有任何合法的发牌结果；ninelives explain 会说明原因`,
    en: (w) =>
      `${w['ruleset']} with ${w['players']} seats has no legal deal under this selection; ninelives explain says why`,
  },
  'deal-not-object': {
    zh: () => '这不是一局牌的 JSON：最外层应当是一个对象',
    en: () => 'this is no JSON of a deal: an object is wanted at the top',
  },
  'deal-field': {
    zh: (w) => `${w['path']} 应当是${wantedZh(w)}`,
    en: (w) => `${w['path']} should be ${wantedEn(w)}`,
  },
  'deal-field-missing': {
    zh: (w) => `缺少 ${w['path']}`,
    en: (w) => `${w['path']} is missing`,
  },
  'deal-field-unknown': {
    zh: (w) => `一局牌里没有 ${w['path']} 这一项`,
    en: (w) => `a deal has no field ${w['path']}`,
  },
  'deal-scheme': {
    zh: (w) => `这局牌是用 ${w['scheme']} 的方式抽的，本程序用的是 ${w['ours']}：请用发牌时的那个版本`,
    en: (w) =>
      `this deal was drawn by the scheme ${w['scheme']}, and this program has ${w['ours']}: use the version that dealt it`,
  },
  'text-empty': {
    zh: () => '文件是空的',
    en: () => 'the file is empty',
  },
  'text-binary': {
    zh: () => '这不是文本：里面有文本里不会有的控制字符',
    en: () => 'this is no text: it holds control characters that no text has',
  },
  'text-encoding': {
    zh: () => '认不出这个文件的编码；请存成 UTF-8 再试',
    en: () => 'the encoding of the file is unknown; save it as UTF-8 and try again',
  },
  'name-empty': {
    zh: (w) => `第 ${w['position']} 个名字是空的`,
    en: (w) => `name number ${w['position']} is empty`,
  },
  'name-twice': {
    zh: (w) => `名字“${w['name']}”和“${w['other']}”相同（不分大小写和全角半角）；请改掉一个`,
    en: (w) => `the names ${w['name']} and ${w['other']} are the same but for case and width; change one of them`,
  },
  'names-count': {
    zh: (w) => `${w['seats']} 个座位要 ${w['seats']} 个名字，却有 ${w['names']} 个`,
    en: (w) => `${w['seats']} seats want ${w['seats']} names, and there are ${w['names']}`,
  },
} satisfies Sentences;

function wantedZh(w: Fill): string {
  switch (w['want']) {
    case 'int':
    case 'number':
      return '整数';
    case 'string':
      return '文字';
    case 'boolean':
      return 'true 或 false';
    case 'array':
      return '列表';
    case 'object':
    case 'record':
      return '对象';
    case 'one-of':
      return `${w['values']} 之一`;
    case 'hex':
      return ' 64 个十六进制小写数字';
    case 'decimal':
      return '写成文字的十进制非负整数，前面没有多余的 0';
    case 'at-least':
      return `不小于 ${w['least']} 的数`;
    case 'not-empty':
      return '非空的';
    case 'seat':
      return `座位号 1 到 ${w['players']}`;
    case 'seats':
      return ` ${w['players']} 个座位，与 players 相同`;
    case 'below-legal':
      return `小于 legal（${w['legal']}）的数`;
    case 'with-seed':
      return '与 seed 同有同无：没有种子时是 null，有种子时是数';
    case 'order':
      return `这手牌的 ${w['size']} 个位置（从 0 数起）各出现一次`;
    default:
      return '合乎格式的值';
  }
}

function wantedEn(w: Fill): string {
  switch (w['want']) {
    case 'int':
    case 'number':
      return 'a whole number';
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
    case 'record':
      return 'an object';
    case 'one-of':
      return `one of ${w['values']}`;
    case 'hex':
      return '64 hex digits in lower case';
    case 'decimal':
      return 'a whole number from 0, written as a text of decimal digits without leading zeros';
    case 'at-least':
      return `a number of at least ${w['least']}`;
    case 'not-empty':
      return 'not empty';
    case 'seat':
      return `a seat from 1 to ${w['players']}`;
    case 'seats':
      return `a list of ${w['players']} seats, as players says`;
    case 'below-legal':
      return `a number below legal (${w['legal']})`;
    case 'with-seed':
      return 'null where seed is null, and a number where there is a seed';
    case 'order':
      return `each of the ${w['size']} places of the hand (from 0) once`;
    default:
      return 'in the form of a deal file';
  }
}
