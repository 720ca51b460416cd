/** The words of the event grammar, English and Chinese. Where two fit, the longer one is meant. */
export const WORDS = {
  some: ['some', 'a', 'an', 'any', '有', '某', '某个', '有个', '有一个', '某名', '至少一个'],
  every: ['every', 'each', 'all', '每', '每个', '每名', '所有'],
  no: ['no', '没有', '无', '没有一个', '没有任何'],
  seat: ['seat', '座位', '号位', '号', '号座位'],
  seats: ['seat', 'seats', 'hand', '座位', '人', '手牌', '玩家'],
  holds: ['holds', 'hold', 'has', '持有', '有', '拿到', '拿着', '握有'],
  exactly: ['exactly', '恰好', '正好', '恰', '刚好'],
  atLeast: ['at least', '至少', '不少于'],
  and: ['and', ',', '&', '、', '和', '与', '及', '并'],
  measure: ['张', '个', '枚', 'x'],
  faction: ['faction', '阵营', '阵营牌'],
  cards: ['card', 'cards', '牌', '的牌'],
  marked: ['*', 'with', '带', '×'],
} as const;
