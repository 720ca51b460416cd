/** Help of the flags that say where randomness comes from. */
export const words = {
  seed: {
    zh: '种子：同一个种子总是同一局（每个字符都算数；短种子只适合练习）',
    en: 'seed: the same deal every time (every character counts; short seeds are for practice)',
  },
  seedFile: {
    zh: '从文件读种子（一行），不留在命令历史里',
    en: 'read the seed from a file (one line), so that no history keeps it',
  },
  number: { zh: '按编号取一局（从 0 数起）', en: 'the deal of this number (from 0)' },
} as const;
