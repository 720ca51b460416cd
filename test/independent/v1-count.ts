/**
 * Counts the legal deals of the first rulebook by another road: cards are dealt one kind after the other in an order of its own, a
 * table of what each hand holds so far is kept as text, and the attributes come in by a polynomial in two unknowns. Written from
 * readings.md's words; nothing of the program is used.
 */
import type { V1Readings } from '../predicates/v1.ts';

interface Hand {
  /** Cards of the killer, werewolf, villager faction, and neutral ones. */
  readonly killers: number;
  readonly wolves: number;
  readonly villagers: number;
  readonly neutrals: number;
  /** Cards that a later one may not meet. */
  readonly held: readonly string[];
}

type Side = 'killers' | 'wolves' | 'villagers' | 'neutrals';

interface Kind {
  readonly card: string;
  readonly side: Side;
  readonly copies: number;
  /** Cards dealt before that it may not meet. */
  readonly apart?: readonly string[];
  /** Whether a later kind asks for it. */
  readonly keep?: boolean;
  /** What is dealt with when this kind is dealt. */
  readonly forget?: readonly string[];
}

/** An order in which everything that is asked of two cards is asked soon. */
const KINDS: readonly Kind[] = [
  { card: '恶魔', side: 'killers', copies: 2, keep: true },
  { card: '占卜', side: 'villagers', copies: 2, apart: ['恶魔'], forget: ['恶魔'] },
  { card: '巫师', side: 'wolves', copies: 2, keep: true },
  { card: '先知', side: 'villagers', copies: 2, apart: ['巫师'], forget: ['巫师'] },
  { card: '杀手', side: 'killers', copies: 2, keep: true },
  { card: '束魂', side: 'villagers', copies: 1, forget: ['杀手'] },
  { card: '狼人', side: 'wolves', copies: 2, keep: true },
  { card: '巫医', side: 'villagers', copies: 1, forget: ['狼人'] },
  { card: '狙击手', side: 'villagers', copies: 1, keep: true },
  { card: '反狙击手', side: 'neutrals', copies: 1, apart: ['狙击手'] },
  { card: '必杀', side: 'neutrals', copies: 1, apart: ['狙击手'], forget: ['狙击手'] },
  { card: '诅咒', side: 'neutrals', copies: 1, keep: true },
  { card: '庇佑', side: 'neutrals', copies: 1, apart: ['诅咒'], forget: ['诅咒'] },
  { card: '防弹衣', side: 'neutrals', copies: 1, keep: true },
  { card: '狼毒', side: 'neutrals', copies: 1, apart: ['防弹衣'], forget: ['防弹衣'] },
  ...['禁锢', '特赦', '炸弹', '圣人'].map((card): Kind => ({ card, side: 'neutrals', copies: 1 })),
];

/** Legal deals with 5 or 6 players, draw of roles and attributes included; `attributes` false: cards and roles only. */
export function countV1(players: 5 | 6, readings: V1Readings, attributes = true, lastCard = true): bigint {
  const roles = ['杀手', '狼人', '平民', '平民', '平民', ...(players === 6 ? ['自选'] : [])];
  const size = players === 6 ? 4 : 5;
  const empty: Hand = { killers: 0, wolves: 0, villagers: 0, neutrals: 0, held: [] };
  let states = new Map([[key(roles.map(() => empty)), { hands: roles.map(() => empty), ways: 1n }]]);
  for (const kind of KINDS) {
    if (kind.card === '圣人' && players === 6) continue;
    const next: typeof states = new Map();
    for (const { hands, ways } of states.values())
      for (const seats of choices(roles.length, kind.copies)) {
        if (!seats.every((seat) => mayTake(kind, roles[seat]!, hands[seat]!, size, readings))) continue;
        if (!has(kind, roles, seats)) continue;
        const dealt = hands.map((hand, seat) => take(kind, hand, seats.includes(seat)));
        const text = key(dealt);
        const known = next.get(text);
        next.set(text, { hands: dealt, ways: (known?.ways ?? 0n) + ways });
      }
    states = next;
  }
  let total = 0n;
  for (const { hands, ways } of states.values()) {
    if (lastCard && !hands.every((hand, seat) => hasLast(roles[seat]!, hand))) continue;
    total += ways * (attributes ? markings(hands.map(({ neutrals }) => neutrals)) : 1n);
  }
  // Who sits where: n! / 3!, as three seats are villagers.
  return total * (players === 6 ? 120n : 20n);
}

