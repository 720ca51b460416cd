/** A deal file as JSON holds it, with every optional part, to be damaged by tests. Two seats, one card each. */
export function sampleFile(): Record<string, unknown> {
  return {
    format: 'ninelives-deal/1',
    ruleset: { id: 'toy', fingerprint: 'a'.repeat(64) },
    players: 2,
    selection: {
      set: { first: 'drawn', killers: 1 },
      readings: { '4.4.5': 'faction' },
      without: ['6.2'],
      pins: ['1=killer'],
      weights: { main: 'deals' },
      pool: ['甲', '乙'],
    },
    scheme: 'ninelives/1',
    seed: 'moon',
    index: 3,
    number: '11',
    legal: '12',
    seats: [
      {
        seat: 1,
        name: '苹果',
        role: 'killer',
        hands: { main: [{ card: 'sniper', name: '狙击手', attributes: ['killer-mark'] }] },
        order: { main: [0] },
        alias: { name: '马甲', password: 'x' },
      },
      { seat: 2, name: null, role: 'villager', hands: { main: [{ card: 'vest', name: '防弹衣', attributes: [] }] } },
    ],
    stock: { main: [{ card: 'bomb', name: '炸弹' }] },
    first: 'red',
    pairings: [[{ attacker: 1, target: 2 }]],
    substitutes: ['阿杰'],
    log: [{ seat: 1, from: '楼兰', to: '苹果' }],
    commitment: { hash: 'b'.repeat(64), outside: null, reserve: false, reason: null },
  };
}
