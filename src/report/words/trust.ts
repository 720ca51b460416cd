/** Words of commitments, reveals and audits: help, prose in published files, what an audit says. */
import type { Claim } from '../../trust/claims.ts';

export const words = {
  // help
  ruleset: { zh: '规则：内置规则名，或规则文件的路径', en: 'a shipped ruleset or the path of a ruleset file' },
  group: { zh: '承诺：', en: 'Commitment:' },
  game: { zh: '这是哪一局（写进承诺）', en: 'which game this is for, in your words' },
  outside: {
    zh: '外部数值是什么：还没有产生、在座没有人能左右的一个数',
    en: 'what the outside value will be: one that does not exist yet and that nobody at the table controls',
  },
  outsideLike: { zh: '外部数值的样子，举一个例子', en: 'its shape, by an example' },
  namesLater: {
    zh: '名单以后公布（要早于外部数值产生）',
    en: 'the names are published later, before the outside value exists',
  },
  draw: {
    zh: '座位由抽签决定（不然按名单的顺序坐）',
    en: 'who sits where is drawn (else the names sit in their order)',
  },
  commitmentFolder: { zh: '承诺所在的文件夹', en: 'the folder of a commitment' },
  outsideValue: { zh: '已经产生的外部数值', en: 'the outside value, now that it exists' },
  reserve: { zh: '发备用局：手牌发出之前依约重发', en: 'the reserve deal: the lawful redeal before any hand is sent' },
  reason: { zh: '启用备用局的原因（会公布）', en: 'why (it is published)' },
  playedDeal: { zh: '最后实际用的牌局文件（换过人的话）', en: 'the deal as it was played, if anybody was replaced' },
  published: { zh: '公布过的文件，或放着它们的文件夹', en: 'published files, or a folder of them' },
  revealOut: {
    zh: '写进这个 .txt 文件，或连同其他要公布的文件写进这个文件夹',
    en: 'write this .txt file, or into a folder with everything else to publish',
  },
  // notes
  committed: {
    zh: (folder: string) =>
      `已写入 ${folder}。公布 commitment.txt（那里如有规则文件、牌池，一并公布）；secret.txt 不给任何人，也别弄丢。`,
    en: (folder: string) =>
      `written to ${folder}. Publish commitment.txt (and the ruleset and pool there, if any); keep secret.txt to yourself, and keep it.`,
  },
  namesWritten: {
    zh: (file: string) => `已写入 ${file}；要在外部数值产生之前公布。`,
    en: (file: string) => `written to ${file}; publish it before the outside value exists.`,
  },
  noOutside: {
    zh: '没有约定外部数值：别人只能知道牌是事先定下的，不能排除你试过许多密钥。',
    en: 'No outside value: others will know that the deal was fixed beforehand, not that you did not try many secrets.',
  },
  canonical: {
    zh: (typed: string, canonical: string) => `“${typed}”按规范写作“${canonical}”`,
    en: (typed: string, canonical: string) => `"${typed}" is taken as "${canonical}"`,
  },
  kept: { zh: (file: string) => `这局牌记在 ${file}`, en: (file: string) => `the deal is kept in ${file}` },
  blind: { zh: '已发牌，牌面没有显示。', en: 'Dealt; nothing is shown.' },
  // prose in published files
  commitmentProse: {
    zh: [
      '这是一份事先公布的承诺。最后一行 hash 同时锁定了上面每一行和一个还没有公开的密钥；',
      '游戏结束后公布密钥（reveal.txt），任何人都可以用 ninelives audit 核对。',
      '一局只发一份承诺，发在这一局的帖子里；请记下发帖的时间。',
    ],
    en: [
      'A commitment, published before the game. Its last line, hash, locks every line above it and a secret that is not public yet;',
      'after the game the secret is published (reveal.txt), and anybody can check everything with ninelives audit.',
      'One commitment a game, in its thread: note the time at which it was posted.',
    ],
  },
  secretProse: {
    zh: ['这是承诺的密钥。公布以前不能给任何人看；丢了就再也不能证明这局牌是公平的。'],
    en: [
      'The secret of a commitment. Show it to nobody before the reveal; without it the deal can never be proved fair.',
    ],
  },
  namesProse: {
    zh: ['名单，按顺序。要在外部数值产生之前公布。'],
    en: ['The ordered names, to be published before the outside value exists.'],
  },
  revealProse: {
    zh: ['揭晓：承诺的全文、密钥，以及由它们得出的牌。ninelives audit 可以核对。'],
    en: ['The reveal: the commitment, its secret, and the deal that follows from them. Check it with ninelives audit.'],
  },
  revealTurn: { original: { zh: '原局', en: 'Original deal' }, reserve: { zh: '备用局', en: 'Reserve deal' } },
  revealSeat: {
    zh: (seat: string, role: string | null, hand: string) => `${seat}：${role === null ? '' : `${role}，`}${hand}`,
    en: (seat: string, role: string | null, hand: string) => `${seat}: ${role === null ? '' : `${role}, `}${hand}`,
  },
  // audit
  awaits: {
    zh: '承诺写法正确，等待公布密钥。',
    en: 'The commitment is well formed and awaits its key.',
  },
  fits: {
    zh: '承诺、名单、外部数值、规则、选定和牌局互相吻合。',
    en: 'Commitment, names, outside value, ruleset, selection and deal belong together.',
  },
  misfit: { zh: (what: string) => `不吻合：${what}。`, en: (what: string) => `It does not fit: ${what}.` },
  facts: {
    hash: { zh: '承诺', en: 'Commitment' },
    game: { zh: '游戏', en: 'Game' },
    ruleset: { zh: '规则', en: 'Ruleset' },
    table: { zh: '人数', en: 'Players' },
    outside: { zh: '约定的外部数值', en: 'Outside value announced' },
    names: { zh: '名单', en: 'Names' },
    cameLater: { zh: '（后来公布）', en: ' (published later)' },
    namesLater: { zh: '以后公布', en: 'to be published later' },
    seats: { zh: '座位', en: 'Seats' },
    drawn: { zh: '抽签', en: 'drawn' },
    inOrder: { zh: '按名单的顺序', en: 'in the order of the names' },
    value: {
      original: { zh: '外部数值', en: 'Outside value' },
      reserve: { zh: '备用局的外部数值', en: 'Outside value of the reserve deal' },
    },
    number: {
      original: { zh: '牌局编号', en: 'Deal number' },
      reserve: { zh: '备用局的牌局编号', en: 'Deal number of the reserve deal' },
    },
    reason: { zh: '启用备用局的原因', en: 'Reason of the reserve deal' },
    replaced: { zh: '换人', en: 'Replacements' },
  },
  claimsHeading: { zh: '这说明什么，不说明什么：', en: 'What this shows, and what it does not:' },
  claims: {
    'bound-to-outside': {
      zh: '只要承诺是在外部数值产生之前发出的，数值产生以后谁也不能再选这局牌。',
      en: 'If the commitment was posted before the outside value existed, nobody could choose this deal after that.',
    },
    'outside-uncontrolled': {
      zh: '外部数值必须是在座没有人能左右、也没有人能提前知道的：请自己查它的来源。',
      en: 'The outside value must be one that nobody at the table controls or knows early: look it up yourself.',
    },
    'many-secrets': {
      zh: '没有外部数值：牌是事先定下的，但可能试过许多密钥才选中这一个。',
      en: 'There is no outside value: the deal was fixed beforehand, but many secrets could have been tried.',
    },
    'names-posted-before': {
      zh: '名单是后来公布的：它必须在外部数值产生之前就在帖子里，请自己对照发帖时间。',
      en: 'The names came later: their list must have stood in the thread before the outside value existed. Compare the posting times yourself.',
    },
    'names-tried': {
      zh: '名单是后来定的，又没有外部数值：可能试过许多种顺序。',
      en: 'The names came later and there is no outside value: many orders of them could have been tried.',
    },
    'own-ruleset': {
      zh: '规则是随承诺公布的文件，不是程序自带的：名字一样也可能改过，请自己读一遍。',
      en: 'The ruleset is the published file, none that comes with the program, whatever its name: read it yourself.',
    },
    'reserve-before-hands': {
      zh: '有过备用局：只有在任何一手牌都还没发出的时候才算数，文件证明不了这一点，请问各位玩家。',
      en: 'There was a reserve deal: it is lawful only if no hand had been sent. No file can show that; ask the players.',
    },
    'replacements-word': {
      zh: '换人是主持人自己记下的，这里只核对了前后接得上。',
      en: "Replacements are the moderator's word; only that they follow one from the other was checked.",
    },
    'one-commitment': {
      zh: '一局一份承诺，发在这一局的帖子里；没有揭晓的承诺什么也不说明。请自己对照发帖时间。',
      en: 'One commitment a game, in its thread, and an unrevealed one proves nothing: compare the posting times yourself.',
    },
  } satisfies Readonly<Record<Claim, { readonly zh: string; readonly en: string }>>,
} as const;
