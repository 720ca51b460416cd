/** Help of the flags for names. */
export const words = {
  names: { zh: '玩家名字，按座位顺序，用逗号分开', en: "players' names in seat order, commas between" },
  namesFile: {
    zh: '名单文件，每行一个（可以直接贴报名帖）',
    en: 'file of names, one a line (a pasted sign-up list will do)',
  },
} as const;
