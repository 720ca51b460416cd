/**
 * The dealing clauses of the first rulebook, written down by hand from its text, clause by clause. Returns the clauses that a deal
 * breaks; shares nothing with the program but the names of the cards.
 */
import { sameBag, type ToldSeat, times } from './told.ts';

const KILLER = ['杀手', '恶魔'];
const WEREWOLF = ['狼人', '巫师'];
const VILLAGER = ['狙击手', '占卜', '先知', '束魂', '巫医'];
const NEUTRAL = ['防弹衣', '狼毒', '禁锢', '特赦', '反狙击手', '必杀', '炸弹', '诅咒', '庇佑', '圣人'];
const TWICE = ['杀手', '狼人', '恶魔', '巫师', '占卜', '先知'];
const APART: readonly (readonly [clause: string, one: string, other: string])[] = [
  ['4.4.1', '狙击手', '反狙击手'],
  ['4.4.2', '狙击手', '必杀'],
  ['4.4.3', '占卜', '恶魔'],
  ['4.4.4', '先知', '巫师'],
  ['4.4.8', '诅咒', '庇佑'],
  ['4.4.9', '防弹衣', '狼毒'],
];

export interface V1Readings {
  readonly '4.3': 'villagers' | 'villagers-or-chooser';
  readonly '4.4.5': 'faction' | 'holder' | 'chooser-safe';
  readonly '4.4.10': 'unaligned' | 'any-one';
}

export function brokenByV1(seats: readonly ToldSeat[], readings: V1Readings): readonly string[] {
  const broken = new Set<string>();
  const ask = (clause: string, kept: boolean) => {
    if (!kept) broken.add(clause);
  };
  const six = seats.length === 6;

  // 2 and 3.5.4: who plays, how many cards each, which cards.
  const roles = seats.map(({ role }) => role);
  ask('2', sameBag(roles, ['杀手', '狼人', '平民', '平民', '平民', ...(six ? ['自选立场者'] : [])]));
  const deck = [...KILLER, ...WEREWOLF, ...VILLAGER, ...NEUTRAL].flatMap((card) =>
    TWICE.includes(card) ? [card, card] : [card],
  );
  const dealt = seats.flatMap(({ cards }) => cards.map(({ name }) => name));
  ask('2', sameBag(dealt, six ? deck.filter((card) => card !== '圣人') : deck));
  ask(
    '2',
    seats.every(({ cards }) => cards.length === (six ? 4 : 5)),
  );

  // 3.5.1: two killer and two werewolf attributes on four different neutral cards.
  const all = seats.flatMap(({ cards }) => cards);
  for (const attribute of ['杀手属性', '狼人属性'])
    ask('3.5.1', all.filter(({ attributes }) => attributes.includes(attribute)).length === 2);
  ask(
    '3.5.1',
    all.every(({ name, attributes }) => attributes.length <= (NEUTRAL.includes(name) ? 1 : 0)),
  );

  for (const { role, cards } of seats) {
    const hand = cards.map(({ name }) => name);
    const has = (card: string) => hand.includes(card);
    const of = (faction: readonly string[]) => hand.filter((card) => faction.includes(card)).length;
    const [killers, wolves, villagers, neutrals] = [of(KILLER), of(WEREWOLF), of(VILLAGER), of(NEUTRAL)];

    if (role === '杀手') ask('4.1', has('杀手') && has('恶魔'));
    if (role === '狼人') ask('4.2', has('狼人') && has('巫师'));
    const mayShoot = role === '平民' || (role === '自选立场者' && readings['4.3'] === 'villagers-or-chooser');
    ask('4.3', mayShoot || !has('狙击手'));
    for (const [clause, one, other] of APART) ask(clause, !(has(one) && has(other)));
    for (const card of TWICE) ask('4.4.7', times(hand, card) < 2);

    if (readings['4.4.5'] === 'holder') {
      ask('4.4.5', !(has('束魂') && has('杀手')));
      ask('4.4.6', !(has('巫医') && has('狼人')));
    } else {
      ask('4.4.5', !(role === '杀手' && has('束魂')));
      ask('4.4.6', !(role === '狼人' && has('巫医')));
    }
    if (readings['4.4.5'] === 'chooser-safe' && role === '自选立场者') {
      ask('4.4.5', !(has('束魂') && killers > 0));
      ask('4.4.6', !(has('巫医') && wolves > 0));
    }

    ask('4.4.10', neutrals <= 3);
    const within = (own: number, ...others: number[]) => own <= 2 && others.every((n) => n <= 1);
    if (role === '杀手') ask('4.4.10', within(killers, wolves, villagers));
    if (role === '狼人') ask('4.4.10', within(wolves, killers, villagers));
    if (role === '平民') ask('4.4.10', within(villagers, killers, wolves));
    if (role === '自选立场者') {
      const unaligned = killers <= 1 && wolves <= 1 && villagers <= 1;
      const anyOne =
        within(killers, wolves, villagers) || within(wolves, killers, villagers) || within(villagers, killers, wolves);
      ask('4.4.10', readings['4.4.10'] === 'any-one' ? anyOne : unaligned);
    }

    for (const attribute of ['杀手属性', '狼人属性'])
      ask('4.4.11', cards.filter(({ attributes }) => attributes.includes(attribute)).length <= 1);

    // 6.2: a card that may be the last one.
    const own =
      role === '杀手' ? killers : role === '狼人' ? wolves : role === '平民' ? villagers : killers + wolves + villagers;
    ask('6.2', own >= 1);
  }
  return [...broken].sort();
}
