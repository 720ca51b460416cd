/** Words around a dealt table. */
export const words = {
  seat: { zh: '座位', en: 'Seat' },
  player: { zh: '玩家', en: 'Player' },
  role: { zh: '身份', en: 'Role' },
  hand: { zh: '手牌', en: 'Hand' },
  alias: { zh: '马甲', en: 'Alias' },
  stock: { zh: '剩余牌', en: 'Stock' },
  first: { zh: '先手', en: 'First' },
  pairing: { zh: '首轮捉对', en: 'Pairing' },
  orPairing: { zh: '另一解读', en: 'or, read otherwise' },
  substitutes: { zh: '替补', en: 'Substitutes' },
  seed: { zh: '种子', en: 'Seed' },
  index: { zh: '批内序号', en: 'Index' },
  number: { zh: '牌局编号', en: 'Deal number' },
  fingerprint: { zh: '规则指纹', en: 'Fingerprint' },
  selection: { zh: '选定', en: 'Selection' },
  players: { zh: (n: number) => `${n} 人`, en: (n: number) => `${n} players` },
  ofLegal: {
    zh: (legal: string) => `（从 0 数起，共 ${legal} 种合法结果）`,
    en: (legal: string) => `(from 0, of ${legal} legal deals)`,
  },
  dealGroup: { zh: '发牌：', en: 'Dealing:' },
  deals: { zh: '发这么多局（默认 1）；--json 时输出数组', en: 'so many deals (default 1); an array with --json' },
  from: {
    zh: '从第几局开始（从 0 数起），同一个种子',
    en: 'the first deal of the batch to make (from 0), for one seed',
  },
  skipped: {
    zh: (players: number, why: string) => `跳过 ${players} 人桌：${why}`,
    en: (players: number, why: string) => `table of ${players} skipped: ${why}`,
  },
  weak: {
    zh: '这个种子太弱：别人可以逐个试出来，再推出全部的牌。练习可以，正式开局请不要给种子，让程序自己生成。',
    en: 'This seed is weak: others can guess it by trying and then know every hand. Fine for practice; for a real game give none and let the program make one.',
  },
  byNumber: {
    zh: '这一局由编号指定，知道编号的人就知道全部的牌。',
    en: 'This deal was chosen by its number: whoever knows the number knows every hand.',
  },
  blind: {
    zh: (players: number, deals: number) => `已发 ${deals} 局（${players} 人），牌面没有显示。`,
    en: (players: number, deals: number) =>
      deals === 1
        ? `Dealt to ${players} players; nothing is shown.`
        : `${deals} deals of ${players} players; nothing is shown.`,
  },
} as const;
