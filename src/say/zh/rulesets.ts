/** Words of `rules`. */
export const rules = {
  rulesetArgument: '规则名或规则文件；不写就列出全部内置规则',
  ruleset: '规则',
  name: '名称',
  seats: '人数',
  about: '说明',
  tables: '桌',
  roles: '身份',
  hands: '手牌',
  leaveOut: '不用的牌',
  stock: '剩余牌',
  parameters: '参数（--set）',
  range: '范围',
  byTable: '各桌默认',
  cards: '牌',
  copies: '张数',
  faction: '阵营',
  also: '也写作',
  does: '作用',
  attributes: '秘密属性',
  rules: '规则条款（--without、--rules）',
  readings: '解读（--reading），* 为默认',
  weights: {
    deals: '每种发牌结果等可能',
    shuffles: '每种洗牌等可能',
  },
  rest: '其余',
  pool: '可用 --pool 换牌池',
  fingerprint: '规则指纹',
};

/** Words around counts. */
export const count = {
  players: '人数',
  legal: '合法发牌结果',
  weight: '总权重',
  shuffle: '随机洗牌合法的机会',
  never: '不可能',
  always: '总是',
  oneIn: (n: string) => `约 ${n} 次中 1 次`,
  percent: (n: string) => `约 ${n} %`,
};

/** Help of `list`. */
export const list = {
  limit: '最多列出这么多（默认 100000）；超过就什么也不输出，退出码 3',
};

/** Words of `check`. */
export const check = {
  players: '人数',
  varied: '解读、参数',
  legal: '合法发牌结果',
  shuffle: '随机洗牌',
  costs: '少了这一条，结果多几倍',
  remarks: '说明',
  none: '0（发不出来）',
  uncounted: '数不完',
  skipped: (why: string) => `跳过：${why}`,
  idle: (ids: string) => `不起作用：${ids}`,
  pairs: (pairs: string) => `只因对方在才不起作用：${pairs}`,
  unheld: (cards: string) => `没有一手牌能有：${cards}`,
  conflict: (text: string) => `冲突：${text}`,
  drop: (sets: string) => `去掉 ${sets} 就能发`,
  or: ' 或 ',
  canBe: '可以发',
  undecided: '不知道能不能发',
  frees: (id: string) => `${id} 去掉就能发`,
  summary: (rows: number, bad: number, open: number, skipped: number) =>
    `共 ${rows} 桌：${bad} 桌发不出来，${open} 桌没有结论，${skipped} 桌跳过。`,
  progress: (done: number, all: number) => `已检查 ${done} / ${all}`,
  argument: '规则名、规则文件或文件夹；不写就是全部内置规则',
  readings: 'all：每一种解读的组合都查',
  set: '给参数定值，或给一个范围 killers=1..6；没有这个参数的规则不理会；可重复',
};

/** Words of `diff`. */
export const diff = {
  from: '原来的规则：自带的编号或文件',
  to: '改过的规则：自带的编号或文件',
  same: '发牌没有任何不同：至多是文字不一样',
  players: (n: number) => `${n} 人桌的合法发牌结果`,
  alone: (what: string) => `　只改${what}`,
  form: '（说法没变，内容变了）',
  rules: (ids: string) => `规则 ${ids}`,
  without: (cards: string) => `不用${cards}`,
  rest: '剩余',
  sections: {
    role: '身份',
    deck: '牌堆',
    card: '牌',
    attribute: '属性',
    order: '次序',
    attributes: '秘密属性',
    parameter: '参数',
    table: '桌',
    reading: '解读',
    rule: '规则',
    presentation: '告知与抽签',
  },
  changes: {
    added: '新增',
    dropped: '去掉',
    changed: '改动',
  },
  /** What of `presentation` and of `order` differs. */
  lists: {
    public: '公开的',
    knows: '开局知道的',
    judge: '法官',
    order: '手牌次序',
    places: '牌位',
    aliases: '马甲',
    discard: '丢牌顺序',
    choice: '立场选择',
    camps: '两方与捉对',
    roles: '身份',
    decks: '牌堆',
    cards: '牌',
    attributes: '属性',
  },
  /** A step by its key: `rule 4.1`, `reading 4.1`, `attributes`, `cards and tables`. */
  step: (key: string): string => {
    if (key === 'attributes') return '秘密属性';
    if (key === 'cards and tables') return '牌和桌';
    const [kind = '', id = ''] = key.split(' ');
    return `${kind === 'reading' ? '解读' : '规则'} ${id}`;
  },
};

/** Words of `new`. */
export const newFile = {
  id: '新规则的编号：小写字母开头，小写字母、数字、点和连字符',
  extends: '在这个规则（自带的编号或文件）之上改',
  written: (file: string) =>
    `写好了 ${file}\n\n  ninelives deal ${file}\n  ninelives count ${file}\n\n改一点，数一次；格式见 docs/writing-rulesets.zh.md\n`,
};

/** Words of `export`. */
export const exporting = {
  file: 'CNF 写进这个文件，权限 0600',
  force: '覆盖已有的文件',
};
