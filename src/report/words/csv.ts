/** Titles of the columns of a table of deals; the reader of tables knows them all. */
export const words = {
  deal: { zh: '局', en: 'deal' },
  seat: { zh: '座位', en: 'seat' },
  name: { zh: '玩家', en: 'name' },
  role: { zh: '身份', en: 'role' },
  deck: { zh: '牌堆', en: 'deck' },
  card: { zh: '牌', en: 'card' },
  attributes: { zh: '属性', en: 'attributes' },
} as const;
