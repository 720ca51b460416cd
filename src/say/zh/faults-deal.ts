import type { DealFaults, Filled, Wanted, Worded } from '../../fault.ts';

/** Deals: reading, seating, drawing, counting, solving, publishing. */
export const dealFaults: Worded<DealFaults> = {
  'seed-empty': () => '种子是空的；给一个至少一个字符的种子，或者不给，让程序自己产生',
  'seed-broken': () => '种子里有读坏了的字符（U+FFFD，或残缺的代理对）：别的种子读坏了也成这样；请用 UTF-8 给出',
  'seed-lines': () => '种子文件应当只有一行',
  'seed-not-text': () => '种子文件不是 UTF-8 文本',
  'batch-too-far': (w) => `从第 ${w.from} 局起要 ${w.count} 局，数不到那么远：局的编号最大到 ${w.most}`,
  'no-legal-deal': (w) =>
    `${w.ruleset} 在 ${w.players} 个座位、这样选定时没有任何合法的发牌结果；ninelives explain 会说明原因`,
  'deal-not-object': () => '这不是一局牌的 JSON：最外层应当是一个对象',
  'deal-field': (w) => `${w.path} 应当是${wanted(w)}`,
  'deal-field-missing': (w) => `缺少 ${w.path}`,
  'deal-field-unknown': (w) => `一局牌里没有 ${w.path} 这一项`,
  'deal-scheme': (w) => `这局牌是用 ${w.scheme} 的方式抽的，本程序用的是 ${w.ours}：请用发牌时的那个版本`,
  'text-empty': () => '文件是空的',
  'text-binary': () => '这不是文本：里面有文本里不会有的控制字符',
  'text-encoding': () => '认不出这个文件的编码；请存成 UTF-8 再试',
  'name-empty': (w) => `第 ${w.position} 个名字是空的`,
  'name-unseen': (w) => `第 ${w.position} 个名字“${w.name}”里没有看得见的字`,
  'name-twice': (w) => `名字“${w.name}”和“${w.other}”相同（不分大小写、全角半角，不计空白和看不见的字符）；请改掉一个`,
  'names-are-deal': () => '这是一局牌，不是名单；这里要的是一行一个名字',
  'names-count': (w) => `${w.seats} 个座位要 ${w.seats} 个名字，却有 ${w.names} 个`,
  'json-broken': () => '这里的 JSON 不对',
  'json-key-twice': (w) => `同一个对象里 ${w.key} 写了两次`,
  'deals-many': (w) => `这里要一局牌，文件里却有 ${w.deals} 局`,
  'line-too-long': (w) => `这一行超过 ${w.most} 个字，不像一个座位`,
  'line-no-colon': () => '这一行没有冒号：每行写“1. 名字（身份）：牌、牌、牌”',
  'line-two-colons': () => '这一行有两个冒号，分不清牌从哪里开始：牌前面只留一个冒号',
  'card-copies': (w) => `张数不能是 ${w.copies}`,
  'card-other-deck': (w) => `牌堆 ${w.deck} 里没有 ${w.card} 这张牌`,
  'attribute-twice': (w) => `同一张牌上 ${w.attribute} 写了两次`,
  'seat-twice': (w) => `座位 ${w.seat} 写了两次`,
  'seat-numbers': () => '有的行有座位号，这一行没有：要么都写，要么都不写',
  'seats-unclear': (w) => `只列了 ${w.listed} 个座位，却有座位号 ${w.highest}：用 --players 说明一共几个座位`,
  'seat-not-number': (w) => `座位要写数字，不能是“${w.seat}”`,
  'seat-conflict': (w) => `座位 ${w.seat} 的名字或身份与第 ${w.line} 行写的不一样`,
  'csv-broken': () => '从这一行起表格读不下去：引号不成对，或者格子太大',
  'csv-columns': () =>
    '表格第一行要写列名：座位（或玩家）、身份、牌堆、牌、属性；一行一张牌，或者一行一个座位、列名写手牌',
  'csv-row': () => '这一行没有座位',
  'ruleset-needed': (w) => `文件里没有写明规则：在它前面写上规则名（${w.shipped}）或规则文件`,
  'deal-other-ruleset': (w) => `这是 ${w.deal} 的一局牌，不是 ${w.ruleset} 的`,
  'verify-open': () => '这一局还没写全，没有可写的牌局；加 --complete 抽签补全',
  'completion-limit': () => '在内存上限之内数不清补法，所以抽不出来；--memory 给得多些再试',
  'names-committed': () => '这局牌出自承诺，座位已经定下；名字写错用 --rename，换人用 --replace',
  'names-replaced': () =>
    '已经有人换过或离开：改一个名字用 --rename，换一个人用 --replace；要重新排名字，请从那之前的文件开始',
  'seat-nothing': () =>
    '没有要做的事：请给 --names、--names-file、--aliases-file、--substitutes、--replace、--rename 或 --leave',
  'seat-illegal': (w) => `这局牌不合法（${w.ids}）；ninelives verify 会说明哪里不合`,
  'output-is-input': (w) => `不能写回输入的文件 ${w.file}；换一个文件名`,
  'alias-line': () => '这一行应当是“马甲,密码”两格，都不能空',
  'alias-twice': (w) => `马甲“${w.alias}”和第 ${w.line} 行的相同`,
  'aliases-few': (w) => `${w.seats} 个座位至少要 ${w.seats} 个马甲，只有 ${w.aliases} 个`,
  'alias-is-name': (w) => `马甲“${w.alias}”就是一位玩家的名字，会泄露身份；换一个`,
  'substitutes-few': (w) => `这套规则至少要 ${w.least} 名替补，只有 ${w.substitutes} 名`,
  'replace-form': (w) => `${w.flag} 的写法是 座位或名字=新名字，不能是“${w.value}”`,
  'replace-sat': (w) => `“${w.name}”坐在或坐过 ${w.seat} 号座位，只能回到那里；如果只是名字写错了，用 --rename`,
  'deal-log': (w) => `日志第 ${w.place} 条和现在的座位对不上；请从那之前的文件开始`,
  'replace-unnamed': (w) =>
    `${w.seat} 号座位没有人：还没有名字用 --names 或 --names-file；有人离开过的座位用 --replace`,
  'unknown-substitute': (w) =>
    `“${w.name}”不在替补名单里（${w.substitutes}）；用 --substitutes 可以加人，写在同一条命令里也行`,
  'deal-ruleset-unknown': (w) => `这局牌的规则 ${w.ruleset} 不是内置的；用 --ruleset 指出它的文件`,
  'deal-fingerprint': (w) =>
    `这局牌是按另一版 ${w.ruleset} 发的：${w.source} 的指纹和它记的不同；用 --ruleset 给出当时的规则文件`,
  'publish-weak-seed': () =>
    '这局牌的种子太短，不能公布：程序是公开的，任何玩家拿自己的一手牌就能逐个试出种子，再推出所有人的牌。不给种子重新发一局，或者明知如此加 --weak-seed',
  'publish-by-number': () =>
    '这局牌是按编号选的，知道编号的人就知道所有人的牌，不能公布；不给编号重新发一局，或者明知如此加 --weak-seed',
  'publish-illegal': (w) => `这局牌不合规则（${w.ids}），不能公布；ninelives verify 会逐条说明`,
  'publish-other-number': () => '文件里的牌局编号或总数不属于这些牌：文件被改过，请用 ninelives verify 查出真正的编号',
  'publish-other-seed': () => '文件里的种子发不出这些牌：文件被改过；手工改过的牌请把 seed 写成 null',
  'publish-only': (w) => `--only 后面是 public、moderator 或座位号 1 到 ${w.seats}，不能是“${w.value}”`,
  'deal-of-other-ruleset': (w) => `这是 ${w.found} 的发牌结果，不是 ${w.wanted} 的`,
  'deal-of-other-version': (w) => `这个发牌结果出自 ${w.ruleset} 的另一个版本（指纹不同）：它的规则不是现在这份`,
  'too-many-selections': (w) => `这些发牌结果的选定超过 ${w.limit} 种；请分开来看，或用选定参数统一它们`,
  'not-probability': (w) => `${w.flag} 要一个 0 到 1 之间的数，如 0.001；这里是“${w.value}”`,
  'no-deals': () => '没有读到任何发牌结果',
  'check-range': (w) => `--set ${w.name}：范围 ${w.range} 的起点大于终点`,
  'check-too-many': (w) => `要检查的情形太多：最多 ${w.most} 种；请缩小范围`,
  'check-empty-folder': (w) => `文件夹 ${w.folder} 里没有规则文件（.yaml、.yml）`,
  'event-who': (w) => `事件要以“有/每个/没有 + 身份或座位”或“座位 N”开头，这里是${found(w)}`,
  'event-role': (w) => `这一桌没有叫${found(w)}的身份；也可以写“座位”`,
  'event-seat': (w) => `没有 ${w.seat} 号座位：这一桌是 1 到 ${w.players} 号`,
  'event-holds': (w) => `这里应当是“持有”，却是${found(w)}`,
  'event-item': (w) => `没有叫${found(w)}的牌、阵营或秘密属性`,
  'event-mark': (w) => `这副牌没有叫${found(w)}的秘密属性`,
  'event-number': () => '数目是“至少”的意思：0 张总是成立；要一张也没有，请写“恰好0张”',
  'event-ambiguous': (w) => `不止一副牌里有${found(w)}：请写成“牌堆/牌名”`,
  'event-rest': (w) => `事件到这里应当结束，后面还有${found(w)}；同一手牌里的几样用“和”连接`,
  'event-decks': (w) => `“有”和“没有”一次只能问一副牌里的一手牌：这里问到了 ${w.decks}；请指明座位，或分开来问`,
  'diagram-too-large': (w) => `计数放弃了：${w.memory} MB 内存里放下了 ${w.nodes} 个节点，还不够；可用 --memory 放宽`,
  'too-many-hand-states': (w) => `计数放弃了：一手牌要分 ${w.states} 种情形，最多 ${w.limit} 种`,
  'too-many-role-draws': (w) => `计数放弃了：身份的分法超过 ${w.limit} 种`,
  'time-limit': (w) => `${w.seconds} 秒之内没有结果；用 --seconds 给更多时间`,
  'sat-too-large': (w) => `这个问题太大：写成逻辑式要 ${w.most} 个以上的变量`,
  'sat-gave-up': () => '求解器的内存用完了',
  'thread-memory': () => '工作线程的内存用完了',
};

function wanted(w: Filled<Wanted>): string {
  switch (w.want) {
    case 'int':
    case 'number':
      return '整数';
    case 'string':
      return '文字';
    case 'boolean':
      return 'true 或 false';
    case 'array':
      return '列表';
    case 'object':
    case 'record':
      return '对象';
    case 'one-of':
      return `${w.values} 之一`;
    case 'hex':
      return ' 64 个十六进制小写数字';
    case 'decimal':
      return '写成文字的十进制非负整数，前面没有多余的 0';
    case 'at-least':
      return `不小于 ${w.least} 的数`;
    case 'not-empty':
      return '非空的';
    case 'seat':
      return `座位号 1 到 ${w.players}`;
    case 'seats':
      return ` ${w.players} 个座位，与 players 相同`;
    case 'below-legal':
      return `小于 legal（${w.legal}）的数`;
    case 'with-seed':
      return '与 seed 同有同无：没有种子时是 null，有种子时是数';
    case 'order':
      return `这手牌的 ${w.size} 个位置（从 0 数起）各出现一次`;
    default:
      return '合乎格式的值';
  }
}

function found({ found: text }: { readonly found: string }): string {
  return text === '' ? '结尾' : `“${text}”`;
}
