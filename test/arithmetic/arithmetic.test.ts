import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arithmetic, type Conflict } from '../../src/arithmetic/arithmetic.ts';
import { ground } from '../../src/problem/ground.ts';
import type { SelectionRequest } from '../../src/problem/selection.ts';
import { normalise } from '../../src/problem/selection.ts';
import type { Form, Ruleset } from '../../src/ruleset/model.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { familyCase, fromFamily } from '../brute/family.ts';
import { card, marked, n, ofFaction, role, rule, sample } from '../problem/sample.ts';

const conflicts = (ruleset: Ruleset, request: SelectionRequest = {}) =>
  arithmetic(ground(ruleset, normalise(ruleset, request)));
const inFamily = (id: string, request: SelectionRequest = {}) =>
  arithmetic(familyCase(fromFamily(id), request).problem);
const ruled = (...forms: Form[]): Ruleset => ({
  ...sample,
  rules: forms.map((form, index) => rule(`r${index}`, form)),
});
const without = (found: readonly Conflict[]) => found.map(({ statements: _, ...rest }) => rest);
const ruleStatement = (id: string) => ({ kind: 'rule', id });

describe('plain counting', () => {
  it('finds nothing against what can be dealt', () => {
    expect(conflicts(sample)).toEqual([]);
    expect(conflicts(sample, { players: 3 })).toEqual([]);
  });

  it('18 cards for 16 places: the printed list of 杀人 5.0', () => {
    const file = 'fixtures/rulesets/killer-5.0-printed.yaml';
    const [first] = conflicts(readRuleset(readFileSync(file, 'utf8'), { file }));
    expect(first).toMatchObject({ kind: 'cards-places', deck: 0, cards: 18, places: 16 });
    expect(first!.statements).toHaveLength(9 + 2); // nine cards, one hand size, one role
  });

  it('3 seats must hold a Slayer, the deck has 2', () => {
    expect(inFamily('infeasible-rules')).toEqual([
      {
        kind: 'holders',
        deck: 0,
        cards: [0],
        seats: 3,
        need: 3,
        copies: 2,
        statements: [
          ruleStatement('1'),
          { kind: 'role', role: 0 },
          ruleStatement('2'),
          { kind: 'role', role: 1 },
          { kind: 'copies', deck: 0, card: 0 },
        ],
      },
    ]);
  });

  it('no two of five together in four hands', () => {
    expect(without(inFamily('infeasible-apart'))).toContainEqual({
      kind: 'spread',
      deck: 0,
      cards: [0, 1, 2, 3, 4],
      copies: 5,
      room: 4,
    });
  });

  it('three exclusive marks for two cards', () => {
    expect(without(inFamily('infeasible-marks'))).toEqual([
      { kind: 'attributes', deck: 0, attributes: [0, 1], need: 3, have: 2 },
    ]);
  });

  it('roles that do not sum to the seats', () => {
    const tables = sample.tables.map((table) => ({ ...table, roles: [{ role: role('killer'), count: n(9) }] }));
    const [first] = conflicts({ ...sample, tables, decks: sample.decks.map((deck) => ({ ...deck, pool: false })) });
    expect(first).toEqual({ kind: 'roles-seats', need: 9, seats: 4, statements: [{ kind: 'role', role: 0 }] });
  });

  it('a card that is not in play', () => {
    expect(
      without(conflicts(ruled({ form: 'holds', of: [role('villager')], items: [card('demon')] }), { players: 3 })),
    ).toEqual([{ kind: 'absent', deck: 0, id: 'r0' }]);
  });

  it.each<[string, Form[], object]>([
    [
      'a hand asked for too much',
      [{ form: 'holds', of: [role('killer')], items: [card('slayer'), card('demon'), card('seer'), card('vest')] }],
      { kind: 'crowded', hand: { role: 0, seat: null }, need: 4, places: 3 },
    ],
    [
      'a hand allowed too little',
      [
        {
          form: 'only',
          roles: [role('villager')],
          items: [ofFaction('villager'), ofFaction('neutral'), card('commoner')],
        },
        { form: 'never', of: [role('killer')], items: [card('slayer')] },
      ],
      { kind: 'unfilled', hand: { role: 0, seat: null }, room: 1, places: 3 },
    ],
    [
      'a clash',
      [
        { form: 'holds', of: [role('killer')], items: [card('slayer')] },
        { form: 'never', of: null, items: [card('slayer')] },
      ],
      { kind: 'clash', hand: { role: 0, seat: null }, cards: [0], need: 1, room: 0 },
    ],
    [
      'copies that no hands may hold',
      [
        { form: 'only', roles: [role('killer')], items: [card('seer')] },
        { form: 'single', of: null, items: [card('seer')] },
      ],
      { kind: 'spread', cards: [3], copies: 2, room: 1 },
    ],
    [
      'marks that no hands may carry',
      [{ form: 'never', of: null, items: [marked('seer-mark')] }],
      { kind: 'attribute-spread', attribute: 1, need: 1, room: 0 },
    ],
    [
      'marks that hands must carry',
      [{ form: 'holds', of: [role('killer'), role('chooser')], items: [marked('killer-mark')] }],
      { kind: 'attribute-holders', attribute: 0, need: 2, room: 1 },
    ],
  ])('%s', (_, forms, wanted) => {
    expect(conflicts(ruled(...forms))).toContainEqual(expect.objectContaining(wanted));
  });

  it('Hall: two villagers and a chooser share what none of them alone lacks', () => {
    // Villagers and chooser may hold only seer (2), sniper (1), vest (1), demon (1), counter (2): 7 cards for 9 places.
    const found = conflicts(
      ruled(
        { form: 'only', roles: [role('killer')], items: [card('slayer')] },
        { form: 'only', roles: [role('killer')], items: [card('commoner')] },
      ),
    );
    expect(found[0]).toMatchObject({ kind: expect.stringMatching(/^(spread|hall)$/) });
    const ids = new Set(found[0]!.statements.map((statement) => JSON.stringify(statement)));
    expect(ids).toContain(JSON.stringify(ruleStatement('r1')));
  });

  it('Hall: where only the general argument sees it', () => {
    // Each of three sets of cards has room enough alone; together the killer's three places must take four cards.
    const ruleset = ruled(
      { form: 'only', roles: [role('killer')], items: [card('slayer')] },
      { form: 'only', roles: [role('killer')], items: [card('seer')] },
    );
    const [first] = conflicts(ruleset);
    expect(first).toMatchObject({ kind: 'hall', need: expect.any(Number), have: expect.any(Number) });
    const rules = first!.statements.filter(({ kind }) => kind === 'rule');
    expect(rules).toEqual([ruleStatement('r0'), ruleStatement('r1')]);
  });

  it('pins: more seats than a role has, none left, a hand of others', () => {
    const pinned = (...pins: string[]) => without(conflicts({ ...sample, rules: [] }, { pins }));
    expect(pinned('1=killer', '2=killer')).toEqual([{ kind: 'role-pins', role: 0, seats: 2, count: 1 }]);
    expect(pinned('!1=killer', '!2=killer', '!3=killer', '!4=killer')).toEqual([
      { kind: 'role-pins', role: 0, seats: 0, count: 1 },
    ]);
    expect(pinned('1=killer', '!1=killer')).toContainEqual({ kind: 'seat-roles', seat: 0 });
    expect(pinned('1=killer', '1:slayer,slayer,slayer')).toContainEqual({
      kind: 'holders',
      deck: 0,
      cards: [0],
      seats: 1,
      need: 3,
      copies: 2,
    });
    expect(pinned('1=killer', '1:slayer', '!1:slayer')).toContainEqual({
      kind: 'clash',
      deck: 0,
      hand: { role: 0, seat: 0 },
      cards: [0],
      need: 1,
      room: 0,
    });
  });

  it('a stock: too few cards is a conflict, too many is not', () => {
    const heroes = (count: number) => ({
      ...sample,
      decks: sample.decks.map((deck) =>
        deck.pool ? { ...deck, pool: false, cards: deck.cards.slice(0, count) } : deck,
      ),
    });
    expect(without(conflicts(heroes(5)))).toEqual([]);
    expect(without(conflicts(heroes(4)))).toEqual([{ kind: 'cards-places', deck: 1, cards: 4, places: 5 }]);
  });
});
