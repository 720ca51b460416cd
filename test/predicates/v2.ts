/** The dealing clauses of the second rulebook, written down by hand from its text. Returns the clauses that a deal breaks. */
import { sameBag, type ToldSeat, times } from './told.ts';

const PAIRS = ['狙击手/圣人', '占卜/束魂', '先知/巫医', '防弹衣/狼毒', '禁锢/反狙击', '必杀/特赦', '诅咒/庇佑'];
const COMMONERS: Readonly<Record<number, number>> = { 5: 9, 6: 8, 7: 12 };
const MARKS: Readonly<Record<string, number>> = { 杀手属性: 3, 狼人属性: 3, 占卜属性: 1, 先知属性: 1 };

export function brokenByV2(seats: readonly ToldSeat[], reading: 'distinct' | 'overlay' | 'six'): readonly string[] {
  const broken = new Set<string>();
  const ask = (clause: string, kept: boolean) => {
    if (!kept) broken.add(clause);
  };
  const n = seats.length;

  const villagers = Array<string>(n === 7 ? 4 : 3).fill('平民');
  ask(
    '2',
    sameBag(
      seats.map(({ role }) => role),
      ['杀手', '狼人', ...villagers, ...(n > 5 ? ['自选立场者'] : [])],
    ),
  );
  const all = seats.flatMap(({ cards }) => cards);
  const deck = ['杀手', '狼人', ...PAIRS, ...PAIRS, ...Array<string>(COMMONERS[n]!).fill('庶民')];
  ask(
    '2',
    sameBag(
      all.map(({ name }) => name),
      deck,
    ),
  );
  ask(
    '2',
    seats.every(({ cards }) => cards.length === (n === 5 ? 5 : 4)),
  );

  // 3.4.1, as read.
  for (const [attribute, count] of Object.entries(MARKS))
    ask('3.4.1', all.filter(({ attributes }) => attributes.includes(attribute)).length === count);
  for (const { name, attributes } of all) {
    if (attributes.length > 0) ask('3.4.1', PAIRS.includes(name));
    const sides = attributes.filter((attribute) => attribute === '杀手属性' || attribute === '狼人属性').length;
    const seers = attributes.length - sides;
    ask('3.4.1', sides <= 1);
    if (reading === 'distinct') ask('3.4.1', attributes.length <= 1);
    if (reading === 'six') ask('3.4.1', seers <= sides);
  }

  for (const { role, cards } of seats) {
    const hand = cards.map(({ name }) => name);
    if (role === '杀手') ask('4.1', hand.includes('杀手'));
    if (role === '狼人') ask('4.2', hand.includes('狼人'));
    for (const card of PAIRS) ask('4.3', times(hand, card) < 2);
    ask('4.4', times(hand, '庶民') <= 2);
    ask('6.2', times(hand, '庶民') < hand.length);
  }
  return [...broken].sort();
}
