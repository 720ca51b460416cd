import type { en } from '../en/index.ts';

export const reading: (typeof en)['reading'] = {
  encoding: (file, as, other) =>
    `${file}：按${encodings[as] ?? as}读的，但也可能是${encodings[other] ?? other}；要是显示不对，请存成带BOM的UTF-8`,
};

const encodings: Readonly<Record<string, string>> = {
  'utf-8': ' UTF-8 ',
  'utf-16le': ' UTF-16 ',
  'utf-16be': ' UTF-16 ',
  gb18030: ' GB18030（中文）',
};
