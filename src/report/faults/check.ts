import type { Sentences } from '../faults.ts';

/** What `check` is asked to look at. */
export const faults = {
  'check-range': {
    zh: (w) => `--set ${w['name']}：范围 ${w['range']} 的起点大于终点`,
    en: (w) => `--set ${w['name']}: the range ${w['range']} begins above its end`,
  },
  'check-too-many': {
    zh: (w) => `要检查的情形太多：最多 ${w['most']} 种；请缩小范围`,
    en: (w) => `too many cases to check: at most ${w['most']}; give a smaller range`,
  },
  'check-empty-folder': {
    zh: (w) => `文件夹 ${w['folder']} 里没有规则文件（.yaml、.yml）`,
    en: (w) => `the folder ${w['folder']} holds no ruleset file (.yaml, .yml)`,
  },
} satisfies Sentences;
