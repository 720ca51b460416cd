import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/deal/deal-file.ts';
import { FaultError } from '../../src/fault.ts';
import { readRuleset } from '../../src/ruleset/read/read.ts';
import { audit } from '../../src/trust/audit.ts';
import { NAMES_FORMAT, nameListFields } from '../../src/trust/commitment.ts';
import { encodeLine, readDocument, writeDocument } from '../../src/trust/document.ts';
import { REVEAL_FORMAT } from '../../src/trust/reveal.ts';
import { tables } from '../deal/presentation/dealt.ts';
import { names, original, play, reserve, shipped, tiny, tinyText } from './committed.ts';

const files = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ file: text === tinyText ? 'ruleset.yaml' : `copy-${at + 1}.txt`, text }));

/** The verdict, the part that does not belong, or the code of the fault. */
async function verdictOf(...texts: readonly string[]) {
  try {
    const result = await audit(files(...texts));
    return result.verdict === 'misfit' ? result.fault.code : result.verdict;
  } catch (error) {
    if (error instanceof FaultError) return `fault ${error.faults[0]?.code}`;
    throw error;
  }
}

describe('an honest game', () => {
  it('awaits its key before the reveal', async () => {
    const { commitmentText } = play();
    expect(await audit(files(commitmentText))).toMatchObject({
      verdict: 'awaits',
      claims: ['outside-uncontrolled', 'one-commitment'],
    });
  });

  it('fits after the reveal, with the commitment or by the reveal alone', async () => {
    const { commitmentText, revealText } = play();
    expect(await verdictOf(commitmentText, revealText)).toBe('fits');
    expect(await verdictOf(revealText, commitmentText)).toBe('fits');
    expect(await verdictOf(revealText)).toBe('fits');
  });

  it('fits with a reserve deal, replacements, names that came later', async () => {
    const game = play({
      turns: [original, reserve],
      names: null,
      later: names,
      drawn: false,
      substitutes: ['阿杰', '小美'],
      replaced: [
        { seat: 1, from: '苹果', to: '小美' },
        { seat: 1, from: '小美', to: '阿杰' },
      ],
    });
    const list = writeDocument({ format: NAMES_FORMAT, fields: nameListFields(game.commitment.hash, names) });
    expect(await verdictOf(game.commitmentText)).toBe('awaits');
    expect(await verdictOf(game.commitmentText, list)).toBe('awaits');
    const result = await audit(files(game.commitmentText, list, game.revealText));
    expect(result).toMatchObject({
      verdict: 'fits',
      claims: [
        'bound-to-outside',
        'outside-uncontrolled',
        'names-posted-before',
        'reserve-before-hands',
        'replacements-word',
        'one-commitment',
      ],
    });
  });

  it('says that secrets could have been tried where there is no outside value', async () => {
    const game = play({ outside: null, turns: [{ ...original, outside: null }] });
    expect(await audit(files(game.commitmentText, game.revealText))).toMatchObject({
      verdict: 'fits',
      claims: ['many-secrets', 'one-commitment'],
    });
  });

  it('fits whatever a forum does to line ends, spaces, empty lines and a BOM', async () => {
    const { commitmentText, revealText } = play();
    const copied = (text: string) => `\ufeff${text.replaceAll('\n', '  \r\n\r\n')}`;
    expect(await verdictOf(copied(commitmentText), copied(revealText))).toBe('fits');
  });

  it('seats the names in order, or draws them', () => {
    const seated = (drawn: boolean) => play({ drawn }).revealed.deals[0]?.deal.seats.map(({ name }) => name);
    expect(seated(false)).toEqual(names);
    expect(seated(true)).not.toEqual(names);
    expect([...(seated(true) ?? [])].sort()).toEqual([...names].sort());
  });
});

describe.each([...tables])('%s with %i players', (id, players) => {
  it('fits, stock, order of hands and who acts first included', async () => {
    const people = Array.from({ length: players }, (_, k) => `p${k}`);
    const game = play({ ruleset: shipped(id), request: { players }, names: people });
    expect(await verdictOf(game.commitmentText, game.revealText)).toBe('fits');
    // Another secret makes another deal.
    const other = play({ ruleset: shipped(id), request: { players }, names: people, secret: 'f'.repeat(64) });
    expect(other.revealed.deals[0]?.deal.number).not.toBe(game.revealed.deals[0]?.deal.number);
  });
});

