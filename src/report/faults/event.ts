import type { Fill, Sentences } from '../faults.ts';

/** Events that cannot be read, and questions that a count cannot answer. */
export const faults = {
  'event-who': {
    zh: (w) => `事件要以“有/每个/没有 + 身份或座位”或“座位 N”开头，这里是${found(w, 'zh')}`,
    en: (w) =>
      `an event begins with some, every or no, then a role or "seat"; or with "seat N": here stands ${found(w, 'en')}`,
  },
  'event-role': {
    zh: (w) => `这一桌没有叫${found(w, 'zh')}的身份；也可以写“座位”`,
    en: (w) => `no role at this table is called ${found(w, 'en')}; "seat" means any`,
  },
  'event-seat': {
    zh: (w) => `没有 ${w['seat']} 号座位：这一桌是 1 到 ${w['players']} 号`,
    en: (w) => `there is no seat ${w['seat']}: this table has seats 1 to ${w['players']}`,
  },
  'event-holds': {
    zh: (w) => `这里应当是“持有”，却是${found(w, 'zh')}`,
    en: (w) => `"holds" is missing: here stands ${found(w, 'en')}`,
  },
  'event-item': {
    zh: (w) => `没有叫${found(w, 'zh')}的牌、阵营或秘密属性`,
    en: (w) => `no card, faction or attribute is called ${found(w, 'en')}`,
  },
  'event-mark': {
    zh: (w) => `这副牌没有叫${found(w, 'zh')}的秘密属性`,
    en: (w) => `no attribute of this deck is called ${found(w, 'en')}`,
  },
  'event-number': {
    zh: () => '数目是“至少”的意思：0 张总是成立；要一张也没有，请写“恰好0张”',
    en: () => 'a number means at least so many, and 0 is always there: write "exactly 0" for none',
  },
  'event-ambiguous': {
    zh: (w) => `不止一副牌里有${found(w, 'zh')}：请写成“牌堆/牌名”`,
    en: (w) => `more than one deck has ${found(w, 'en')}: write deck/card`,
  },
  'event-rest': {
    zh: (w) => `事件到这里应当结束，后面还有${found(w, 'zh')}；同一手牌里的几样用“和”连接`,
    en: (w) => `the event should end here, but ${found(w, 'en')} follows; join what one hand holds by "and"`,
  },
  'event-decks': {
    zh: (w) => `“有”和“没有”一次只能问一副牌里的一手牌：这里问到了 ${w['decks']}；请指明座位，或分开来问`,
    en: (w) =>
      `"some" and "no" ask about one hand, and a hand is of one deck: this asks about ${w['decks']}; name a seat, or ask one by one`,
  },
} satisfies Sentences;

function found(w: Fill, lang: 'zh' | 'en'): string {
  if (w['found'] === '') return lang === 'zh' ? '结尾' : 'the end';
  return lang === 'zh' ? `“${w['found']}”` : `"${w['found']}"`;
}
