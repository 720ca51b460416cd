import type { TrustFaults, Worded } from '../../fault.ts';

/** Commitments, reveals and what an audit finds. */
export const trustFaults: Worded<TrustFaults> = {
  'trust-format': (w) => `第一行应当是 ${w.format}`,
  'trust-version': (w) => `本程序不认识 ${w.format}；请用更新的版本`,
  'trust-line': (w) => `这一行不是程序写出的样子，应是“名称: 值”：${w.line}`,
  'trust-double': (w) => `“${w.key}”出现了两次`,
  'trust-field': (w) => `“${w.key}”这一行缺少、放错了位置，或者被改过`,
  'trust-selection': () => '“selection”这一行不是程序写出的选定，或者里面有指定的事实',
  'trust-secret-published': () => '这是承诺的密钥文件，绝不能公布；开局结束后公布的是 ninelives reveal 的输出',
  'trust-nothing': () => '这里面没有承诺（commitment.txt），也没有揭晓（reveal.txt）',
  'trust-unknown-file': () =>
    '这不是核对用得上的文件；要的是公布的 commitment.txt、names.txt、reveal.txt、规则文件和牌池',
  'trust-ruleset': (w) => `规则 ${w.ruleset} 不是内置的；请把公布的规则文件也给出`,
  'trust-pins': () => '承诺里不能有指定的事实：公布一个指定，就是公布一张牌',
  'trust-like': (w) => `“${w.like}”里没有数字也没有字母，任何外部数值都只能是它本身；请举一个有数字的例子`,
  'trust-name': (w) => `名单里的“${w.name}”和另一个名字相同（不分大小写和全角半角），或者是空的`,
  'trust-folder-taken': (w) => `${w.folder} 里已经有一份承诺的密钥；请换一个文件夹，这一份不能丢`,
  'trust-no-folder': (w) => `${w.folder} 里没有 commitment.txt；要的是 ninelives commit 写出的文件夹`,
  'trust-folder-secret': () => '这个文件夹里的密钥和承诺合不上：其中一个被改过，或者放错了文件夹',
  'trust-folder-deal': (w) => `${w.file} 不是由这份承诺得出的那一局：“${w.key}”不同`,
  'trust-names-needed': () => '承诺把名单留到了以后；用 --names-file 给出，顺序就是公布的顺序',
  'trust-names-fixed': () => '名单已经定下，不能再换',
  'trust-outside-needed': (w) => `承诺约定了外部数值（${w.what}）；用 --outside-value 给出，样子如 ${w.like}`,
  'trust-outside-extra': () => '承诺没有约定外部数值，不能再加',
  'trust-outside-shape': (w) => `“${w.value}”和约定的样子“${w.like}”不同`,
  'trust-dealt-already': (w) =>
    w.which === 'reserve'
      ? '备用局已经发过，用的是另一个外部数值；不会再有第二次备用局'
      : '原局已经发过，用的是另一个外部数值；要依约重发，用 --reserve --reason',
  'trust-reserve-first': () => '还没有原局，没有什么可重发的；先不加 --reserve 发一次',
  'trust-reserve-outside': (w) => `备用局要用之后的一个外部数值，“${w.value}”是原局用过的`,
  'trust-not-dealt': (w) => `${w.folder} 里还没有发过牌，没有什么可揭晓的`,
  'trust-other-commitment': () => '这局牌不是从这份承诺发出的',
  'audit-commitment-line': (w) => `公布的承诺（${w.file}）里“${w.key}”这一行被改过：揭晓里的那一行才合得上承诺的校验值`,
  'audit-repeated-line': (w) => `揭晓（${w.file}）里“${w.key}”这一行和承诺时公布的不同`,
  'audit-two-commitments': (w) => `两份承诺不一样：“${w.key}”这一行不同；一局只能有一份承诺`,
  'audit-secret': () => '密钥和承诺的校验值合不上：密钥不是当时的那一个，或者承诺的某一行被改过',
  'audit-canonical': (w) => `“${w.key}”这一行不是规范写法（多了空格，或用了全角、组合字符），不是程序写出的样子`,
  'audit-ruleset': (w) => `规则 ${w.source} 的指纹和承诺里的不同：不是当时的那一版规则`,
  'audit-selection': () => '“selection”这一行不是这套规则的一种选定，或者没有写全默认值',
  'audit-pool': (w) => `牌池 ${w.file} 和承诺里的不同`,
  'audit-names-count': (w) => `名单有 ${w.names} 个名字，座位却是 ${w.seats} 个`,
  'audit-name': (w) => `名单里的“${w.name}”和另一个名字相同，或者首尾有空格，或者是空的`,
  'audit-names-of': (w) => `名单 ${w.file} 是另一份承诺的`,
  'audit-names': (w) => `名单 ${w.file} 的第 ${w.place} 个名字和揭晓里的不同`,
  'audit-names-missing': () => '承诺说名单以后公布，揭晓里却没有名单',
  'audit-outside-missing': (w) => `承诺里约定了外部数值，${turn(w)}却没有`,
  'audit-outside-extra': (w) => `承诺里没有约定外部数值，${turn(w)}却用了一个`,
  'audit-outside-shape': (w) => `${turn(w)}的外部数值“${w.value}”和约定的样子“${w.like}”不同`,
  'audit-outside-same': () => '备用局用了和原局同一个外部数值；备用局要用之后的一个',
  'audit-reason': () => '备用局没有写明启用的原因，或者原因不是规范写法',
  'audit-deal': (w) => `${turn(w)}的“${w.key}”不是由密钥、名单和外部数值得出的那一个：这三样或这一行被换过`,
  'audit-replacement': (w) => `第 ${w.place} 次换人对不上：被换的人不在那个座位，或者换上的人不在替补名单里`,
  'audit-line': (w) => `揭晓（${w.file}）里“${w.key}”这一行多了、少了或者错了位置`,
  'audit-seal': () => '揭晓写出之后又被改过：原因、替补、换人或封条中有一行不是原来的',
  'audit-deal-file': (w) => `公布的牌局文件 ${w.file} 不是揭晓的那一局：“${w.key}”不同`,
};

function turn(w: { readonly which: string }): string {
  return w.which === 'reserve' ? '备用局' : '原局';
}