describe('a change of one character', () => {
  const game = play({
    ruleset: tiny(),
    names: ['苹果', '楼兰', '=[b]x: y'],
    turns: [original, reserve],
    substitutes: ['阿杰', '小美'],
    replaced: [{ seat: 2, from: '苹果', to: '小美' }],
  });
  // Who sits on seat 2 of the reserve deal follows from the frozen secret.
  const sitting = game.revealed.deals[1]?.deal.seats[1]?.name ?? '';
  const honest = play({
    ruleset: tiny(),
    names: ['苹果', '楼兰', '=[b]x: y'],
    turns: [original, reserve],
    substitutes: ['阿杰', '小美'],
    replaced: [{ seat: 2, from: sitting, to: '小美' }],
  });
  const fine = (verdict: string) => verdict === 'fits' || verdict === 'awaits';
  /** Empty lines and spaces at line ends do not matter. */
  const bare = (text: string) => text.replace(/\s*\n\s*/g, '\n').trim();

  it('the game itself fits', async () => {
    expect(await verdictOf(honest.commitmentText, honest.revealText, tinyText)).toBe('fits');
    expect(await verdictOf(honest.revealText, tinyText)).toBe('fits');
  });

  it('anywhere in the reveal breaks its seal', () => {
    for (let at = 0; at < honest.revealText.length; at++) {
      for (const put of [honest.revealText[at] === '7' ? '8' : '7', '', `${honest.revealText[at]}`.repeat(2)]) {
        const copy = `${honest.revealText.slice(0, at)}${put}${honest.revealText.slice(at + 1)}`;
        if (bare(copy) !== bare(honest.revealText)) expect(sealed(copy), copy.slice(at - 20, at + 20)).toBe(false);
      }
    }
    expect(sealed(honest.revealText)).toBe(true);
  });

  it.each([
    ['the commitment', honest.commitmentText, (copy: string) => [copy, honest.revealText, tinyText]],
    ['the reveal', honest.revealText, (copy: string) => [honest.commitmentText, copy, tinyText]],
    ['the reveal alone', honest.revealText, (copy: string) => [copy, tinyText]],
  ])('in %s never fits', async (_, text, published) => {
    // An audit takes some 10 ms, so every eighth position; the seal above is tried at each.
    for (let at = 0; at < text.length; at += 8) {
      const put = [text[at] === '7' ? '8' : '7', '', text[at] === 'a' ? 'b' : 'a'][at % 3] ?? '';
      const copy = `${text.slice(0, at)}${put}${text.slice(at + 1)}`;
      if (bare(copy) === bare(text)) continue;
      if (fine(await verdictOf(...published(copy)))) expect.unreachable(`at ${at}: ${copy.slice(at - 20, at + 20)}`);
    }
  });
});

/** Whether a text is a reveal whose seal fits its other lines: the seal worked out apart from the code that writes it. */
function sealed(text: string): boolean {
  try {
    const { fields } = readDocument(text, REVEAL_FORMAT, 'copy');
    const last = fields.at(-1);
    const before = fields
      .slice(0, -1)
      .map(({ key, value }) => (value === '' ? `${key}:` : `${key}: ${encodeLine(value)}`));
    const hash = createHash('sha256');
    for (const part of [REVEAL_FORMAT, ...before]) {
      const bytes = Buffer.from(part);
      hash.update(Uint8Array.of(bytes.length >> 24, bytes.length >> 16, bytes.length >> 8, bytes.length)).update(bytes);
    }
    return last?.key === 'seal' && last.value === hash.digest('hex');
  } catch (error) {
    if (error instanceof FaultError) return false;
    throw error;
  }
}

/** Both documents of a game with some lines replaced, and the hash and seal left as they were. */
function forged(text: string, ...changes: readonly (readonly [key: string, value: string | null])[]): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const change = changes.find(([key]) => line.startsWith(`${key}:`));
      if (change === undefined) return [line];
      return change[1] === null ? [] : [`${change[0]}: ${change[1]}`];
    })
    .join('\n');
}

