/** Words of `diff`. */
import type { Lang } from '../language.ts';

export const words = {
  from: { zh: '原来的规则：自带的编号或文件', en: 'the first ruleset: a shipped id or a file' },
  to: { zh: '改过的规则：自带的编号或文件', en: 'the changed ruleset: a shipped id or a file' },
  same: {
    zh: '发牌没有任何不同：至多是文字不一样',
    en: 'Nothing that decides a deal differs: at most their words do',
  },
  players: { zh: (n: number) => `${n} 人桌的合法发牌结果`, en: (n: number) => `Legal deals with ${n} players` },
  alone: { zh: (what: string) => `　只改${what}`, en: (what: string) => `  with ${what} alone` },
  form: { zh: '（说法没变，内容变了）', en: '(the same words, but it asks something else)' },
  rules: { zh: (ids: string) => `规则 ${ids}`, en: (ids: string) => `rule ${ids}` },
  without: { zh: (cards: string) => `不用${cards}`, en: (cards: string) => `without ${cards}` },
  rest: { zh: '剩余', en: 'rest' },
  sections: {
    role: { zh: '身份', en: 'role' },
    deck: { zh: '牌堆', en: 'deck' },
    card: { zh: '牌', en: 'card' },
    attribute: { zh: '属性', en: 'attribute' },
    order: { zh: '次序', en: 'order' },
    mark: { zh: '秘密属性', en: 'marks' },
    parameter: { zh: '参数', en: 'parameter' },
    table: { zh: '桌', en: 'table' },
    reading: { zh: '解读', en: 'reading' },
    rule: { zh: '规则', en: 'rule' },
    told: { zh: '告知与抽签', en: 'told or drawn' },
  },
  changes: {
    added: { zh: '新增', en: 'added' },
    dropped: { zh: '去掉', en: 'dropped' },
    changed: { zh: '改动', en: 'changed' },
  },
  /** What of `told` and of `order` differs. */
  lists: {
    public: { zh: '公开的', en: 'what is public' },
    knows: { zh: '开局知道的', en: 'what seats know' },
    judge: { zh: '法官', en: 'the judge' },
    order: { zh: '手牌次序', en: 'the order of a hand' },
    places: { zh: '牌位', en: 'places' },
    aliases: { zh: '马甲', en: 'aliases' },
    discard: { zh: '丢牌顺序', en: 'the discard order' },
    choice: { zh: '立场选择', en: 'the choice of a side' },
    camps: { zh: '两方与捉对', en: 'camps and pairing' },
    roles: { zh: '身份', en: 'roles' },
    decks: { zh: '牌堆', en: 'decks' },
    cards: { zh: '牌', en: 'cards' },
    attributes: { zh: '属性', en: 'attributes' },
  } as Readonly<Record<string, Readonly<Record<Lang, string>>>>,
  /** A step by its key: `rule 4.1`, `reading 4.1`, `marks`, `cards and tables`. */
  step: (key: string, lang: Lang): string => {
    if (lang === 'en') return key;
    if (key === 'marks') return '秘密属性';
    if (key === 'cards and tables') return '牌和桌';
    const [kind = '', id = ''] = key.split(' ');
    return `${kind === 'reading' ? '解读' : '规则'} ${id}`;
  },
} as const;
