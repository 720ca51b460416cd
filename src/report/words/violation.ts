/** Sentences about what breaks a rule or a fact; each ends without a full stop. `who` is a list of seats. */
export const words = {
  players: { zh: (n: number) => `${n} 人`, en: (n: number) => `${n} players` },
  seat: {
    zh: (seat: number, name: string | null) => `座位 ${seat}${name === null ? ' ' : `（${name}）`}`,
    en: (seat: number, name: string | null) => `seat ${seat}${name === null ? '' : ` (${name})`}`,
  },
  copiesOf: {
    zh: (card: string, copies: number) => (copies === 1 ? card : `${card}×${copies}`),
    en: (card: string, copies: number) => (copies === 1 ? card : `${card} × ${copies}`),
  },
  rule: {
    zh: (id: string, text: string) => `${id}（${text}）`,
    en: (id: string, text: string) => `${id} (${text})`,
  },
  holds: {
    zh: (who: string, rule: string, cards: string) => `${who}不合 ${rule}${cards === '' ? '' : `：${cards}`}`,
    en: (who: string, rule: string, cards: string) => `${who} breaks ${rule}${cards === '' ? '' : `: ${cards}`}`,
  },
  lacks: {
    zh: (who: string, rule: string, cards: string) => `${who}不合 ${rule}${cards === '' ? '' : `：缺 ${cards}`}`,
    en: (who: string, rule: string, cards: string) =>
      `${who} breaks ${rule}${cards === '' ? '' : `: without ${cards}`}`,
  },
  pin: {
    zh: (who: string, pin: string) => `${who}不合指定的事实 ${pin}`,
    en: (who: string, pin: string) => `${who} does not keep the fact asked for, ${pin}`,
  },
  roleCount: {
    zh: (role: string, have: number, want: number, who: string) =>
      `${role}有 ${have} 个${who === '' ? '' : `（${who.trim()}）`}，应有 ${want} 个`,
    en: (role: string, have: number, want: number, who: string) =>
      `${have} of the seats have the role ${role}${who === '' ? '' : ` (${who})`}, and ${want} should`,
  },
  roleAbsent: {
    zh: (who: string, role: string) => `${who}是${role}，这一桌没有这个身份`,
    en: (who: string, role: string) => `${who} has the role ${role}, which does not sit at this table`,
  },
  handSize: {
    zh: (who: string, have: number, want: number, deck: string | null) =>
      `${who}有 ${have} 张${deck === null ? '' : `${deck}`}牌，应有 ${want} 张`,
    en: (who: string, have: number, want: number, deck: string | null) =>
      `${who} has ${have} cards${deck === null ? '' : ` of ${deck}`} and should have ${want}`,
  },
  tooMany: {
    zh: (card: string, have: number, want: number, who: string) =>
      `${card}有 ${have} 张${who === '' ? '' : `（${who.trim()}）`}，牌里只有 ${want} 张`,
    en: (card: string, have: number, want: number, who: string) =>
      `there are ${have} copies of ${card}${who === '' ? '' : ` (${who})`}, and the deck has ${want}`,
  },
  tooFew: {
    zh: (card: string, have: number, want: number) => `${card}只有 ${have} 张，应有 ${want} 张`,
    en: (card: string, have: number, want: number) =>
      `there ${have === 1 ? 'is 1 copy' : `are ${have} copies`} of ${card}, and ${want} must be dealt`,
  },
  notInPlay: {
    zh: (who: string, card: string) => `${who}有${card}，这一桌不用这张牌`,
    en: (who: string, card: string) => `${who} holds ${card}, which is not in play at this table`,
  },
  markCount: {
    zh: (attribute: string, have: number, want: number, where: string) =>
      `${attribute}有 ${have} 个${where === '' ? '' : `（${where}）`}，应有 ${want} 个`,
    en: (attribute: string, have: number, want: number, where: string) =>
      `there are ${have} of the ${attribute}${where === '' ? '' : ` (${where})`}, and there should be ${want}`,
  },
  markSet: {
    zh: (who: string, card: string, attributes: string) => `${who}的${card}不能带 ${attributes}`,
    en: (who: string, card: string, attributes: string) => `${card} of ${who} cannot carry ${attributes}`,
  },
} as const;