describe('each part that does not belong is named', () => {
  const people = ['苹果', '楼兰', '警花'];
  const base = { ruleset: tiny(), names: people, drawn: false } as const;
  const game = play(base);
  const other = 'f'.repeat(64);

  it.each([
    ['the game', 'audit-commitment-line', forged(game.commitmentText, ['game', 'another']), game.revealText],
    ['the seating', 'audit-commitment-line', forged(game.commitmentText, ['seats', 'drawn']), game.revealText],
    ['a name', 'audit-commitment-line', forged(game.commitmentText, ['player 2', '楼兰2']), game.revealText],
    ['the hash', 'audit-commitment-line', forged(game.commitmentText, ['hash', other]), game.revealText],
    [
      'the outside value announced',
      'audit-commitment-line',
      forged(game.commitmentText, ['outside', 'x']),
      game.revealText,
    ],
    ['a repeated line', 'audit-repeated-line', game.commitmentText, forged(game.revealText, ['game', 'another'])],
    ['the secret', 'audit-secret', game.commitmentText, forged(game.revealText, ['secret', other])],
    ['no secret', 'audit-secret', game.commitmentText, forged(game.revealText, ['secret', null])],
    [
      'the outside value',
      'audit-deal',
      game.commitmentText,
      forged(game.revealText, ['original outside value', '06 11 17 20 28 33 + 16']),
    ],
    [
      'its shape',
      'audit-outside-shape',
      game.commitmentText,
      forged(game.revealText, ['original outside value', '5 11 17 20 28 33 + 16']),
    ],
    [
      'no outside value',
      'audit-outside-missing',
      game.commitmentText,
      forged(game.revealText, ['original outside value', null]),
    ],
    ['the deal number', 'audit-deal', game.commitmentText, forged(game.revealText, ['original number', '99999'])],
    ['a role', 'audit-deal', game.commitmentText, forged(game.revealText, ['original role 1', 'wolfe'])],
    [
      'a hand',
      'audit-deal',
      game.commitmentText,
      forged(game.revealText, ['original hands 3', '[["main",[["stone"],["stone"]]]]']),
    ],
    ['a seat', 'audit-deal', game.commitmentText, forged(game.revealText, ['original name 1', '警花'])],
    ['the seal', 'audit-seal', game.commitmentText, forged(game.revealText, ['seal', other])],
    [
      'a line of its own',
      'audit-seal',
      game.commitmentText,
      game.revealText.replace('seal:', 'substitute 1: x\nseal:'),
    ],
  ])('%s: %s', async (_, part, commitment, reveal) => {
    expect(await verdictOf(commitment, reveal, tinyText)).toBe(part);
  });

  it('who left, came back or was renamed, and nobody in two seats', async () => {
    const [one, two] = ['苹果', '楼兰'];
    const with_ = (replaced: LogEntry[]) => play({ ...base, substitutes: ['阿杰'], replaced }).revealText;
    const fits = [
      { seat: 1, from: one, to: 'x', renamed: true },
      { seat: 1, from: 'x', to: null },
      { seat: 1, from: null, to: '阿杰' },
      { seat: 1, from: '阿杰', to: 'x' },
    ] as const;
    expect(await verdictOf(with_([...fits]), tinyText)).toBe('fits');
    for (const wrong of [
      [
        { seat: 1, from: one, to: null },
        { seat: 2, from: two, to: one },
      ],
      [{ seat: 1, from: one, to: two, renamed: true }],
      [{ seat: 1, from: null, to: '阿杰' }],
      [...fits, { seat: 2, from: two, to: '阿杰' }],
      [{ seat: 9, from: one, to: '阿杰' }],
    ] as LogEntry[][])
      expect(await verdictOf(with_(wrong), tinyText)).toBe('audit-replacement');
  });

  it('a replacement of somebody who does not sit there, or by nobody known', async () => {
    const with_ = (replaced: { seat: number; from: string; to: string }[]) =>
      play({ ...base, substitutes: ['阿杰'], replaced }).revealText;
    expect(await verdictOf(with_([{ seat: 1, from: '苹果', to: '阿杰' }]), tinyText)).toBe('fits');
    expect(await verdictOf(with_([{ seat: 2, from: '苹果', to: '阿杰' }]), tinyText)).toBe('audit-replacement');
    expect(await verdictOf(with_([{ seat: 1, from: '苹果', to: '小美' }]), tinyText)).toBe('audit-replacement');
    const twice = [
      { seat: 1, from: '苹果', to: '阿杰' },
      { seat: 2, from: '楼兰', to: '阿杰' },
    ];
    expect(await verdictOf(with_(twice), tinyText)).toBe('audit-replacement');
  });

  it('a reserve deal without a later outside value or a reason', async () => {
    const with_ = (turn: Partial<typeof reserve>) => play({ ...base, turns: [original, { ...reserve, ...turn }] });
    const { commitmentText } = game;
    expect(await verdictOf(commitmentText, with_({}).revealText, tinyText)).toBe('fits');
    expect(await verdictOf(commitmentText, with_({ outside: original.outside }).revealText, tinyText)).toBe(
      'audit-outside-same',
    );
    expect(await verdictOf(commitmentText, with_({ reason: '' }).revealText, tinyText)).toBe('audit-reason');
    expect(await verdictOf(commitmentText, with_({ reason: ' x' }).revealText, tinyText)).toBe('audit-reason');
  });

  it('a ruleset file that was changed in what decides deals; a mended word changes nothing', async () => {
    const changed = tinyText.replace('copies: 3', 'copies: 2');
    const mended = tinyText.replace('兔', '兔子');
    const audited = async (text: string) => {
      const result = await audit([
        { file: 'a.txt', text: game.revealText },
        { file: 'my.yaml', text },
      ]);
      return result.verdict === 'misfit' ? result.fault.code : result.verdict;
    };
    expect(await audited(mended)).toBe('fits');
    expect(await audited(changed)).toBe('audit-ruleset');
    expect(await verdictOf(game.revealText)).toBe('fault trust-ruleset');
  });

  it('a ruleset of the same name as a shipped one is told apart from it', async () => {
    const text = tinyText.replace('id: tiny', 'id: v1');
    const impostor = play({ ...base, ruleset: readRuleset(text, { file: 'v1.yaml' }) });
    const told = await audit([
      { file: 'a.txt', text: impostor.revealText },
      { file: 'v1.yaml', text },
    ]);
    expect(told).toMatchObject({ verdict: 'fits' });
    expect(told.verdict === 'fits' && told.claims).toContain('own-ruleset');
    expect(await verdictOf(impostor.revealText)).toBe('audit-ruleset');
    const honest = await audit(files(play().revealText));
    expect(honest.verdict === 'fits' && honest.claims).not.toContain('own-ruleset');
  });

  it('lists of names for another game, or another list', async () => {
    const later = play({ ...base, names: null, later: people });
    const list = (hash: string, listed: readonly string[]) =>
      writeDocument({ format: NAMES_FORMAT, fields: nameListFields(hash, listed) });
    const { hash } = later.commitment;
    const check = (text: string) => verdictOf(later.commitmentText, later.revealText, text, tinyText);
    expect(await check(list(hash, people))).toBe('fits');
    expect(await check(list(other, people))).toBe('audit-names-of');
    expect(await check(list(hash, ['楼兰', '苹果', '警花']))).toBe('audit-names');
    expect(await check(list(hash, people.slice(1)))).toBe('audit-names-count');
    expect(await check(list(hash, ['苹果', '苹果', '警花']))).toBe('audit-name');
    expect(await check(list(hash, ['苹果', 'Ａ', 'a']))).toBe('audit-name');
  });

  it('files that are none of ours', async () => {
    expect(await verdictOf('hello')).toBe('fault trust-nothing');
    expect(await verdictOf(game.revealText, tinyText, 'hello')).toBe('fault trust-unknown-file');
    expect(await verdictOf('ninelives-commitment/2\na: b')).toBe('fault trust-version');
    expect(await verdictOf(game.commitmentText, `ninelives-secret/1\nsecret: ${other}`)).toBe(
      'fault trust-secret-published',
    );
    expect(await verdictOf(game.commitmentText, play({ ...base, game: 'x' }).commitmentText, tinyText)).toBe(
      'audit-two-commitments',
    );
  });

  it('a commitment that is not in canonical form', async () => {
    expect(await verdictOf(play({ ...base, game: 'two  spaces' }).commitmentText, tinyText)).toBe('audit-canonical');
    expect(await verdictOf(play({ ...base, outside: { what: 'x', like: '０１' } }).commitmentText, tinyText)).toBe(
      'audit-canonical',
    );
    expect(await verdictOf(forged(game.commitmentText, ['selection', '{"players":3}']), tinyText)).toBe(
      'fault trust-selection',
    );
    const wrong = game.commitmentText.replace('"without":[]', '"without":["9.9"]');
    expect(await verdictOf(wrong, tinyText)).toBe('audit-selection');
  });
});

