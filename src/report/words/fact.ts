/** Facts that were asked for, or that a deal shows. */
export const words = {
  role: {
    zh: (seat: number, role: string) => `座位 ${seat} 是${role}`,
    en: (seat: number, role: string) => `seat ${seat} has the role ${role}`,
  },
  roleBan: {
    zh: (seat: number, role: string) => `座位 ${seat} 不是${role}`,
    en: (seat: number, role: string) => `seat ${seat} has not the role ${role}`,
  },
  holds: {
    zh: (seat: number, cards: string) => `座位 ${seat} 有${cards}`,
    en: (seat: number, cards: string) => `seat ${seat} holds ${cards}`,
  },
  holdsBan: {
    zh: (seat: number, cards: string) => `座位 ${seat} 没有${cards}`,
    en: (seat: number, cards: string) => `seat ${seat} does not hold ${cards}`,
  },
  only: {
    zh: (seat: number, cards: string) => `座位 ${seat} 只有${cards}`,
    en: (seat: number, cards: string) => `seat ${seat} holds nothing but ${cards}`,
  },
  empty: { zh: (seat: number) => `座位 ${seat} 没有牌`, en: (seat: number) => `seat ${seat} holds nothing` },
} as const;
