import type { Sentences } from '../faults.ts';

/** Ruleset files: finding them, their text, their shape, the names in them. */
export const faults = {
  'ruleset-not-found': {
    zh: (w) => `没有“${w['name']}”这个规则，也没有这个文件；自带的规则有 ${w['shipped']}`,
    en: (w) =>
      `there is no ruleset ${w['name']}, nor a file of that name; those that come with the program: ${w['shipped']}`,
  },
  'ruleset-is-folder': {
    zh: () => '这是一个文件夹，要的是一个规则文件',
    en: () => 'this is a folder; a ruleset file is wanted',
  },
  'ruleset-unreadable': {
    zh: () => '读不了这个文件；请检查权限',
    en: () => 'this file cannot be read; look at its permissions',
  },
  'ruleset-not-text': {
    zh: () => '这不是 UTF-8 文本；请把规则文件另存为 UTF-8',
    en: () => 'this is no UTF-8 text; save the ruleset file as UTF-8',
  },
  'ruleset-too-large': {
    zh: (w) => `作为规则文件太大了（上限 ${w['limit']}）`,
    en: (w) => `this is too large for a ruleset file (the limit is ${w['limit']})`,
  },
  'ruleset-too-deep': {
    zh: () => '括号或缩进嵌套太深，这不像规则文件',
    en: () => 'this is nested too deeply to be a ruleset file',
  },
  'ruleset-empty': {
    zh: () => '文件是空的；ninelives new 能写出一个可用的开头',
    en: () => 'the file is empty; ninelives new writes one to start from',
  },
  'ruleset-not-a-mapping': {
    zh: () => '这不是规则文件：最外层应当是“键: 值”，例如 id: my-game',
    en: () => 'this is no ruleset file: its top level must be keys and values, such as id: my-game',
  },
  'ruleset-no-ruleset': {
    zh: () => '这不是规则文件：没有 roles、decks、tables；ninelives new 能写出一个可用的开头',
    en: () => 'this is no ruleset file: it has no roles, decks and tables; ninelives new writes one to start from',
  },
  'ruleset-other-format': {
    zh: (w) => `这是 ${w['format']} 格式的文件，不是规则文件`,
    en: (w) => `this is a file in the format ${w['format']}, and no ruleset`,
  },
  'ruleset-syntax': {
    zh: (w) => `不是正确的 YAML：${w['what']}`,
    en: (w) => `this is no proper YAML: ${w['what']}`,
  },
  'ruleset-key-kind': {
    zh: () => '这里的键必须是一个词或一个编号',
    en: () => 'a key here must be a word or a number',
  },
  'ruleset-key-twice': {
    zh: (w) => `同一处写了两次“${w['key']}”；留下一个`,
    en: (w) => `${w['key']} stands here twice; keep one`,
  },
  'ruleset-key-unknown': {
    zh: (w) => `这里没有“${w['key']}”这个键`,
    en: (w) => `there is no key ${w['key']} here`,
  },
  'ruleset-comma': {
    zh: (w) => `花括号里的逗号把“${w['text']}”变成了一个键；请给整句话加引号`,
    en: (w) => `a comma inside braces has made a key of ${w['text']}; put quotes around the whole sentence`,
  },
  'ruleset-key-missing': {
    zh: (w) => `缺少“${w['key']}”`,
    en: (w) => `${w['key']} is missing`,
  },
  'ruleset-kind': {
    zh: (w) => `“${w['key']}”应当是${kinds(w['expected'], 'zh')}`,
    en: (w) => `${w['key']} must be ${kinds(w['expected'], 'en')}`,
  },
  'ruleset-value': {
    zh: (w) => `“${w['key']}”只能是 ${w['allowed']}`,
    en: (w) => `${w['key']} can only be ${w['allowed']}`,
  },
  'ruleset-list-short': {
    zh: (w) => `“${w['key']}”至少要列出 ${w['least']} 个`,
    en: (w) => `${w['key']} must list at least ${w['least']}`,
  },
  'ruleset-number': {
    zh: (w) => `“${w['key']}”应当是 ${w['bound']} 的整数`,
    en: (w) => `${w['key']} must be a whole number ${w['bound']}`,
  },
  'ruleset-key-shape': {
    zh: (w) =>
      `“${w['key']}”不能这样写：编号用小写字母开头，只含小写字母、数字、点和单个连字符；桌用人数，如 6、6-30 或 3, 5；条款用规则书的编号`,
    en: (w) =>
      `${w['key']} cannot be written so: an id is small letters, digits, dots and single hyphens, a letter first; a table is numbers of seats, such as 6, 6-30 or 3, 5; a clause is the rulebook's number`,
  },
  'ruleset-name-unknown': {
    zh: (w) => `没有叫“${w['name']}”的${kindOf(w['kind'], 'zh')}`,
    en: (w) => `unknown ${kindOf(w['kind'], 'en')} ${w['name']}`,
  },
  'ruleset-name-ambiguous': {
    zh: (w) => `“${w['name']}”可以指 ${w['candidates']}；请写编号`,
    en: (w) => `${w['name']} may stand for ${w['candidates']}; write the id`,
  },
  'ruleset-id-reserved': {
    zh: (w) => `“${w['id']}”在规则文件里另有含义，不能当编号`,
    en: (w) => `${w['id']} means something else in a ruleset file and cannot be an id`,
  },
  'ruleset-id-twice': {
    zh: (w) => `“${w['id']}”既是${kindOf(w['first'], 'zh')}又是${kindOf(w['second'], 'zh')}；条款里会分不清，请改一个`,
    en: (w) =>
      `${w['id']} is the id of a ${kindOf(w['first'], 'en')} and of a ${kindOf(w['second'], 'en')}; a clause could not tell them apart: change one`,
  },
  'ruleset-name-twice': {
    zh: (w) => `牌 ${w['first']} 和 ${w['second']} 都叫“${w['name']}”；一副牌里一个名字只能指一种牌`,
    en: (w) =>
      `the cards ${w['first']} and ${w['second']} are both called ${w['name']}; in one deck a name stands for one card`,
  },
  'ruleset-name-dropped': {
    zh: (w) => `这里还提到“${w['name']}”，它却被 drop 去掉了；把这一条也去掉或改写`,
    en: (w) => `this still names ${w['name']}, which drop takes away; drop or change this entry too`,
  },
  'extends-not-found': {
    zh: (w) => `要扩展的“${w['name']}”既不是自带的规则，也不是这个文件旁边的文件`,
    en: (w) => `${w['name']} is neither a ruleset that comes with the program nor a file beside this one`,
  },
  'extends-cycle': {
    zh: (w) => `extends 绕成了一圈：${w['chain']}；其中一个必须独立`,
    en: (w) => `extends goes round in a circle: ${w['chain']}; one of them must stand alone`,
  },
  'extends-same-id': {
    zh: (w) => `编号“${w['id']}”是被扩展的规则的；给这个规则另起一个，牌局文件才分得清`,
    en: (w) =>
      `the id ${w['id']} is that of the ruleset which this one extends; give it its own, so that deal files tell them apart`,
  },
  'extends-drop-unknown': {
    zh: (w) => `被扩展的规则在 ${w['section']} 里没有“${w['id']}”可去掉`,
    en: (w) => `the ruleset that this one extends has no ${w['id']} under ${w['section']} to drop`,
  },
  'new-id-shipped': {
    zh: (w) => `“${w['id']}”是自带的规则；另起一个编号，牌局文件才分得清`,
    en: (w) => `${w['id']} comes with the program; take another id, so that deal files tell them apart`,
  },
  'new-id-shape': {
    zh: (w) => `“${w['id']}”不能当编号：小写字母开头，只用小写字母、数字、点和单个连字符，例如 my-game`,
    en: (w) =>
      `${w['id']} cannot be an id: small letters, digits, dots and single hyphens, a letter first, such as my-game`,
  },
} satisfies Sentences;

type Language = 'zh' | 'en';
type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What a value can be. */
const KINDS: Words = {
  text: { zh: '文字', en: 'text' },
  number: { zh: '整数', en: 'a whole number' },
  boolean: { zh: ' true 或 false', en: 'true or false' },
  list: { zh: '列表', en: 'a list' },
  mapping: { zh: '“键: 值”', en: 'keys and values' },
};

/** What a name can stand for. */
const NAMED: Words = {
  card: { zh: '牌', en: 'card' },
  faction: { zh: '阵营', en: 'faction' },
  attribute: { zh: '属性', en: 'attribute' },
  role: { zh: '身份', en: 'role' },
  deck: { zh: '牌堆', en: 'deck' },
  parameter: { zh: '参数', en: 'parameter' },
};

/** Kinds with `|` between them. */
function kinds(expected: string | number | undefined, language: Language): string {
  const words = String(expected)
    .split('|')
    .map((kind) => KINDS[kind]?.[language] ?? kind);
  return words.join(language === 'zh' ? '或' : ' or ');
}

function kindOf(kind: string | number | undefined, language: Language): string {
  return NAMED[String(kind)]?.[language] ?? String(kind);
}