function mayTake(
  { card, side, apart = [] }: Kind,
  role: string,
  hand: Hand,
  size: number,
  readings: V1Readings,
): boolean {
  if (hand.killers + hand.wolves + hand.villagers + hand.neutrals === size) return false;
  if (apart.some((other) => hand.held.includes(other))) return false;
  if (card === '狙击手' && role !== '平民' && !(role === '自选' && readings['4.3'] === 'villagers-or-chooser'))
    return false;
  if (card === '束魂' && barred(role, '杀手', hand.held.includes('杀手'), hand.killers, readings)) return false;
  if (card === '巫医' && barred(role, '狼人', hand.held.includes('狼人'), hand.wolves, readings)) return false;
  const more = { ...hand, [side]: hand[side] + 1 };
  if (more.neutrals > 3) return false;
  const [k, w, v] = [more.killers, more.wolves, more.villagers];
  const ownFirst = (own: number, a: number, b: number) => own <= 2 && a <= 1 && b <= 1;
  if (role === '杀手') return ownFirst(k, w, v);
  if (role === '狼人') return ownFirst(w, k, v);
  if (role === '平民') return ownFirst(v, k, w);
  if (readings['4.4.10'] === 'unaligned') return k <= 1 && w <= 1 && v <= 1;
  return ownFirst(k, w, v) || ownFirst(w, k, v) || ownFirst(v, k, w);
}

/** 4.4.5 and 4.4.6; killer and werewolf cards are all dealt before 束魂 and 巫医. */
function barred(role: string, side: string, holds: boolean, cards: number, readings: V1Readings): boolean {
  if (readings['4.4.5'] === 'holder') return holds;
  return role === side || (readings['4.4.5'] === 'chooser-safe' && role === '自选' && cards > 0);
}

/** 4.1 and 4.2: one of these surely goes to that seat. */
function has({ card }: Kind, roles: readonly string[], seats: readonly number[]): boolean {
  if (card === '杀手' || card === '恶魔') return seats.includes(roles.indexOf('杀手'));
  if (card === '狼人' || card === '巫师') return seats.includes(roles.indexOf('狼人'));
  return true;
}

function take({ card, side, keep = false, forget = [] }: Kind, hand: Hand, takes: boolean): Hand {
  const held = [...hand.held, ...(takes && keep ? [card] : [])].filter((other) => !forget.includes(other));
  return { ...hand, [side]: hand[side] + (takes ? 1 : 0), held };
}

function hasLast(role: string, { killers, wolves, villagers }: Hand): boolean {
  if (role === '平民') return villagers > 0;
  return role === '自选' ? killers + wolves + villagers > 0 : true;
}

/** Two copies never in one hand (4.4.7): different seats. */
function choices(seats: number, copies: number): readonly (readonly number[])[] {
  const one = Array.from({ length: seats }, (_, seat) => [seat]);
  return copies === 1 ? one : one.flatMap(([a]) => one.flatMap(([b]) => (a! < b! ? [[a!, b!]] : [])));
}

/** What may still differ; the three villagers are alike. */
function key(hands: readonly Hand[]): string {
  const texts = hands.map(
    ({ killers, wolves, villagers, neutrals, held }) => `${killers}${wolves}${villagers}${neutrals}${held}`,
  );
  return [texts[0], texts[1], ...texts.slice(2, 5).sort(), ...texts.slice(5)].join(';');
}

/**
 * 3.5.1 and 4.4.11: a hand with n neutral cards carries no attribute, a killer's (n ways), a werewolf's (n) or one of each on two cards
 * (n (n − 1)); the coefficient of x²y² of the product counts two of each.
 */
function markings(neutrals: readonly number[]): bigint {
  let product = [
    [1n, 0n, 0n],
    [0n, 0n, 0n],
    [0n, 0n, 0n],
  ];
  for (const count of neutrals) {
    const n = BigInt(count);
    const at = (x: number, y: number) => product[x]?.[y] ?? 0n;
    product = [0, 1, 2].map((x) =>
      [0, 1, 2].map((y) => at(x, y) + n * (at(x - 1, y) + at(x, y - 1)) + n * (n - 1n) * at(x - 1, y - 1)),
    );
  }
  return product[2]![2]!;
}
