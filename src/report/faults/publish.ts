import type { Sentences } from '../faults.ts';

/** Deal files given to a command, and publishing them. */
export const faults = {
  'deal-ruleset-unknown': {
    zh: (w) => `这局牌的规则 ${w['ruleset']} 不是内置的；用 --ruleset 指出它的文件`,
    en: (w) => `the ruleset of this deal, ${w['ruleset']}, is not shipped; name its file with --ruleset`,
  },
  'deal-fingerprint': {
    zh: (w) =>
      `这局牌是按另一版 ${w['ruleset']} 发的：${w['source']} 的指纹和它记的不同；用 --ruleset 给出当时的规则文件`,
    en: (w) =>
      `this deal was made under another ${w['ruleset']}: the fingerprint of ${w['source']} is not the one it names; give the file of that time with --ruleset`,
  },
  'publish-weak-seed': {
    zh: () =>
      '这局牌的种子太短，不能公布：程序是公开的，任何玩家拿自己的一手牌就能逐个试出种子，再推出所有人的牌。不给种子重新发一局，或者明知如此加 --weak-seed',
    en: () =>
      'the seed of this deal is too short to publish it: the program is open, and any player can try seeds against his own hand until one fits, and then knows every hand. Deal again without a seed, or say --weak-seed if that does not matter',
  },
  'publish-by-number': {
    zh: () =>
      '这局牌是按编号选的，知道编号的人就知道所有人的牌，不能公布；不给编号重新发一局，或者明知如此加 --weak-seed',
    en: () =>
      'this deal was chosen by its number, and whoever knows the number knows every hand: deal again without a number, or say --weak-seed if that does not matter',
  },
  'publish-illegal': {
    zh: (w) => `这局牌不合规则（${w['ids']}），不能公布；ninelives verify 会逐条说明`,
    en: (w) => `this deal is not legal (${w['ids']}) and is not published; ninelives verify says why`,
  },
  'publish-other-number': {
    zh: () => '文件里的牌局编号或总数不属于这些牌：文件被改过，请用 ninelives verify 查出真正的编号',
    en: () =>
      'the deal number or the number of legal deals in the file does not belong to its hands: the file was changed; ninelives verify tells the true number',
  },
  'publish-other-seed': {
    zh: () => '文件里的种子发不出这些牌：文件被改过；手工改过的牌请把 seed 写成 null',
    en: () =>
      'the seed in the file does not draw these hands: the file was changed; a deal changed by hand has the seed null',
  },
  'publish-only': {
    zh: (w) => `--only 后面是 public、moderator 或座位号 1 到 ${w['seats']}，不能是“${w['value']}”`,
    en: (w) => `--only takes public, moderator or a seat from 1 to ${w['seats']}, not "${w['value']}"`,
  },
} satisfies Sentences;
