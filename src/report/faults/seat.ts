import type { Sentences } from '../faults.ts';

/** Names, aliases and substitutes for a deal. */
export const faults = {
  'names-committed': {
    zh: () => '这局牌出自承诺，名单由承诺决定，不能另外排座位',
    en: () => 'this deal follows a commitment, which settles the names: it cannot be seated in another way',
  },
  'names-replaced': {
    zh: () => '这局牌已经有人替补上场，不能再重排名字；从替补之前的文件重新开始',
    en: () => 'somebody has stepped in already: the names cannot be bound again; begin with the file from before that',
  },
  'seat-nothing': {
    zh: () => '没有要做的事：给出 --names、--names-file、--aliases-file、--substitutes 或 --replace',
    en: () => 'nothing to do: give --names, --names-file, --aliases-file, --substitutes or --replace',
  },
  'seat-illegal': {
    zh: (w) => `这局牌不合法（${w['ids']}）；ninelives verify 会说明哪里不合`,
    en: (w) => `this deal is not legal (${w['ids']}); ninelives verify says where`,
  },
  'output-is-input': {
    zh: (w) => `不能写回输入的文件 ${w['file']}；换一个文件名`,
    en: (w) => `${w['file']} is the input, which is left alone; write to another file`,
  },
  'alias-line': {
    zh: () => '这一行应当是“马甲,密码”两格，都不能空',
    en: () => 'this line should be two cells, alias and password, none of them empty',
  },
  'alias-twice': {
    zh: (w) => `马甲“${w['alias']}”和第 ${w['line']} 行的相同`,
    en: (w) => `the alias ${w['alias']} is the same as on line ${w['line']}`,
  },
  'aliases-few': {
    zh: (w) => `${w['seats']} 个座位至少要 ${w['seats']} 个马甲，只有 ${w['aliases']} 个`,
    en: (w) => `${w['seats']} seats want at least ${w['seats']} aliases, and there are ${w['aliases']}`,
  },
  'alias-is-name': {
    zh: (w) => `马甲“${w['alias']}”就是一位玩家的名字，会泄露身份；换一个`,
    en: (w) => `the alias ${w['alias']} is the name of a player; take another`,
  },
  'substitutes-few': {
    zh: (w) => `这套规则至少要 ${w['least']} 名替补，只有 ${w['substitutes']} 名`,
    en: (w) => `the ruleset asks for at least ${w['least']} substitutes, and there are ${w['substitutes']}`,
  },
  'replace-form': {
    zh: (w) => `--replace 的写法是 座位或名字=替补，不能是“${w['value']}”`,
    en: (w) => `--replace is written WHO=SUBSTITUTE, WHO being a seat or a name, not "${w['value']}"`,
  },
  'replace-not-asked': {
    zh: (w) => `${w['ruleset']} 没有替补，不能换人`,
    en: (w) => `${w['ruleset']} has no substitutes: nobody can be replaced`,
  },
  'replace-unnamed': {
    zh: (w) => `${w['seat']} 号座位还没有名字，谈不上换人`,
    en: (w) => `seat ${w['seat']} has no name yet, so nobody can be replaced there`,
  },
  'unknown-substitute': {
    zh: (w) =>
      `“${w['name']}”不在替补名单里${w['substitutes'] === '' ? '（名单是空的，先用 --substitutes）' : `（${w['substitutes']}）`}`,
    en: (w) =>
      `${w['name']} is none of the substitutes${w['substitutes'] === '' ? ' (there are none: list them with --substitutes)' : ` (${w['substitutes']})`}`,
  },
} satisfies Sentences;
