import type { Fill, Sentences } from '../faults.ts';

/** What an audit found not to belong together: one sentence, for everybody who reads the thread. */
export const faults = {
  'audit-commitment-line': {
    zh: (w) => `公布的承诺（${w['file']}）里“${w['key']}”这一行被改过：揭晓里的那一行才合得上承诺的校验值`,
    en: (w) =>
      `the line "${w['key']}" of the published commitment (${w['file']}) was changed: only the one that the reveal repeats fits the hash`,
  },
  'audit-repeated-line': {
    zh: (w) => `揭晓（${w['file']}）里“${w['key']}”这一行和承诺时公布的不同`,
    en: (w) => `the line "${w['key']}" of the reveal (${w['file']}) is not the one of the commitment`,
  },
  'audit-two-commitments': {
    zh: (w) => `两份承诺不一样：“${w['key']}”这一行不同；一局只能有一份承诺`,
    en: (w) => `the two commitments differ in the line "${w['key']}"; a game has one commitment`,
  },
  'audit-secret': {
    zh: () => '密钥和承诺的校验值合不上：密钥不是当时的那一个，或者承诺的某一行被改过',
    en: () => 'the secret does not open the commitment: it is another secret, or a line of the commitment was changed',
  },
  'audit-canonical': {
    zh: (w) => `“${w['key']}”这一行不是规范写法（多了空格，或用了全角、组合字符），不是程序写出的样子`,
    en: (w) =>
      `the line "${w['key']}" is not in canonical form (spaces, full-width or combining characters): no program wrote it so`,
  },
  'audit-ruleset': {
    zh: (w) => `规则 ${w['source']} 的指纹和承诺里的不同：不是当时的那一版规则`,
    en: (w) =>
      `the ruleset ${w['source']} has another fingerprint than the commitment: it is not the ruleset that was promised`,
  },
  'audit-selection': {
    zh: () => '“selection”这一行不是这套规则的一种选定，或者没有写全默认值',
    en: () => 'the line "selection" is no selection of this ruleset, or its defaults are not all written out',
  },
  'audit-pool': {
    zh: (w) => `牌池 ${w['file']} 和承诺里的不同`,
    en: (w) => `the pool ${w['file']} is not the one of the commitment`,
  },
  'audit-names-count': {
    zh: (w) => `名单有 ${w['names']} 个名字，座位却是 ${w['seats']} 个`,
    en: (w) => `the list has ${w['names']} names, and there are ${w['seats']} seats`,
  },
  'audit-name': {
    zh: (w) => `名单里的“${w['name']}”和另一个名字相同，或者首尾有空格，或者是空的`,
    en: (w) => `the name "${w['name']}" of the list equals another, has spaces around it, or is empty`,
  },
  'audit-names-of': {
    zh: (w) => `名单 ${w['file']} 是另一份承诺的`,
    en: (w) => `the list of names ${w['file']} belongs to another commitment`,
  },
  'audit-names': {
    zh: (w) => `名单 ${w['file']} 的第 ${w['place']} 个名字和揭晓里的不同`,
    en: (w) => `name number ${w['place']} of the list ${w['file']} is not the one of the reveal`,
  },
  'audit-names-missing': {
    zh: () => '承诺说名单以后公布，揭晓里却没有名单',
    en: () => 'the commitment left the names for later, and the reveal has no list of them',
  },
  'audit-outside-missing': {
    zh: (w) => `承诺里约定了外部数值，${turnZh(w)}却没有`,
    en: (w) => `an outside value was announced, and the ${w['which']} deal has none`,
  },
  'audit-outside-extra': {
    zh: (w) => `承诺里没有约定外部数值，${turnZh(w)}却用了一个`,
    en: (w) => `no outside value was announced, and the ${w['which']} deal has one`,
  },
  'audit-outside-shape': {
    zh: (w) => `${turnZh(w)}的外部数值“${w['value']}”和约定的样子“${w['like']}”不同`,
    en: (w) =>
      `the outside value "${w['value']}" of the ${w['which']} deal has not the announced shape, "${w['like']}"`,
  },
  'audit-outside-same': {
    zh: () => '备用局用了和原局同一个外部数值；备用局要用之后的一个',
    en: () => 'the reserve deal has the outside value of the original; it needs a later one',
  },
  'audit-reason': {
    zh: () => '备用局没有写明启用的原因，或者原因不是规范写法',
    en: () => 'the reserve deal gives no reason, or not in canonical form',
  },
  'audit-deal': {
    zh: (w) => `${turnZh(w)}的“${w['key']}”不是由密钥、名单和外部数值得出的那一个：这三样或这一行被换过`,
    en: (w) =>
      `the line "${w['key']}" of the ${w['which']} deal does not follow from the secret, the names and the outside value: one of them or the line was changed`,
  },
  'audit-replacement': {
    zh: (w) => `第 ${w['place']} 次换人对不上：被换的人不在那个座位，或者换上的人不在替补名单里`,
    en: (w) =>
      `replacement number ${w['place']} does not fit: who left did not sit there, or who came is no substitute`,
  },
  'audit-line': {
    zh: (w) => `揭晓（${w['file']}）里“${w['key']}”这一行多了、少了或者错了位置`,
    en: (w) => `the line "${w['key']}" of the reveal (${w['file']}) is one too many, missing or out of its place`,
  },
  'audit-seal': {
    zh: () => '揭晓写出之后又被改过：原因、替补、换人或封条中有一行不是原来的',
    en: () =>
      'the reveal was changed after it was written: a reason, a substitute, a replacement or the seal is not what it was',
  },
  'audit-deal-file': {
    zh: (w) => `公布的牌局文件 ${w['file']} 不是揭晓的那一局：“${w['key']}”不同`,
    en: (w) => `the published deal file ${w['file']} is not the deal of the reveal: "${w['key']}" differs`,
  },
} satisfies Sentences;

function turnZh(w: Fill): string {
  return w['which'] === 'reserve' ? '备用局' : '原局';
}
