/** Words of `export`. */
export const words = {
  file: { zh: 'CNF 写进这个文件，权限 0600', en: 'write the CNF to this file, readable by you alone' },
  force: { zh: '覆盖已有的文件', en: 'overwrite what exists' },
} as const;
