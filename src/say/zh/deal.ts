/** Words around a dealt table. */
export const deal = {
  seat: '座位',
  player: '玩家',
  role: '身份',
  hand: '手牌',
  alias: '马甲',
  stock: '剩余牌',
  first: '先手',
  pairing: '首轮捉对',
  orPairing: '另一解读',
  substitutes: '替补',
  seed: '种子',
  index: '批内序号',
  number: '牌局编号',
  fingerprint: '规则指纹',
  selection: '选定',
  players: (n: number) => `${n} 人`,
  ofLegal: (legal: string) => `（从 0 数起，共 ${legal} 种合法结果）`,
  dealGroup: '发牌：',
  deals: '发这么多局（默认 1）；--json 时输出数组',
  from: '从第几局开始（从 0 数起），同一个种子',
  skipped: (players: number, why: string) => `跳过 ${players} 人桌：${why}`,
  weak: '这个种子太弱：别人可以逐个试出来，再推出全部的牌。练习可以，正式开局请不要给种子，让程序自己生成。',
  byNumber: '这一局由编号指定，知道编号的人就知道全部的牌。',
  blind: (players: number, deals: number) => `已发 ${deals} 局（${players} 人），牌面没有显示。`,
};

/** Titles of the columns of a table of deals; the reader of tables knows them all. */
export const csv = {
  deal: '局',
  seat: '座位',
  name: '玩家',
  role: '身份',
  deck: '牌堆',
  card: '牌',
  attributes: '属性',
};

/** Words of `seat`. */
export const seat = {
  deal: '一局牌：deal 写出的 JSON；- 是标准输入',
  group: '排座位：',
  draw: '抽签排座位（默认按名单顺序）；牌不会变',
  aliases: '马甲文件，每行“马甲,密码”，至少和座位一样多，抽签分给各座位',
  substitutes: '替补，用逗号隔开',
  replace: '座位或名字=新人：接过座位、手牌和马甲（列过替补的从替补里选），记入日志；可以写多次',
  rename: '座位或名字=新名字：还是同一个人，只改名字，记入日志；可以写多次',
  leave: '座位或名字：这位玩家离开，座位空着，之后可用 --replace 补人，记入日志；可以写多次',
  blind: (players: number) => `${players} 个座位已排好`,
  wantsSubstitutes: (least: number) => `注意：这套规则要至少 ${least} 名替补（--substitutes）`,
  wantsAliases: '注意：这套规则要给每人一个马甲（--aliases-file）',
};

/** Words of `verify`. */
export const verification = {
  legal: '合法',
  legalNumber: (number: string | null, legal: string | null) =>
    number === null ? '合法（牌局太多，在内存上限内算不出编号）' : `合法：第 ${number} 局，共 ${legal} 局`,
  completable: (ways: string | null) =>
    ways === null ? '可以补成合法的一局（有多少种补法，在内存上限内数不清）' : `可以补成合法的一局，有 ${ways} 种补法`,
  illegal: (count: number) => `不合法，有 ${count} 处：`,
  impossible: '写出来的都不违规，可是怎么补都不合法：',
  unknown: (seconds: number) => `${seconds} 秒和内存上限之内分不出能不能补成合法的；--seconds、--memory 给得多些再试`,
  blind: {
    legal: '合法',
    completable: '可以补成合法的',
    illegal: '不合法',
    impossible: '怎么补都不合法',
    unknown: '在上限内分不出',
  },
  extra: '多出的牌',
  missing: '还没出现的牌',
  completed: '抽出的一种补法：',
  seed: '种子',
  number: '显示合法牌局的编号，知道编号就知道全部的牌（--json 里总有）',
  unwritten: (file: string) => `没有写 ${file}：没有合法的一局可写`,
  complete: '补成合法的一局：按选定的权重，从所有补法里抽一种',
  seconds: '求解的时限（秒，默认 20）',
  group: '查验：',
};

