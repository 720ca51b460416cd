/** What a verb can write into a file: data as JSON, JSON line by line, deals as a table; without data a text of its own. */
export interface FileForms {
  readonly data: boolean;
  readonly lines: boolean;
  readonly csv: boolean;
}

/** Help and notes of the output flags. */
export const words = {
  group: { zh: '输出：', en: 'Output:' },
  json: { zh: '输出 JSON', en: 'answer as JSON' },
  ndjson: { zh: '每行一个 JSON', en: 'answer as JSON, one value a line' },
  file: {
    zh: (forms: FileForms) => `${forms.data ? `数据写进这个文件（${formsZh(forms)}）` : '写进这个文件'}，权限 0600`,
    en: (forms: FileForms) =>
      `write ${forms.data ? `the data to this file (${formsEn(forms)})` : 'to this file'}, readable by you alone`,
  },
  folder: { zh: '写进这个文件夹，文件权限 0600', en: 'write into this folder, files readable by you alone' },
  force: { zh: '覆盖已有的文件', en: 'overwrite what exists' },
  blind: { zh: '屏幕上不显示任何秘密；要和 -o 一起用', en: 'nothing secret on the screen; together with -o' },
  memory: { zh: '计数图的内存上限（MB，默认 1024）', en: 'limit of memory for counting, in MB (default 1024)' },
  lang: { zh: '语言：zh 或 en（默认看系统）', en: 'language: zh or en (default: the locale)' },
  color: { zh: '颜色：auto、always 或 never', en: 'colour: auto, always or never' },
  help: { zh: '显示帮助', en: 'show this help' },
  version: { zh: '显示版本号', en: 'show the version' },
  everywhere: { zh: '通用：', en: 'Everywhere:' },
  written: {
    zh: (file: string) => `已写入 ${file}`,
    en: (file: string) => `written to ${file}`,
  },
} as const;

function formsZh({ lines, csv }: FileForms): string {
  return `JSON${lines ? '；加 --ndjson 则每行一个' : ''}${csv ? '；文件名以 .csv 结尾则写成表格' : ''}`;
}

function formsEn({ lines, csv }: FileForms): string {
  return `JSON${lines ? '; NDJSON with --ndjson' : ''}${csv ? '; a table if it is called .csv' : ''}`;
}
