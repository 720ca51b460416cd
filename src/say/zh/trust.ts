/** Words of commitments, reveals and audits: help, prose in published files, what an audit says. */
import { listed } from '../language.ts';

export const trust = {
  // help
  ruleset: '规则：内置规则名，或规则文件的路径',
  group: '承诺：',
  game: '这是哪一局（写进承诺）',
  outside: '外部数值是什么：还没有产生、在座没有人能左右的一个数',
  outsideLike: '外部数值的样子，举一个例子',
  namesLater: '名单以后公布（要早于外部数值产生）',
  draw: '座位由抽签决定（不然按名单的顺序坐）',
  commitmentFolder: '承诺所在的文件夹',
  outsideValue: '已经产生的外部数值',
  reserve: '发备用局：手牌发出之前依约重发',
  reason: '启用备用局的原因（会公布）',
  leftOut: (folder: string, names: readonly string[]) => `${folder} 里没有用到：${listed(names, 'zh')}`,
  playedDeal: '最后实际用的牌局文件（换过人的话）',
  published: '公布过的文件，或放着它们的文件夹',
  revealOut: '写进这个 .txt 文件，或连同其他要公布的文件写进这个文件夹',
  // notes
  committed: (folder: string) =>
    `已写入 ${folder}。公布 commitment.txt（那里如有规则文件、牌池，一并公布）；secret.txt 不给任何人，也别弄丢。`,
  namesWritten: (file: string) => `已写入 ${file}；要在外部数值产生之前公布。`,
  noOutside: '没有约定外部数值：别人只能知道牌是事先定下的，不能排除你试过许多密钥。',
  canonical: (typed: string, canonical: string) => `“${typed}”按规范写作“${canonical}”`,
  kept: (file: string) => `这局牌记在 ${file}`,
  blind: '已发牌，牌面没有显示。',
  // prose in published files
  commitmentProse: [
    '这是一份事先公布的承诺。最后一行 hash 同时锁定了上面每一行和一个还没有公开的密钥；',
    '游戏结束后公布密钥（reveal.txt），任何人都可以用 ninelives audit 核对。',
    '一局只发一份承诺，发在这一局的帖子里；请记下发帖的时间。',
  ],
  secretProse: ['这是承诺的密钥。公布以前不能给任何人看；丢了就再也不能证明这局牌是公平的。'],
  namesProse: ['名单，按顺序。要在外部数值产生之前公布。'],
  revealProse: ['揭晓：承诺的全文、密钥，以及由它们得出的牌。ninelives audit 可以核对。'],
  revealTurn: {
    original: '原局',
    reserve: '备用局',
  },
  revealSeat: (seat: string, role: string | null, hand: string) =>
    `${seat}：${role === null ? '' : `${role}，`}${hand}`,
  // audit
  awaits: '承诺写法正确，等待公布密钥。',
  fits: '承诺、名单、外部数值、规则、选定和牌局互相吻合。',
  misfit: (what: string) => `不吻合：${what}。`,
  facts: {
    hash: '承诺',
    game: '游戏',
    ruleset: '规则',
    table: '人数',
    outside: '约定的外部数值',
    names: '名单',
    cameLater: '（后来公布）',
    namesLater: '以后公布',
    seats: '座位',
    drawn: '抽签',
    inOrder: '按名单的顺序',
    value: {
      original: '外部数值',
      reserve: '备用局的外部数值',
    },
    number: {
      original: '牌局编号',
      reserve: '备用局的牌局编号',
    },
    reason: '启用备用局的原因',
    replaced: '换人',
  },
  claimsHeading: '这说明什么，不说明什么：',
  claims: {
    'bound-to-outside': '只要承诺是在外部数值产生之前发出的，数值产生以后谁也不能再选这局牌。',
    'outside-uncontrolled': '外部数值必须是在座没有人能左右、也没有人能提前知道的：请自己查它的来源。',
    'many-secrets': '没有外部数值：牌是事先定下的，但可能试过许多密钥才选中这一个。',
    'names-posted-before': '名单是后来公布的：它必须在外部数值产生之前就在帖子里，请自己对照发帖时间。',
    'names-tried': '名单是后来定的，又没有外部数值：可能试过许多种顺序。',
    'own-ruleset': '规则是随承诺公布的文件，不是程序自带的：名字一样也可能改过，请自己读一遍。',
    'reserve-before-hands': '有过备用局：只有在任何一手牌都还没发出的时候才算数，文件证明不了这一点，请问各位玩家。',
    'replacements-word': '换人是主持人自己记下的，这里只核对了前后接得上。',
    'one-commitment': '一局一份承诺，发在这一局的帖子里；没有揭晓的承诺什么也不说明。请自己对照发帖时间。',
  },
};
