/** Help and notes of `publish`. */
export const words = {
  deal: {
    zh: '一局牌的文件（deal -o 写出的），- 是标准输入',
    en: 'a deal file (as deal -o writes it), - for standard input',
  },
  ruleset: {
    zh: '规则文件：这局牌的规则不是内置的时候',
    en: 'ruleset file, where the ruleset of the deal is not shipped',
  },
  only: {
    zh: '只要一份，输出到屏幕：public、moderator 或座位号',
    en: 'one of them to the screen: public, moderator or a seat',
  },
  markup: { zh: '消息的写法：plain、bbcode 或 markdown', en: 'how messages are written: plain, bbcode or markdown' },
  maxLength: { zh: '一条消息最多多少字，超过时提醒', en: 'characters that a message may have; a longer one is told' },
  weakSeed: {
    zh: '种子太短或按编号选的牌也照样写出（别人可以试出来）',
    en: 'publish a deal from a weak seed or a number all the same (others can find it by trying)',
  },
  wrote: {
    zh: (folder: string, files: string) => `已写入 ${folder}：${files}`,
    en: (folder: string, files: string) => `written to ${folder}: ${files}`,
  },
  tooLong: {
    zh: (seat: string, length: number, max: number) => `${seat} 的消息有 ${length} 字，超过 ${max}`,
    en: (seat: string, length: number, max: number) =>
      `the message of seat ${seat} has ${length} characters, more than ${max}`,
  },
  someTooLong: {
    zh: (count: number, max: number) => `有 ${count} 条消息超过 ${max} 字`,
    en: (count: number, max: number) =>
      count === 1
        ? `one message is longer than ${max} characters`
        : `${count} messages are longer than ${max} characters`,
  },
  noAliases: {
    zh: '这个游戏人人要用马甲，这局牌还没有：ninelives seat --aliases-file',
    en: 'this game is played under aliases, and this deal has none yet: ninelives seat --aliases-file',
  },
  fewSubstitutes: {
    zh: (wanted: number, have: number) =>
      `这个游戏至少要 ${wanted} 名替补，现有 ${have} 名：ninelives seat --substitutes`,
    en: (wanted: number, have: number) =>
      `this game wants at least ${wanted} substitutes and has ${have}: ninelives seat --substitutes`,
  },
} as const;
