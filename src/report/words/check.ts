/** Words of `check`. */
export const words = {
  players: { zh: '人数', en: 'Players' },
  varied: { zh: '解读、参数', en: 'Readings, parameters' },
  legal: { zh: '合法发牌结果', en: 'Legal deals' },
  shuffle: { zh: '随机洗牌', en: 'A shuffle is legal' },
  costs: { zh: '少了这一条，结果多几倍', en: 'Without this rule, so many times as many' },
  remarks: { zh: '说明', en: 'Remarks' },
  none: { zh: '0（发不出来）', en: '0 (cannot be dealt)' },
  uncounted: { zh: '数不完', en: 'not counted' },
  skipped: { zh: (why: string) => `跳过：${why}`, en: (why: string) => `skipped: ${why}` },
  idle: { zh: (ids: string) => `不起作用：${ids}`, en: (ids: string) => `idle: ${ids}` },
  pairs: {
    zh: (pairs: string) => `只因对方在才不起作用：${pairs}`,
    en: (pairs: string) => `idle only because the other stands: ${pairs}`,
  },
  unheld: { zh: (cards: string) => `没有一手牌能有：${cards}`, en: (cards: string) => `no hand may hold ${cards}` },
  conflict: { zh: (text: string) => `冲突：${text}`, en: (text: string) => `conflict: ${text}` },
  drop: { zh: (sets: string) => `去掉 ${sets} 就能发`, en: (sets: string) => `can be dealt without ${sets}` },
  or: { zh: ' 或 ', en: ' or ' },
  canBe: { zh: '可以发', en: 'can be dealt' },
  undecided: { zh: '不知道能不能发', en: 'not known whether it can be dealt' },
  frees: { zh: (id: string) => `${id} 去掉就能发`, en: (id: string) => `${id} frees it` },
  summary: {
    zh: (rows: number, bad: number, open: number, skipped: number) =>
      `共 ${rows} 桌：${bad} 桌发不出来，${open} 桌没有结论，${skipped} 桌跳过。`,
    en: (rows: number, bad: number, open: number, skipped: number) =>
      `${rows} cases: ${bad} cannot be dealt, ${open} undecided, ${skipped} skipped.`,
  },
  progress: {
    zh: (done: number, all: number) => `已检查 ${done} / ${all}`,
    en: (done: number, all: number) => `checked ${done} of ${all}`,
  },
  argument: {
    zh: '规则名、规则文件或文件夹；不写就是全部内置规则',
    en: 'rulesets, ruleset files or folders of them; all shipped rulesets if none is named',
  },
  readings: {
    zh: 'all：每一种解读的组合都查',
    en: 'all: every combination of readings',
  },
  set: {
    zh: '给参数定值，或给一个范围 killers=1..6；没有这个参数的规则不理会；可重复',
    en: 'value or range of a parameter (killers=1..6); rulesets without it ignore it; may be repeated',
  },
} as const;