describe('nonsense', () => {
  const game = play({ ruleset: tiny(), names: ['a', 'b', 'c'], turns: [original, reserve], drawn: true });
  const lines = [
    ...game.revealText.split('\n'),
    'x',
    ': ',
    'selection: {"__proto__":1}',
    'replaced 1: [9,"a","b"]',
    'seats: 1',
  ];
  const line = fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'binary', maxLength: 20 }));
  const selection = fc.constantFrom(
    'null',
    '[]',
    '{"players":3}',
    game.revealText
      .split('\n')
      .find((one) => one.startsWith('selection'))
      ?.slice(11)
      .replace('"set":{}', '"set":{"__proto__":1}') ?? '',
    game.revealText
      .split('\n')
      .find((one) => one.startsWith('selection'))
      ?.slice(11)
      .replace('3', '1e9') ?? '',
  );

  it('ends in a verdict or a sentence, never in a crash, and never fits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(lines.length), line), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const copy = game.revealText.split('\n');
          for (const [at, put] of changes) copy.splice(at, at % 2, put);
          const text = copy.join('\n');
          const verdict = await verdictOf(text, tinyText);
          const same = text
            .split('\n')
            .filter((one) => one.trim() !== '' && !one.startsWith('#'))
            .join('\n');
          if (verdict === 'fits') expect(same).toBe(game.revealText.trim());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('also in the selection', async () => {
    await fc.assert(
      fc.asyncProperty(selection, async (put) => {
        const copy = game.commitmentText.replace(/^selection: .*$/m, () => `selection: ${put}`);
        expect(['fault trust-selection', 'audit-selection']).toContain(await verdictOf(copy, tinyText));
      }),
      { numRuns: 10 },
    );
  });
});

