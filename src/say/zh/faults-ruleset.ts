import type { RulesetFaults, Worded, YamlProblem } from '../../fault.ts';

/** Ruleset files. */
export const rulesetFaults: Worded<RulesetFaults> = {
  'ruleset-not-found': (w) => `没有“${w.name}”这个规则，也没有这个文件；自带的规则有 ${w.shipped}`,
  'ruleset-is-folder': () => '这是一个文件夹，要的是一个规则文件',
  'ruleset-unreadable': () => '读不了这个文件；请检查权限',
  'ruleset-not-text': () => '认不出这个文件的编码；请把规则文件另存为 UTF-8',
  'ruleset-too-large': (w) => `作为规则文件太大了（上限 ${w.limit}）`,
  'ruleset-too-deep': () => '括号或缩进嵌套太深，这不像规则文件',
  'ruleset-empty': () => '文件是空的；ninelives new 能写出一个可用的开头',
  'ruleset-not-a-mapping': () => '这不是规则文件：最外层应当是“键: 值”，例如 id: my-game',
  'ruleset-no-ruleset': () => '这不是规则文件：没有 roles、decks、tables；ninelives new 能写出一个可用的开头',
  'ruleset-other-format': (w) => `这是 ${w.format} 格式的文件，不是规则文件`,
  'ruleset-syntax': (w) => `不是正确的 YAML：${YAML_PROBLEMS[w.problem]}`,
  'ruleset-full-width': (w) => `全角的“${w.sign}”在 YAML 里不算标点；要写 ${w.write}`,
  'ruleset-key-kind': () => '这里的键必须是一个词或一个编号',
  'ruleset-key-twice': (w) => `同一处写了两次“${w.key}”；留下一个`,
  'ruleset-key-unknown': (w) => `这里没有“${w.key}”这个键`,
  'ruleset-comma': (w) => `花括号里的逗号把“${w.text}”变成了一个键；请给整句话加引号`,
  'ruleset-key-missing': (w) => `缺少“${w.key}”`,
  'ruleset-kind': (w) => `“${w.key}”应当是${kinds(w.expected)}`,
  'ruleset-value': (w) => `“${w.key}”只能是 ${w.allowed}`,
  'ruleset-list-short': (w) => `“${w.key}”至少要列出 ${w.least} 个`,
  'ruleset-number': (w) => `“${w.key}”应当是 ${w.bound} 的整数`,
  'ruleset-key-shape': (w) =>
    `“${w.key}”不能这样写：编号用小写字母开头，只含小写字母、数字、点和单个连字符；桌用人数，如 6、6-30 或 3, 5；条款用规则书的编号`,
  'ruleset-name-unknown': (w) => `没有叫“${w.name}”的${kindOf(w.kind)}`,
  'ruleset-name-ambiguous': (w) => `“${w.name}”可以指 ${w.candidates}；请写编号`,
  'ruleset-id-reserved': (w) => `“${w.id}”在规则文件里另有含义，不能当编号`,
  'ruleset-id-twice': (w) => `“${w.id}”既是${kindOf(w.first)}又是${kindOf(w.second)}；条款里会分不清，请改一个`,
  'ruleset-name-twice': (w) => `牌 ${w.first} 和 ${w.second} 都叫“${w.name}”；一副牌里一个名字只能指一种牌`,
  'ruleset-name-dropped': (w) => `这里还提到“${w.name}”，它却被 drop 去掉了；把这一条也去掉或改写`,
  'extends-not-found': (w) => `要扩展的“${w.name}”既不是自带的规则，也不是这个文件旁边的文件`,
  'extends-cycle': (w) => `extends 绕成了一圈：${w.chain}；其中一个必须独立`,
  'extends-same-id': (w) => `编号“${w.id}”是被扩展的规则的；给这个规则另起一个，牌局文件才分得清`,
  'extends-drop-unknown': (w) => `被扩展的规则在 ${w.section} 里没有“${w.id}”可去掉`,
  'new-id-shipped': (w) => `“${w.id}”是自带的规则；另起一个编号，牌局文件才分得清`,
  'new-id-shape': (w) => `“${w.id}”不能当编号：小写字母开头，只用小写字母、数字、点和单个连字符，例如 my-game`,
  'rule-form-none': (w) => `这一条没有说要求什么；写上其中一个：${w.words}`,
  'rule-form-many': (w) => `一条只说一件事，这里有 ${w.words}；要同时成立就放进 all`,
  'rule-word-misplaced': (w) => `“${w.word}”要和 ${w.with} 一起用`,
  'rule-of-inside': (w) => `“${w.word}”只能写在最外层或 all 里面：在 any 或 not 里，没说到的手牌会碰巧算满足`,
  'rule-of-twice': () => 'all 已经说了是哪些身份，里面不能再说一次',
  'rule-apart-short': () => 'apart 要列出至少两样：它们不能同手',
  'rule-by-alone': (w) => `条款 ${w.clause} 有 by，却没有 under：under 给每种解读写一个形式`,
  'rule-reading-none': (w) => `readings 里没有条款 ${w.clause}；先在那里列出它的各种解读`,
  'rule-under-unknown': (w) => `条款 ${w.clause} 没有“${w.reading}”这种解读，它有 ${w.known}`,
  'rule-under-missing': (w) => `under 里少了条款 ${w.clause} 的解读“${w.reading}”`,
  'rule-and-attributes': (w) => `${w.clause} 在 attributes 里已经有了；规则和事实不能同号`,
  'reading-short': (w) => `条款 ${w.clause} 只有一种解读；要么列出至少两种，要么删掉`,
  'reading-unused': (w) => `条款 ${w.clause} 的解读没有哪条规则用到，选哪种都一样`,
  'attributes-decks': (w) => `能带属性的牌分在几副牌里（${w.decks}）；一条只管一副牌`,
  'attributes-deck-twice': (w) => `牌堆 ${w.deck} 的属性已经在另一个条款下说过；合成一条`,
  'attribute-elsewhere': (w) => `${w.attribute} 不在条款 ${w.clause} 的 kinds 里`,
  'attribute-uncounted': (w) => `${w.attribute} 没有 count：没有说有几个`,
  'attribute-not-counted': (w) => `这里没有数 ${w.attribute}，所以没有牌带它`,
  'attribute-sets-many': () => '一张牌可能带的属性组合超过 4096 种；用 exclusive 限制',
  'amount-shape': (w) => `“${w.written}”不是数量：写不带引号的整数（0 到 1000000）、参数的编号，或 rest；这里不做算术`,
  'rule-form-unknown': (w) => `没有“${w.word}”这种形式；一条规则写其中一个：${w.words}`,
  'amount-not-a-number': (w) => `参数 ${w.parameter} 的值不是数，不能当张数或人数`,
  'parameter-bounds': (w) => `参数 ${w.parameter} 的下限 ${w.min} 大于上限 ${w.max}`,
  'parameter-default-missing': (w) => `“${w.parameter}”没有给 ${w.seats} 人桌的值`,
  'parameter-default-outside': (w) =>
    `参数 ${w.parameter} 在 ${w.seats} 人桌的默认值 ${w.value} 不在 ${w.min} 到 ${w.max} 之间`,
  'parameter-default-refused': (w) =>
    `参数 ${w.parameter} 的默认值 ${w.value} 在 ${w.seats} 人桌不许用；给那张桌另写一个`,
  'parameter-value-unknown': (w) => `参数 ${w.parameter} 没有“${w.value}”这个值，它有 ${w.known}`,
  'seats-shape': (w) => `“${w.written}”不是人数；写成 6、6-30 或 3, 5，最多 200 人`,
  'table-none': () => 'tables 里一张桌也没有',
  'table-twice': (w) => `${w.seats} 人桌写了两次`,
  'table-rest-twice': (w) => `${w.first} 和 ${w.second} 都是 rest；一张桌只能有一个`,
  'table-hand-missing': (w) => `没有说牌堆 ${w.deck} 给身份 ${w.role} 发几张`,
  'table-role-absent': (w) => `身份 ${w.role} 不在这张桌上`,
  'table-stock-rest': (w) => `牌堆 ${w.deck} 有 rest 的牌，正好填满位置，就没有剩余牌`,
  'deck-rest-twice': (w) => `牌 ${w.first} 和 ${w.second} 都是 rest；一副牌只能有一个`,
  'deck-pool-twice': (w) => `牌堆 ${w.deck} 是第二个 pool；只能有一个`,
  'role-own-and-may-own': (w) => `身份 ${w.role} 有了 own 就不能再有 may-own`,
  'places-judge': () => 'places 从法官的下家编号，所以要有 judge',
  'note-parameter-unknown': (w) => `花括号里应当是参数的编号，没有叫“${w.name}”的参数`,
  'choice-side-unknown': (w) => `没有“${w.side}”这一方；可以写 ${w.known}`,
  'choice-side-closed': (w) => `${w.seats} 人桌不能选“${w.side}”，所以也不能默认它`,
  'camps-two': () => 'camps 正好要两方',
  'camps-first': (w) => `参数 ${w.parameter} 的值只能是 ${w.allowed}`,
};

