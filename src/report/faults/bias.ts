import type { Sentences } from '../faults.ts';

/** Deals that cannot be judged together. */
export const faults = {
  'deal-of-other-ruleset': {
    zh: (w) => `这是 ${w['found']} 的发牌结果，不是 ${w['wanted']} 的`,
    en: (w) => `this is a deal of ${w['found']}, not of ${w['wanted']}`,
  },
  'deal-of-other-version': {
    zh: (w) => `这个发牌结果出自 ${w['ruleset']} 的另一个版本（指纹不同）：它的规则不是现在这份`,
    en: (w) =>
      `this deal was made with another version of ${w['ruleset']} (its fingerprint differs): its rules are not these`,
  },
  'too-many-selections': {
    zh: (w) => `这些发牌结果的选定超过 ${w['limit']} 种；请分开来看，或用选定参数统一它们`,
    en: (w) =>
      `these deals have more than ${w['limit']} selections; judge them in parts, or give one selection for all`,
  },
  'not-probability': {
    zh: (w) => `${w['flag']} 要一个 0 到 1 之间的数，如 0.001；这里是“${w['value']}”`,
    en: (w) => `${w['flag']} takes a number between 0 and 1, such as 0.001; not "${w['value']}"`,
  },
  'no-deals': {
    zh: () => '没有读到任何发牌结果',
    en: () => 'there are no deals to judge',
  },
} satisfies Sentences;
