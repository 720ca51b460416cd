/** Words of `new`. */
export const words = {
  id: {
    zh: '新规则的编号：小写字母开头，小写字母、数字、点和连字符',
    en: 'id of the new ruleset: small letters, digits, dots and hyphens, a letter first',
  },
  extends: {
    zh: '在这个规则（自带的编号或文件）之上改',
    en: 'start from this ruleset (a shipped id or a file) and change it',
  },
  written: {
    zh: (file: string) =>
      `写好了 ${file}\n\n  ninelives deal ${file}\n  ninelives count ${file}\n\n改一点，数一次；格式见 docs/writing-rulesets.zh.md\n`,
    en: (file: string) =>
      `${file} is written\n\n  ninelives deal ${file}\n  ninelives count ${file}\n\nChange a little and count again; the format: docs/writing-rulesets.md\n`,
  },
} as const;