/** By the code of the YAML reader. */
const YAML_PROBLEMS: Readonly<Record<YamlProblem, string>> = {
  ALIAS_PROPS: '别名（*名）不能再带锚点或标签',
  BAD_ALIAS: '这个别名（*名）前面没有对应的锚点（&名），或者套住了它自己',
  BAD_COLLECTION_TYPE: '这个标签不能用在列表或“键: 值”上',
  BAD_DIRECTIVE: '以 % 开头的这一行不是 YAML 的指令',
  BAD_DQ_ESCAPE: '双引号里的反斜杠引出转义，这里却不是；写两个反斜杠，或改用单引号',
  BAD_INDENT: '缩进和上下几行对不上',
  BAD_PROP_ORDER: '锚点或标签的位置不对',
  BAD_SCALAR_START: '文字不能以这个符号开头；给它加上引号',
  BLOCK_AS_IMPLICIT_KEY: '一行里出现了第二个“键: 值”；句子里有冒号就加引号，否则另起一行',
  BLOCK_IN_FLOW: '在 { } 和 [ ] 里，冒号加空格会变成键，- 会变成列表；给句子加引号，或看看是不是少了逗号、括号',
  DUPLICATE_KEY: '同一个键写了两次',
  IMPOSSIBLE: 'YAML 读不懂这里',
  KEY_OVER_1024_CHARS: '这个键超过 1024 个字符；是不是少了引号或换行？',
  MISSING_CHAR: '这里少了一个符号：键后面的冒号、逗号、收尾的括号或引号，或者空格',
  MULTILINE_IMPLICIT_KEY: '键要写在一行里，后面跟冒号和空格',
  MULTIPLE_ANCHORS: '一个值最多一个锚点（&名）',
  MULTIPLE_DOCS: '文件里有不止一份文档；去掉 --- 那些行',
  MULTIPLE_TAGS: '一个值最多一个标签（!名）',
  NON_STRING_KEY: '键应当是一个词',
  RESOURCE_EXHAUSTION: '嵌套太深',
  TAB_AS_INDENT: '缩进用空格，不能用制表符',
  TAG_RESOLVE_FAILED: '不认识这个标签（!名）；以 ! 开头的文字要加引号',
  UNEXPECTED_TOKEN: '这里不该有这个符号；看看是不是多了或少了括号、引号、逗号',
};

type Words = Readonly<Record<string, string>>;

/** What a value can be. */
const KINDS: Words = {
  text: '文字',
  number: '整数',
  boolean: ' true 或 false',
  list: '列表',
  mapping: '“键: 值”',
};

/** What a name can stand for. */
const NAMED: Words = {
  card: '牌',
  faction: '阵营',
  attribute: '属性',
  role: '身份',
  deck: '牌堆',
  parameter: '参数',
};

/** Kinds with `|` between them. */
function kinds(expected: string): string {
  const words = expected.split('|').map((kind) => KINDS[kind] ?? kind);
  return words.join('或');
}

function kindOf(kind: string): string {
  return NAMED[kind] ?? kind;
}
