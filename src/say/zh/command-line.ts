import { listed } from '../language.ts';

/** Words of the command line itself. */
export const frame = {
  usage: '用法：',
  arguments: '参数：',
  options: '选项：',
  commands: '命令：',
  examples: '例子：',
  intro: '给杀人、狼人一类身份推理牌局发牌的命令行工具：每一种合法的发牌结果，机会完全相等。',
  bare: `ninelives：给杀人、狼人一类身份推理牌局发牌。
法官说出规则的名字，得到一局真正合法的牌，每一种合法结果的机会完全相等。

  ninelives deal v1                发一局（用 --players 6 选定人数）
  ninelives count v1               一共有多少种合法的发牌结果
  ninelives rules                  有哪些规则；rules v1 看条款和解读
  ninelives verify v1 FILE         查一局手发的牌是否合法，哪里不合
  ninelives publish DEAL -o DIR    给法官和每位玩家的消息

ninelives --help 列出全部命令，每个命令都有 --help。
`,
  hidden: (code: string) => `这里有错（${code}），说出来会露出不该看的内容，--blind 下不显示；去掉 --blind 可以看到`,
  moreFaults: (n: number, some: boolean) => `另外还有 ${n} 处${some ? '，后面的没有再读' : ''}`,
  bug: (what: string) => `程序出错了，这是我们的毛病：${what}。请报告（设 NINELIVES_DEBUG=1 再运行一次可看到细节）。`,
};

/** What parts words: before an explanation, between sentences' parts, between the items of a list. */
export const punctuation = { colon: '：', comma: '，', item: '、', semicolon: '；' };

export interface FileForms {
  readonly data: boolean;
  readonly lines: boolean;
  readonly csv: boolean;
}

/** What a verb can write into a file: data as JSON, JSON line by line, deals as a table; without data a text of its own. */
export const output = {
  group: '输出：',
  json: '输出 JSON',
  ndjson: '每行一个 JSON',
  file: (forms: FileForms) => `${forms.data ? `数据写进这个文件（${formsZh(forms)}）` : '写进这个文件'}，权限 0600`,
  folder: '写进这个文件夹，文件权限 0600',
  force: '覆盖已有的文件',
  blind: '屏幕上不显示任何秘密；要和 -o 一起用',
  hushed: '屏幕上不出现秘密，只说结论',
  memory: '计数图的内存上限（MB，默认 1024）',
  lang: '语言：zh 或 en（默认看系统）',
  color: '颜色：auto、always 或 never',
  help: '显示帮助',
  version: '显示版本号',
  everywhere: '通用：',
  written: (file: string) => `已写入 ${file}`,
};

function formsZh({ lines, csv }: FileForms): string {
  return `JSON${lines ? '；加 --ndjson 则每行一个' : ''}${csv ? '；文件名以 .csv 结尾则写成表格' : ''}`;
}

/** Help of the selection flags. */
export const selection = {
  group: '选定（发哪一桌）：',
  ruleset: '规则：内置规则名，或规则文件的路径',
  players: '座位数',
  set: '给规则的参数定值；可重复',
  reading: '选定有歧义条款的解读；可重复',
  without: '不执行这一条规则；可重复',
  rules: '只执行这些规则',
  pin: '必须成立的事实：座位或名字=身份，或 座位或名字:牌[*属性],…；可重复',
  ban: '不许成立的事实，写法同上；可重复',
  pinsFile: '每行一个事实的文件；以 ! 开头的是禁止',
  weights: 'deals：每种发牌结果等可能；shuffles：每种洗牌等可能；也可写 牌堆=…',
  pool: '换用这个牌池：每行一个名字的文件',
};

/** Help of the flags that say where randomness comes from. */
export const seed = {
  seed: '种子：同一个种子总是同一局（每个字符都算数；短种子只适合练习）',
  seedFile: '从文件读种子（一行），不留在命令历史里',
  number: '按编号取一局（从 0 数起）',
};

/** Help of the flags for names. */
export const names = {
  names: '玩家名字，按座位顺序，用逗号分开',
  namesFile: '名单文件，每行一个（可以直接贴报名帖）',
};

export const given = {
  stdin: '标准输入',
  ruleset: '规则（文件里没有写明规则时必须给）',
  deal: '一局牌：deal 的 JSON、CSV 表格或粘贴的文字；- 是标准输入',
  rulesetFlag: '文件所属的规则，不是内置规则时用',
  replaced: (parts: readonly string[]) => `选定中的 ${listed(parts, 'zh')} 以命令行为准，不用文件里写的`,
};

/** One line on each verb. */
export const summaries = {
  deal: '发一局或一批合法的牌',
  count: '精确计算有多少种合法的发牌结果',
  list: '按编号列出小规则的全部合法结果',
  rules: '有哪些规则；一套规则的桌、牌、条款和解读',
  verify: '手发的一局合不合法，哪里不合；没发完的能不能补',
  repair: '用最少的改动把一局牌改成合法的',
  seat: '给发好的牌排上名字、马甲和替补',
  check: '检查规则的每一桌：能不能发，每条规则起多大作用',
  explain: '为什么发不出来，少了哪些规则就能发',
  export: '导出 DIMACS CNF，模型就是合法发牌结果',
  diff: '两套规则有什么不同，合法结果因此多了还是少了',
  new: '写出一个带注释的规则文件，从它改起',
  odds: '每张牌、每种身份、每种秘密属性和任意事件的精确概率',
  publish: '公告、每位玩家的消息、主持人用表、可剪的发牌条',
  bias: '这些发牌结果公平吗：与精确概率对照',
  commit: '发牌之前先公布承诺，事后人人可以核对',
  reveal: '游戏结束后要公布的内容',
  audit: '核对公布的承诺、名单、外部数值和牌局是否吻合',
};

