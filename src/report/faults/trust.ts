import type { Sentences } from '../faults.ts';

/** Publishing, commitments, reveal and audit. */
export const faults = {
  'trust-format': {
    zh: (w) => `第一行应当是 ${w['format']}`,
    en: (w) => `the first line should be ${w['format']}`,
  },
  'trust-version': {
    zh: (w) => `本程序不认识 ${w['format']}；请用更新的版本`,
    en: (w) => `this program does not know ${w['format']}; use a newer version`,
  },
  'trust-line': {
    zh: (w) => `这一行不是程序写出的样子，应是“名称: 值”：${w['line']}`,
    en: (w) => `this line is not as it was written, "key: value": ${w['line']}`,
  },
  'trust-double': {
    zh: (w) => `“${w['key']}”出现了两次`,
    en: (w) => `"${w['key']}" stands there twice`,
  },
  'trust-field': {
    zh: (w) => `“${w['key']}”这一行缺少、放错了位置，或者被改过`,
    en: (w) => `the line "${w['key']}" is missing, out of its place or changed`,
  },
  'trust-selection': {
    zh: () => '“selection”这一行不是程序写出的选定，或者里面有指定的事实',
    en: () => 'the line "selection" is no selection as it was written, or it holds pins',
  },
  'trust-secret-published': {
    zh: () => '这是承诺的密钥文件，绝不能公布；开局结束后公布的是 ninelives reveal 的输出',
    en: () =>
      'this is the secret of a commitment, never to be published; after the game publish what ninelives reveal writes',
  },
  'trust-nothing': {
    zh: () => '这里面没有承诺（commitment.txt），也没有揭晓（reveal.txt）',
    en: () => 'there is no commitment (commitment.txt) and no reveal (reveal.txt) in this',
  },
  'trust-unknown-file': {
    zh: () => '这不是核对用得上的文件；要的是公布的 commitment.txt、names.txt、reveal.txt、规则文件和牌池',
    en: () =>
      'the audit has no use for this file; it takes the published commitment.txt, names.txt, reveal.txt, a ruleset file, a pool',
  },
  'trust-ruleset': {
    zh: (w) => `规则 ${w['ruleset']} 不是内置的；请把公布的规则文件也给出`,
    en: (w) => `the ruleset ${w['ruleset']} is not shipped; give the published ruleset file as well`,
  },
} satisfies Sentences;