/** Sentences about what breaks a rule or a fact; each ends without a full stop. `who` is a list of seats. */
export const violation = {
  players: (n: number) => `${n} 人`,
  seat: (seat: number, name: string | null) => `座位 ${seat}${name === null ? ' ' : `（${name}）`}`,
  copiesOf: (card: string, copies: number) => (copies === 1 ? card : `${card}×${copies}`),
  rule: (id: string, text: string) => `${id}（${text}）`,
  holds: (who: string, rule: string, cards: string) => `${who}不合 ${rule}${cards === '' ? '' : `：${cards}`}`,
  lacks: (who: string, rule: string, cards: string) => `${who}不合 ${rule}${cards === '' ? '' : `：缺 ${cards}`}`,
  pin: (who: string, pin: string) => `${who}不合指定的事实 ${pin}`,
  roleCount: (role: string, have: number, want: number, who: string) =>
    `${role}有 ${have} 个${who === '' ? '' : `（${who.trim()}）`}，应有 ${want} 个`,
  roleAbsent: (who: string, role: string) => `${who}是${role}，这一桌没有这个身份`,
  handSize: (who: string, have: number, want: number, deck: string | null) =>
    `${who}有 ${have} 张${deck === null ? '' : `${deck}`}牌，应有 ${want} 张`,
  tooMany: (card: string, have: number, want: number, who: string) =>
    `${card}有 ${have} 张${who === '' ? '' : `（${who.trim()}）`}，牌里只有 ${want} 张`,
  tooFew: (card: string, have: number, want: number) => `${card}只有 ${have} 张，应有 ${want} 张`,
  notInPlay: (who: string, card: string) => `${who}有${card}，这一桌不用这张牌`,
  markCount: (attribute: string, have: number, want: number, where: string) =>
    `${attribute}有 ${have} 个${where === '' ? '' : `（${where}）`}，应有 ${want} 个`,
  markSet: (who: string, card: string, attributes: string) => `${who}的${card}不能带 ${attributes}`,
};

/** Words of `repair`. Seats and players come as they should be shown. */
export const repair = {
  group: '修复：',
  none: '这一局不用改：它是合法的。',
  completed: '写明的都不用改，只需补上没写的。',
  cost: (cards: number, attributes: number) =>
    `最少的改动：${cards} 张牌换到别的手里${attributes === 0 ? '' : `，${attributes} 处属性改动`}。已证明不能更少。`,
  among: (among: string | null) =>
    among === null ? '从最近的合法发牌中的一部分里抽出。' : `从最近的 ${among} 种合法发牌中抽出。`,
  some: '注意：最近的合法发牌种类太多，只看了其中一部分；用 --keep 可以缩小范围',
  space: '',
  impossible: '怎么改都不行：没有合法的发牌结果。',
  impossibleRoles: '身份不变的话，没有合法的发牌结果；--free roles 允许改身份。',
  role: (seat: string, from: string, to: string) => `${seat}的身份从${from}改为${to}`,
  swap: (one: string, card: string, two: string, back: string) => `${one}把${card}给${two}，换来${back}`,
  give: (from: string, card: string, to: string) => `${from}把${card}给${to}`,
  replace: (seat: string, card: string, by: string) => `${seat}的${card}拿走，换成${by}`,
  leave: (seat: string, card: string) => `${seat}的${card}拿走`,
  take: (seat: string, card: string) => `${seat}补一张${card}`,
  markOn: (seat: string, card: string, attribute: string) => `${seat}的${card}加上${attribute}`,
  markOff: (seat: string, card: string, attribute: string) => `${seat}的${card}去掉${attribute}`,
  seat: (n: number) => `座位 ${n} `,
  player: (n: number, name: string) => `座位 ${n}（${name}）`,
  free: 'roles：身份也可以改',
  keep: '修好后也必须成立的事实，写法同 --pin；可重复',
  output: '修好的发牌结果写进这个文件（JSON，可再 verify），权限 0600',
  force: '覆盖已有的文件',
};

export const reading = {
  encoding: (file: string, as: string, other: string) =>
    `${file}：按${encodings[as] ?? as}读的，但也可能是${encodings[other] ?? other}；要是显示不对，请存成带BOM的UTF-8`,
};

const encodings: Readonly<Record<string, string>> = {
  'utf-8': ' UTF-8 ',
  'utf-16le': ' UTF-16 ',
  'utf-16be': ' UTF-16 ',
  gb18030: ' GB18030（中文）',
};
