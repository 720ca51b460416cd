import type { Sentences } from '../faults.ts';

/** Use of the command line, and files. */
export const faults = {
  'usage-unknown-option': {
    zh: (w) => `没有 ${w['option']} 这个选项；用 --help 查看用法`,
    en: (w) => `there is no option ${w['option']}; --help shows what there is`,
  },
  'usage-unknown-command': {
    zh: (w) => `没有 ${w['command']} 这个命令；用 ninelives --help 查看全部命令`,
    en: (w) => `there is no command ${w['command']}; ninelives --help lists them`,
  },
  'usage-missing-argument': {
    zh: (w) => `缺少 <${w['argument']}>；用 --help 查看用法`,
    en: (w) => `<${w['argument']}> is missing; --help shows how to write it`,
  },
  'usage-missing-value': {
    zh: (w) => `选项 ${w['option']} 后面缺少值`,
    en: (w) => `the option ${w['option']} needs a value`,
  },
  'usage-excess-arguments': {
    zh: (w) => `参数太多：应有 ${w['expected']} 个，却有 ${w['got']} 个；含空格的名字要加引号`,
    en: (w) => `too many arguments: ${w['expected']} expected, ${w['got']} given; quote what holds spaces`,
  },
  'usage-other': {
    zh: (w) => `用法不对：${w['message']}`,
    en: (w) => `bad use: ${w['message']}`,
  },
  'flags-contradict': {
    zh: (w) => `${w['one']} 和 ${w['other']} 不能同时使用`,
    en: (w) => `${w['one']} and ${w['other']} cannot stand together`,
  },
  'flag-needs': {
    zh: (w) => `${w['flag']} 要和 ${w['needs']} 一起使用`,
    en: (w) => `${w['flag']} works only together with ${w['needs']}`,
  },
  'flag-not-number': {
    zh: (w) => `${w['flag']} 要一个不小于 ${w['min']} 的整数，不能是“${w['value']}”`,
    en: (w) => `${w['flag']} takes a whole number of at least ${w['min']}, not "${w['value']}"`,
  },
  'flag-too-big': {
    zh: (w) => `${w['flag']} 最大 ${w['max']}，不能是 ${w['value']}`,
    en: (w) => `${w['flag']} takes at most ${w['max']}, not ${w['value']}`,
  },
  'flag-not-pair': {
    zh: (w) => `${w['flag']} 的写法是 ${w['form']}，不能是“${w['value']}”`,
    en: (w) => `${w['flag']} is written ${w['form']}, not "${w['value']}"`,
  },
  'flag-twice': {
    zh: (w) => `${w['flag']} 对 ${w['key']} 给了两个值`,
    en: (w) => `${w['flag']} gives ${w['key']} two values`,
  },
  'flag-not-one-of': {
    zh: (w) => `${w['flag']} 只能是 ${w['choices']}，不能是“${w['value']}”`,
    en: (w) => `${w['flag']} is one of ${w['choices']}, not "${w['value']}"`,
  },
  'flag-empty': {
    zh: (w) => `${w['flag']} 不能为空`,
    en: (w) => `${w['flag']} must not be empty`,
  },
  'number-not-decimal': {
    zh: (w) => `牌局编号要写成十进制整数，不能是“${w['value']}”`,
    en: (w) => `a deal number is a decimal whole number, not "${w['value']}"`,
  },
  'number-too-big': {
    zh: (w) => `没有 ${w['number']} 号牌局：共 ${w['legal']} 种合法结果，编号从 0 数起`,
    en: (w) => `there is no deal number ${w['number']}: there are ${w['legal']} legal deals, numbered from 0`,
  },
  'pins-conflict': {
    zh: (w) => `这几条不能同时成立：${w['text']}`,
    en: (w) => `these cannot stand together: ${w['text']}`,
  },
  'counting-argument': {
    zh: (w) => `${w['text']}`,
    en: (w) => `${w['text']}`,
  },
  'list-too-long': {
    zh: (w) => `共 ${w['legal']} 种合法结果，超过上限 ${w['limit']}；可用 --limit 放宽`,
    en: (w) => `there are ${w['legal']} legal deals, more than the limit of ${w['limit']}; --limit raises it`,
  },
  'file-missing': {
    zh: (w) => `没有 ${w['file']} 这个文件`,
    en: (w) => `there is no file ${w['file']}`,
  },
  'file-is-folder': {
    zh: (w) => `${w['file']} 是文件夹，这里要的是文件`,
    en: (w) => `${w['file']} is a folder; a file is wanted here`,
  },
  'file-is-no-folder': {
    zh: (w) => `${w['file']} 不是文件夹`,
    en: (w) => `${w['file']} is not a folder`,
  },
  'file-unreadable': {
    zh: (w) => `读不了 ${w['file']}：${w['why']}`,
    en: (w) => `cannot read ${w['file']}: ${w['why']}`,
  },
  'file-unwritable': {
    zh: (w) => `写不了 ${w['file']}：${w['why']}`,
    en: (w) => `cannot write ${w['file']}: ${w['why']}`,
  },
  'file-not-text': {
    zh: (w) => `${w['file']} 不是 UTF-8 文本`,
    en: (w) => `${w['file']} is not UTF-8 text`,
  },
  'file-too-big': {
    zh: (w) => `${w['file']} 太大：最大 ${w['max']} MB`,
    en: (w) => `${w['file']} is too big: at most ${w['max']} MB`,
  },
  'file-exists': {
    zh: (w) => `${w['file']} 已经存在；要覆盖请加 --force`,
    en: (w) => `${w['file']} exists already; --force overwrites it`,
  },
} satisfies Sentences;
