/** Words of `repair`. Seats and players come as they should be shown. */
export const words = {
  group: { zh: '修复：', en: 'Mending:' },
  none: {
    zh: '这一局不用改：它是合法的。',
    en: 'Nothing to change: this deal is legal.',
  },
  completed: {
    zh: '写明的都不用改，只需补上没写的。',
    en: 'Nothing that is written has to change; only what was left open is filled in.',
  },
  cost: {
    zh: (cards: number, attributes: number) =>
      `最少的改动：${cards} 张牌换到别的手里${attributes === 0 ? '' : `，${attributes} 处属性改动`}。已证明不能更少。`,
    en: (cards: number, attributes: number) =>
      `The least change: ${cards} ${cards === 1 ? 'card comes' : 'cards come'} into another hand${
        attributes === 0 ? '' : `, ${attributes} ${attributes === 1 ? 'change' : 'changes'} of attributes`
      }. Proved to be the least.`,
  },
  impossible: {
    zh: '怎么改都不行：没有合法的发牌结果。',
    en: 'It cannot be mended: no deal is legal.',
  },
  impossibleRoles: {
    zh: '身份不变的话，没有合法的发牌结果；--free roles 允许改身份。',
    en: 'With these roles no deal is legal; --free roles lets them change.',
  },
  role: {
    zh: (seat: string, from: string, to: string) => `${seat}的身份从${from}改为${to}`,
    en: (seat: string, from: string, to: string) => `${seat} becomes ${to} instead of ${from}`,
  },
  swap: {
    zh: (one: string, card: string, two: string, back: string) => `${one}把${card}给${two}，换来${back}`,
    en: (one: string, card: string, two: string, back: string) => `${one} gives ${card} to ${two} for ${back}`,
  },
  give: {
    zh: (from: string, card: string, to: string) => `${from}把${card}给${to}`,
    en: (from: string, card: string, to: string) => `${from} gives ${card} to ${to}`,
  },
  replace: {
    zh: (seat: string, card: string, by: string) => `${seat}的${card}拿走，换成${by}`,
    en: (seat: string, card: string, by: string) => `${seat} puts ${card} away and takes ${by}`,
  },
  leave: {
    zh: (seat: string, card: string) => `${seat}的${card}拿走`,
    en: (seat: string, card: string) => `${seat} puts ${card} away`,
  },
  take: {
    zh: (seat: string, card: string) => `${seat}补一张${card}`,
    en: (seat: string, card: string) => `${seat} takes ${card}`,
  },
  markOn: {
    zh: (seat: string, card: string, attribute: string) => `${seat}的${card}加上${attribute}`,
    en: (seat: string, card: string, attribute: string) => `${card} of ${seat} gets the ${attribute}`,
  },
  markOff: {
    zh: (seat: string, card: string, attribute: string) => `${seat}的${card}去掉${attribute}`,
    en: (seat: string, card: string, attribute: string) => `${card} of ${seat} loses the ${attribute}`,
  },
  seat: { zh: (n: number) => `座位 ${n} `, en: (n: number) => `seat ${n}` },
  player: {
    zh: (n: number, name: string) => `座位 ${n}（${name}）`,
    en: (n: number, name: string) => `seat ${n} (${name})`,
  },
  free: { zh: 'roles：身份也可以改', en: 'roles: the roles may change too' },
  keep: {
    zh: '修好后也必须成立的事实，写法同 --pin；可重复',
    en: 'a fact that must hold afterwards, written like that of --pin; may be repeated',
  },
  output: {
    zh: '修好的发牌结果写进这个文件（JSON，可再 verify），权限 0600',
    en: 'write the mended deal to this file (JSON, ready for verify), readable by you alone',
  },
  force: { zh: '覆盖已有的文件', en: 'overwrite what exists' },
} as const;
