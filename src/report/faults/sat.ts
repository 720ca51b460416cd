import type { Sentences } from '../faults.ts';

/** Limits of the solver. */
export const faults = {
  'time-limit': {
    zh: (w) => `${w['seconds']} 秒之内没有结果；用 --seconds 给更多时间`,
    en: (w) => `no answer within ${w['seconds']} seconds; --seconds allows more`,
  },
  'sat-too-large': {
    zh: (w) => `这个问题太大：写成逻辑式要 ${w['most']} 个以上的变量`,
    en: (w) => `too large: as logic it takes more than ${w['most']} variables`,
  },
  'sat-gave-up': {
    zh: () => '求解器的内存用完了',
    en: () => 'the solver ran out of memory',
  },
  'thread-memory': {
    zh: () => '工作线程的内存用完了',
    en: () => 'a worker thread ran out of memory',
  },
} satisfies Sentences;
