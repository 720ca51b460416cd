import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/problem/event/event.ts';
import { parseEvent } from '../../../src/problem/event/parse.ts';
import { ground } from '../../../src/problem/ground.ts';
import { normalise } from '../../../src/problem/selection.ts';
import { wordFault } from '../../../src/say/faults.ts';
import { faultOf } from '../../fault-of.ts';
import { shipped } from '../../ruleset/shipped.ts';

const v1 = shipped('v1');
const problem = ground(v1, normalise(v1, { players: 6 }));
const { cards, attributes: marks } = problem.decks[0]!;

const parse = (text: string): Event => parseEvent(text, v1, problem);
const card = (id: string): number => cards.findIndex((each) => each.id === id);
const role = (id: string): number => problem.roles.findIndex((each) => each.id === id);

/** What an event says, in ids: [cards, attributes, min, max] of each item. */
const said = (text: string) =>
  parse(text).items.map(({ bound }) => [
    bound.cards.map((index) => cards[index]!.id).join(),
    bound.attributes.map((index) => marks!.attributes[index]!.id).join(),
    bound.min,
    bound.max,
  ]);
const Any = Number.POSITIVE_INFINITY;

describe('the grammar of events', () => {
  it('knows whom an event speaks of', () => {
    expect(parse('some villager holds Sniper')).toMatchObject({ quantifier: 'some', roles: [role('villager')] });
    expect(parse('every seat holds bomb')).toMatchObject({ quantifier: 'every', roles: null });
    expect(parse('no chooser holds 束魂')).toMatchObject({ quantifier: 'no', roles: [role('chooser')] });
    expect(parse('seat 3 holds bomb')).toMatchObject({ quantifier: 'seat', seat: 2 });
    expect(parse('  Some  WEREWOLF holds bomb ')).toMatchObject({ quantifier: 'some', roles: [role('werewolf')] });
  });

  it('reads Chinese without spaces, and full-width forms', () => {
    expect(parse('有平民持有狙击手')).toMatchObject({ quantifier: 'some', roles: [role('villager')] });
    expect(parse('没有杀手持有必杀和炸弹')).toMatchObject({ quantifier: 'no', roles: [role('killer')] });
    expect(parse('每个座位持有炸弹')).toMatchObject({ quantifier: 'every', roles: null });
    expect(parse('３号位持有占卜')).toMatchObject({ quantifier: 'seat', seat: 2 });
    expect(parse('座位3有占卜')).toMatchObject({ quantifier: 'seat', seat: 2 });
    expect(said('有座位持有恰好3张中立阵营、没有占卜')).toEqual([
      [
        cards
          .slice(card('vest'))
          .map(({ id }) => id)
          .join(),
        '',
        3,
        3,
      ],
      ['seer', '', 0, 0],
    ]);
    expect(said('有人持有必杀＊杀手属性')).toEqual([['deathblow', 'killer-mark', 1, Any]]);
  });

  it('counts: a number is at least, exactly is exactly, no is none', () => {
    expect(said('some seat holds 2 seer')).toEqual([['seer', '', 2, Any]]);
    expect(said('some seat holds at least 2 seer')).toEqual([['seer', '', 2, Any]]);
    expect(said('some seat holds exactly 1 seer')).toEqual([['seer', '', 1, 1]]);
    expect(said('some seat holds exactly seer')).toEqual([['seer', '', 1, 1]]);
    expect(said('some seat holds exactly 0 seer')).toEqual([['seer', '', 0, 0]]);
    expect(said('some seat holds no seer')).toEqual([['seer', '', 0, 0]]);
  });

  it('takes a card before a faction of the same name, and the faction where it is named', () => {
    expect(said('some seat holds 杀手')).toEqual([['slayer', '', 1, Any]]);
    expect(said('some seat holds 2 killer')).toEqual([['slayer', '', 2, Any]]);
    expect(said('some seat holds 2 杀手阵营')).toEqual([['slayer,demon', '', 2, Any]]);
    expect(said('some seat holds 2 killer faction cards')).toEqual([['slayer,demon', '', 2, Any]]);
    expect(said('some seat holds 3 neutral')[0]![0]).toBe(
      cards
        .slice(card('vest'))
        .map(({ id }) => id)
        .join(),
    );
  });

  it('knows attributes, alone and on a card', () => {
    expect(said('some killer holds killer attribute')[0]!.slice(1)).toEqual(['killer-mark', 1, Any]);
    expect(said('some killer holds 2 狼人属性')[0]!.slice(1)).toEqual(['werewolf-mark', 2, Any]);
    expect(said('some killer holds bomb*werewolf-mark and vest')).toEqual([
      ['bomb', 'werewolf-mark', 1, Any],
      ['vest', '', 1, Any],
    ]);
  });

  it('lets a card that this table leaves out be held by nobody', () => {
    expect(said('some seat holds saint')).toEqual([['', '', 1, Any]]);
  });

  const wrong: readonly (readonly [text: string, code: string, column: number, hint: string | undefined])[] = [
    ['', 'event-who', 1, undefined],
    ['sum villager holds bomb', 'event-who', 1, 'some'],
    ['some vilager holds bomb', 'event-role', 6, 'villager'],
    ['some villager hold bomb or vest', 'event-rest', 25, undefined],
    ['some villager hods bomb', 'event-holds', 15, 'holds'],
    ['some villager holds bmob', 'event-item', 21, 'bomb'],
    ['有平民持有反阻击手', 'event-item', 6, '反狙击手'],
    ['some villager holds', 'event-item', 20, undefined],
    ['some villager holds 0 bomb', 'event-number', 21, 'exactly 0'],
    ['some villager holds bomb*killermark', 'event-mark', 26, 'killer-mark'],
    ['seat 7 holds bomb', 'event-seat', 1, undefined],
    ['seat 0 holds bomb', 'event-seat', 1, undefined],
  ];
  it.each(wrong)('says where %j is wrong', (text, code, column, hint) => {
    const fault = faultOf(() => parse(text));
    expect(fault).toMatchObject({ kind: 'bad', code, place: { file: '--event', line: 1, column } });
    expect(fault.hint).toBe(hint);
    for (const lang of ['zh', 'en'] as const) expect(wordFault(fault, lang)).not.toContain('undefined');
  });
});
