import type { Sentences } from '../faults.ts';

/** Limits of exact counting. */
export const faults = {
  'diagram-too-large': {
    zh: (w) => `计数放弃了：${w['memory']} MB 内存里放下了 ${w['nodes']} 个节点，还不够；可用 --memory 放宽`,
    en: (w) => `gave up counting: ${w['nodes']} nodes fill the limit of ${w['memory']} MB; --memory raises it`,
  },
  'too-many-hand-states': {
    zh: (w) => `计数放弃了：一手牌要分 ${w['states']} 种情形，最多 ${w['limit']} 种`,
    en: (w) => `gave up counting: one hand has ${w['states']} states to tell apart, at most ${w['limit']} can be`,
  },
  'too-many-role-draws': {
    zh: (w) => `计数放弃了：身份的分法超过 ${w['limit']} 种`,
    en: (w) => `gave up counting: there are more than ${w['limit']} kinds of ways to give the roles`,
  },
} satisfies Sentences;
