import type { Sentences } from '../faults.ts';

/** Ruleset files: finding, reading, extending them. */
export const faults = {
  'ruleset-not-found': {
    zh: (w) => `没有“${w['name']}”这个规则，也没有这个文件；自带的规则有 ${w['shipped']}`,
    en: (w) =>
      `there is no ruleset ${w['name']}, nor a file of that name; those that come with the program: ${w['shipped']}`,
  },
  'ruleset-syntax': {
    zh: (w) => `不是正确的 YAML：${w['what']}`,
    en: (w) => `this is no proper YAML: ${w['what']}`,
  },
} satisfies Sentences;
