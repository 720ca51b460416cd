import { type Lang, listed } from '../language.ts';

/** Words about a deal file that is read in. */
export const words = {
  stdin: { zh: '标准输入', en: 'standard input' },
  ruleset: {
    zh: '规则（文件里没有写明规则时必须给）',
    en: 'the ruleset, where the file does not name one',
  },
  deal: {
    zh: '一局牌：deal 的 JSON、CSV 表格或粘贴的文字；- 是标准输入',
    en: 'the deal: JSON of deal, CSV or pasted text; - for standard input',
  },
  rulesetFlag: {
    zh: '文件所属的规则，不是内置规则时用',
    en: 'the ruleset of the file, where it is none of the shipped ones',
  },
  replaced: {
    zh: (parts: readonly string[]) => `选定中的 ${listed(parts, 'zh')} 以命令行为准，不用文件里写的`,
    en: (parts: readonly string[]) =>
      `${listed(parts, 'en')} of the selection: as the command line says, not as the file does`,
  },
} as const satisfies Record<string, Record<Lang, unknown>>;
