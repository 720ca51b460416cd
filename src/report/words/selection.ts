/** Help of the selection flags. */
export const words = {
  group: { zh: '选定（发哪一桌）：', en: 'Selection (which table):' },
  ruleset: {
    zh: '规则：内置规则名，或规则文件的路径',
    en: 'a shipped ruleset (ninelives rules lists them) or the path of a ruleset file',
  },
  players: { zh: '座位数', en: 'number of seats' },
  set: { zh: '给规则的参数定值；可重复', en: "value of a ruleset's parameter; may be repeated" },
  reading: {
    zh: '选定有歧义条款的解读；可重复',
    en: 'reading of a clause that can be read in two ways; may be repeated',
  },
  without: { zh: '不执行这一条规则；可重复', en: 'leave this rule out; may be repeated' },
  rules: { zh: '只执行这些规则', en: 'these rules alone' },
  pin: {
    zh: '必须成立的事实：座位或名字=身份，或 座位或名字:牌[*属性],…；可重复',
    en: 'a fact to keep: WHO=ROLE or WHO:CARD[*ATTRIBUTE],… (WHO: seat or name); may be repeated',
  },
  ban: { zh: '不许成立的事实，写法同上；可重复', en: 'a fact to forbid, written likewise; may be repeated' },
  pinsFile: { zh: '每行一个事实的文件；以 ! 开头的是禁止', en: 'file with a fact a line; a leading ! forbids it' },
  weights: {
    zh: 'deals：每种发牌结果等可能；shuffles：每种洗牌等可能；也可写 牌堆=…',
    en: 'deals: every legal deal alike; shuffles: every legal shuffle alike; or DECK=…',
  },
  pool: { zh: '换用这个牌池：每行一个名字的文件', en: 'file with the names of another pool, one a line' },
} as const;
