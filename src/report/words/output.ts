/** Help and notes of the output flags. */
export const words = {
  group: { zh: '输出：', en: 'Output:' },
  json: { zh: '输出 JSON', en: 'answer as JSON' },
  ndjson: { zh: '每行一个 JSON', en: 'answer as JSON, one value a line' },
  file: {
    zh: '数据写进这个文件（JSON；加 --ndjson 则每行一个；发牌结果也可写成 .csv 表格），权限 0600',
    en: 'write the data to this file (JSON, NDJSON with --ndjson; deals as a table if it is called .csv), readable by you alone',
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