/** A command line as typed, and what it does. */
type Examples = readonly (readonly [line: string, what: string])[];

export const examples = {
  deal: [
    ['ninelives deal v1', '发一局'],
    [
      'ninelives deal v1 --players 6 --names 苹果,楼兰,警花,阿杰,小雨,老王 -o deal.json --blind',
      '写进文件，屏幕上不显示牌面',
    ],
    ['ninelives deal v2 --seed practice --json', '练习用：同一个种子总是同一局'],
    ['ninelives deal v1 --deals 1000 --ndjson', '一千局，每行一局'],
  ] as Examples,
  count: [
    ['ninelives count v1', '每一桌各有多少种合法的发牌结果'],
    ['ninelives count v1 --players 6 --without 6.2 --json', '六人桌，不执行 6.2，输出 JSON'],
  ] as Examples,
  list: [['ninelives list ./my-game.yaml', '小规则的全部合法发牌结果']] as Examples,
  rules: [
    ['ninelives rules', '有哪些规则'],
    ['ninelives rules v1', '第一版的桌、牌、条款和解读'],
    ['ninelives rules v1 --json', '同上，JSON'],
  ] as Examples,
  verify: [
    ['ninelives verify deal.json', '查一局发好的牌'],
    ['ninelives verify v1 pasted.txt', '查粘贴的文字'],
    ['ninelives verify v1 half.csv --complete', '没发完的一局：有多少种补法，抽一种'],
  ] as Examples,
  repair: [
    ['ninelives repair v1 pasted.txt', '用最少的改动把手发的牌改成合法的'],
    ['ninelives repair v1 pasted.txt --keep 3:占卜 -o mended.json', '3 号的占卜不动；修好的写进文件'],
    ['ninelives repair deal.json --free roles', '身份也可以改'],
  ] as Examples,
  seat: [
    [
      'ninelives seat deal.json --names-file signup.txt --substitutes 阿花,小白 --draw -o seated.json --blind',
      '按报名名单抽签排座位',
    ],
    ['ninelives seat seated.json --replace 苹果=阿花 -o mended.json --blind', '替补上场'],
    ['ninelives seat mended.json --leave 楼兰 -o left.json --blind', '一位玩家离开，座位空着，等人补上'],
  ] as Examples,
  check: [
    ['ninelives check', '检查全部内置规则的每一桌'],
    ['ninelives check ./rulesets', '检查文件夹里的所有规则文件'],
    ['ninelives check v1 --readings all', '每一种解读的组合'],
    ['ninelives check killer-police --set killers=1..6', '参数从 1 到 6'],
  ] as Examples,
  explain: [
    ['ninelives explain v1', '每一桌能不能发'],
    ['ninelives explain v1 half.txt', '一局没发完的牌为什么补不成'],
    ['ninelives explain v1 --pin 1=killer --pin 1:sniper', '这些指定和哪条规则冲突'],
  ] as Examples,
  export: [
    ['ninelives export v1 --players 5 -o v1.cnf', '五人桌的 CNF，可交给任何精确模型计数器'],
    ['ninelives export v1 --rules 4.4.1,4.4.2', '只含这两条规则（事实总是在内）'],
  ] as Examples,
  diff: [
    ['ninelives diff v1 my-v1.yaml', '自家规矩改了什么，合法结果多了还是少了'],
    ['ninelives diff v1 my-v1.yaml --players 6 --json', '只看六人桌，输出 JSON'],
  ] as Examples,
  new: [
    ['ninelives new my-game', '写出 my-game.yaml，马上能发牌'],
    ['ninelives new my-v1 --extends v1', '写出 my-v1.yaml：在 v1 之上改自家规矩'],
  ] as Examples,
  odds: [
    ['ninelives odds v1 --players 6', '六人桌上每张牌在谁手里'],
    [
      'ninelives odds v1 --event "some villager holds 杀手" --event "some killer holds 必杀 and 炸弹"',
      '两个事件的概率',
    ],
    ['ninelives odds v1 --pin "3:杀手,恶魔,先知,必杀,圣人"', '我坐三号，手里是这五张：别的牌可能在谁手里'],
  ] as Examples,
  publish: [
    ['ninelives publish deal.json -o tonight --blind', '全部写进文件夹，屏幕上什么也不泄露'],
    ['ninelives publish deal.json --only 3 --markup bbcode', '三号玩家的消息，可以直接贴论坛'],
  ] as Examples,
  bias: [
    ['ninelives deal v1 --deals 10000 --ndjson --seed test | ninelives bias v1 -', '检验本程序自己发的一万局'],
    ['ninelives bias v1 year.txt', '检验一年里手工发的牌'],
  ] as Examples,
  commit: [
    [
      'ninelives commit v1 --game 第12局 --outside "双色球 12月12日" --outside-like "01 02 03 04 05 06 + 07" --names-file list.txt --draw -o game12',
      '公布 game12/commitment.txt',
    ],
    ['ninelives commit --commitment game13 --names-file list.txt', '名单后来才齐：写出要公布的名单'],
  ] as Examples,
  reveal: [
    ['ninelives reveal game12 -o public', 'public 文件夹里的全部公布'],
    ['ninelives reveal game12 played.json -o reveal.txt', '换过人：连同换人的记录'],
  ] as Examples,
  audit: [
    ['ninelives audit commitment.txt', '揭晓之前：写法是否正确'],
    ['ninelives audit commitment.txt reveal.txt', '揭晓之后：是否吻合'],
  ] as Examples,
};