describe('a reveal of one game never fits the commitment of another', () => {
  const base = { ruleset: tiny(), names: ['a', 'b', 'c'], drawn: false };
  const game = play(base);
  it.each([
    ['game', play({ ...base, game: 'another' })],
    ['names', play({ ...base, names: ['a', 'b', 'd'] })],
    ['order of names', play({ ...base, names: ['b', 'a', 'c'] })],
    ['seating', play({ ...base, drawn: true })],
    ['rules', play({ ...base, request: { without: ['4.1'] } })],
    ['weights', play({ ...base, request: { weights: 'shuffles' } })],
    ['outside value', play({ ...base, outside: { what: 'another', like: '01 02 03 04 05 06 + 07' } })],
    ['shape', play({ ...base, outside: { what: '双色球 2026-12-12', like: '11 02 03 04 05 06 + 07' } })],
    ['secret', play({ ...base, secret: '0'.repeat(64) })],
  ])('another %s', async (_, another) => {
    for (const [one, two] of [
      [game, another],
      [another, game],
    ] as const) {
      const verdict = await verdictOf(one.commitmentText, two.revealText, tinyText);
      expect(['audit-secret', 'audit-commitment-line', 'audit-repeated-line']).toContain(verdict);
    }
  });

  it('another table or ruleset', async () => {
    const [five, six] = [play(), play({ request: { players: 6 }, names: [...names, 'f'] })];
    const v2 = play({ ruleset: shipped('v2') });
    for (const another of [six, v2]) {
      expect(['audit-commitment-line', 'audit-repeated-line']).toContain(
        await verdictOf(five.commitmentText, another.revealText),
      );
    }
  });
});
