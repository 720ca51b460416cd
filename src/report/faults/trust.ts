import type { Sentences } from '../faults.ts';

/** Publishing, commitments, reveal and audit. */
export const faults = {
  'trust-format': {
    zh: (w) => `第一行应当是 ${w['format']}`,
    en: (w) => `the first line should be ${w['format']}`,
  },
  'trust-version': {
    zh: (w) => `本程序不认识 ${w['format']}；请用更新的版本`,
    en: (w) => `this program does not know ${w['format']}; use a newer version`,
  },
  'trust-line': {
    zh: (w) => `这一行不是程序写出的样子，应是“名称: 值”：${w['line']}`,
    en: (w) => `this line is not as it was written, "key: value": ${w['line']}`,
  },
  'trust-double': {
    zh: (w) => `“${w['key']}”出现了两次`,
    en: (w) => `"${w['key']}" stands there twice`,
  },
  'trust-field': {
    zh: (w) => `“${w['key']}”这一行缺少、放错了位置，或者被改过`,
    en: (w) => `the line "${w['key']}" is missing, out of its place or changed`,
  },
  'trust-selection': {
    zh: () => '“selection”这一行不是程序写出的选定，或者里面有指定的事实',
    en: () => 'the line "selection" is no selection as it was written, or it holds pins',
  },
  'trust-secret-published': {
    zh: () => '这是承诺的密钥文件，绝不能公布；开局结束后公布的是 ninelives reveal 的输出',
    en: () =>
      'this is the secret of a commitment, never to be published; after the game publish what ninelives reveal writes',
  },
  'trust-nothing': {
    zh: () => '这里面没有承诺（commitment.txt），也没有揭晓（reveal.txt）',
    en: () => 'there is no commitment (commitment.txt) and no reveal (reveal.txt) in this',
  },
  'trust-unknown-file': {
    zh: () => '这不是核对用得上的文件；要的是公布的 commitment.txt、names.txt、reveal.txt、规则文件和牌池',
    en: () =>
      'the audit has no use for this file; it takes the published commitment.txt, names.txt, reveal.txt, a ruleset file, a pool',
  },
  'trust-ruleset': {
    zh: (w) => `规则 ${w['ruleset']} 不是内置的；请把公布的规则文件也给出`,
    en: (w) => `the ruleset ${w['ruleset']} is not shipped; give the published ruleset file as well`,
  },
  'trust-pins': {
    zh: () => '承诺里不能有指定的事实：公布一个指定，就是公布一张牌',
    en: () => 'a commitment takes no pins or bans: a published pin is a published card',
  },
  'trust-like': {
    zh: (w) => `“${w['like']}”里没有数字也没有字母，任何外部数值都只能是它本身；请举一个有数字的例子`,
    en: (w) =>
      `"${w['like']}" has neither digit nor letter, so the value could only be itself; give an example with digits`,
  },
  'trust-name': {
    zh: (w) => `名单里的“${w['name']}”和另一个名字相同（不分大小写和全角半角），或者是空的`,
    en: (w) => `the name "${w['name']}" of the list is empty or equals another but for case and width`,
  },
  'trust-folder-taken': {
    zh: (w) => `${w['folder']} 里已经有一份承诺的密钥；请换一个文件夹，这一份不能丢`,
    en: (w) =>
      `${w['folder']} holds the secret of a commitment already; take another folder, that one must not be lost`,
  },
  'trust-no-folder': {
    zh: (w) => `${w['folder']} 里没有 commitment.txt；要的是 ninelives commit 写出的文件夹`,
    en: (w) => `there is no commitment.txt in ${w['folder']}; a folder that ninelives commit wrote is wanted`,
  },
  'trust-folder-secret': {
    zh: () => '这个文件夹里的密钥和承诺合不上：其中一个被改过，或者放错了文件夹',
    en: () =>
      'the secret in this folder does not open its commitment: one of them was changed or put into the wrong folder',
  },
  'trust-folder-deal': {
    zh: (w) => `${w['file']} 不是由这份承诺得出的那一局：“${w['key']}”不同`,
    en: (w) => `${w['file']} is not the deal that follows from this commitment: "${w['key']}" differs`,
  },
  'trust-names-needed': {
    zh: () => '承诺把名单留到了以后；用 --names-file 给出，顺序就是公布的顺序',
    en: () => 'the commitment left the names for later; give them with --names-file, in the published order',
  },
  'trust-names-fixed': {
    zh: () => '名单已经定下，不能再换',
    en: () => 'the names are fixed already and cannot be changed',
  },
  'trust-outside-needed': {
    zh: (w) => `承诺约定了外部数值（${w['what']}）；用 --outside-value 给出，样子如 ${w['like']}`,
    en: (w) =>
      `the commitment announced an outside value (${w['what']}); give it with --outside-value, in the shape of ${w['like']}`,
  },
  'trust-outside-extra': {
    zh: () => '承诺没有约定外部数值，不能再加',
    en: () => 'the commitment announced no outside value, and none can be added',
  },
  'trust-outside-shape': {
    zh: (w) => `“${w['value']}”和约定的样子“${w['like']}”不同`,
    en: (w) => `"${w['value']}" has not the announced shape, "${w['like']}"`,
  },
  'trust-dealt-already': {
    zh: (w) =>
      w['which'] === 'reserve'
        ? '备用局已经发过，用的是另一个外部数值；不会再有第二次备用局'
        : '原局已经发过，用的是另一个外部数值；要依约重发，用 --reserve --reason',
    en: (w) =>
      w['which'] === 'reserve'
        ? 'the reserve deal was made already, from another outside value; there is no second one'
        : 'the original deal was made already, from another outside value; the lawful redeal is --reserve --reason',
  },
  'trust-reserve-first': {
    zh: () => '还没有原局，没有什么可重发的；先不加 --reserve 发一次',
    en: () => 'there is no original deal yet, so nothing to deal again; deal without --reserve first',
  },
  'trust-reserve-outside': {
    zh: (w) => `备用局要用之后的一个外部数值，“${w['value']}”是原局用过的`,
    en: (w) => `the reserve deal needs a later outside value; "${w['value']}" is the one of the original`,
  },
  'trust-not-dealt': {
    zh: (w) => `${w['folder']} 里还没有发过牌，没有什么可揭晓的`,
    en: (w) => `nothing was dealt in ${w['folder']} yet, so there is nothing to reveal`,
  },
  'trust-other-commitment': {
    zh: () => '这局牌不是从这份承诺发出的',
    en: () => 'this deal does not come from this commitment',
  },
} satisfies Sentences;
