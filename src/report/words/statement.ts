/** Rules and facts of a problem as sentences. */
type N = number;

export const words = {
  rule: { zh: (id: string, text: string) => `${id}：${text}`, en: (id: string, text: string) => `${id}: ${text}` },
  pin: { zh: (fact: string) => `给定：${fact}`, en: (fact: string) => `given: ${fact}` },
  role: {
    zh: (role: string, n: N) => `这一桌有 ${n} 个${role}`,
    en: (role: string, n: N) => `${n} ${n === 1 ? 'seat has' : 'seats have'} the role ${role}`,
  },
  copies: {
    zh: (card: string, n: N, deck: string | null) => `${deck ?? '牌堆'}里有 ${n} 张${card}`,
    en: (card: string, n: N, deck: string | null) =>
      `${deck ?? 'the deck'} has ${n} ${n === 1 ? 'copy' : 'copies'} of ${card}`,
  },
  hand: {
    zh: (role: string | null, n: N, deck: string | null) =>
      `${role === null ? '每个座位' : `每个${role}`}发 ${n} 张${deck ?? '牌'}`,
    en: (role: string | null, n: N, deck: string | null) =>
      `${role === null ? 'every seat' : `each ${role} seat`} gets ${n} ${n === 1 ? 'card' : 'cards'}${deck === null ? '' : ` of ${deck}`}`,
  },
  mark: {
    zh: (clause: string, attribute: string, n: N) => `${clause}：有 ${n} 张牌带${attribute}`,
    en: (clause: string, attribute: string, n: N) =>
      `${clause}: ${n} ${n === 1 ? 'card carries' : 'cards carry'} ${attribute}`,
  },
  marks: {
    zh: (clause: string) => `${clause}：一张牌可以带哪些属性`,
    en: (clause: string) => `${clause}: which attributes one card may carry`,
  },
} as const;
