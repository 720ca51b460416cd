import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DealFile } from '../../../src/deal/deal-file.ts';
import { runHere } from '../../cli/run-here.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ninelives-seat-'));
const at = (name: string) => path.join(folder, name);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as DealFile; // as: our own program wrote it
const PLAYERS = ['苹果', '楼兰', '警花', '阿杰', '小雨', '老王', '小美', '大卫', '花花', '石头'];

beforeAll(async () => {
  for (const [ruleset, file] of [
    ['hongmenyan', 'banquet.json'],
    ['v1', 'v1.json'],
  ] as const) {
    expect((await runHere(['deal', ruleset, '--seed', 'moon', '-o', at(file), '--blind'])).code).toBe(0);
  }
  writeFileSync(at('signup.txt'), PLAYERS.map((name, k) => `${k + 1}. ${name}`).join('\n'));
  writeFileSync(at('aliases.csv'), `马甲,密码\n${PLAYERS.map((_, k) => `路人${k},p${k}`).join('\n')}\n路人甲,x\n`);
});

describe('seat', () => {
  it('binds names in order, leaves the input alone and changes no card', async () => {
    const before = readFileSync(at('banquet.json'), 'utf8');
    const ran = await runHere([
      'seat',
      at('banquet.json'),
      '--names-file',
      at('signup.txt'),
      '-o',
      at('ordered.json'),
      '--blind',
    ]);
    expect(ran).toMatchObject({ code: 0, out: '10 seats are seated\n' });
    expect(readFileSync(at('banquet.json'), 'utf8')).toBe(before);
    const [old, seated] = [read(at('banquet.json')), read(at('ordered.json'))];
    expect(seated.seats.map(({ name }) => name)).toEqual(PLAYERS);
    expect({ ...seated, seats: seated.seats.map((seat) => ({ ...seat, name: null })) }).toEqual(old);
    expect(statSync(at('ordered.json')).mode & 0o777).toBe(0o600);
  });

  it('draws names and aliases, lists substitutes, lets one step in, all in one or step by step', async () => {
    const flags = [
      '--names-file',
      at('signup.txt'),
      '--draw',
      '--aliases-file',
      at('aliases.csv'),
      '--substitutes',
      '阿花,阿草',
    ];
    const once = await runHere(['seat', at('banquet.json'), ...flags, '--replace', '苹果=阿花', '--json']);
    expect(once).toMatchObject({ code: 0 });
    await runHere(['seat', at('banquet.json'), ...flags.slice(0, 3), '-o', at('step1.json'), '--blind']);
    await runHere(['seat', at('step1.json'), ...flags.slice(5), '-o', at('step2.json'), '--blind']);
    await runHere(['seat', at('step2.json'), ...flags.slice(3, 5), '-o', at('step3.json'), '--blind']);
    await runHere(['seat', at('step3.json'), '--replace', '苹果=阿花', '-o', at('step4.json'), '--blind']);
    const deal = JSON.parse(once.out) as DealFile; // as: our own program wrote it
    expect(read(at('step4.json'))).toEqual(deal);
    const stepped = deal.seats.find(({ name }) => name === '阿花');
    expect(deal.log).toEqual([{ seat: stepped?.seat, from: '苹果', to: '阿花' }]);
    expect(deal.substitutes).toEqual(['阿草']);
    expect([...deal.seats.map(({ name }) => name)].sort()).toEqual(['阿花', ...PLAYERS.slice(1)].sort());
    expect(new Set(deal.seats.map(({ alias }) => alias?.name)).size).toBe(10);
    const hands = (file: DealFile) => file.seats.map(({ hands: cards }) => cards);
    expect(hands(deal)).toEqual(hands(read(at('banquet.json'))));
    // the deal can still be verified, and says what it is
    expect((await runHere(['verify', at('step4.json')])).code).toBe(0);
  });

  it('an evening with a deal of a game without substitutes: somebody steps in, leaves, comes back, was misspelt', async () => {
    const deal = ['deal', 'v1', '--players', '6', '--names', '苹裹,楼兰,警花,阿杰,小雨,老王', '-o', at('readme.json')];
    expect((await runHere([...deal, '--blind'])).code).toBe(0);
    const flags = ['--rename', '苹裹=苹果', '--leave', '警花', '--replace', '楼兰=小白', '--replace', '3=阿花'];
    const later = ['--leave', '小白', '--replace', '2=楼兰', '--replace', '阿花=警花'];
    const once = await runHere(['seat', at('readme.json'), ...flags, ...later, '-o', at('once.json'), '--blind']);
    expect(once).toMatchObject({ code: 0, out: '6 seats are seated\n' });
    const seated = read(at('once.json'));
    expect(seated.seats.map(({ name }) => name)).toEqual(PLAYERS.slice(0, 6));
    expect(seated.log).toEqual([
      { seat: 1, from: '苹裹', to: '苹果', renamed: true },
      { seat: 3, from: '警花', to: null },
      { seat: 2, from: '楼兰', to: '小白' },
      { seat: 3, from: null, to: '阿花' },
      { seat: 2, from: '小白', to: null },
      { seat: 2, from: null, to: '楼兰' },
      { seat: 3, from: '阿花', to: '警花' },
    ]);
    // The file is read by everybody, and the notice tells what happened.
    expect((await runHere(['verify', at('once.json')])).code).toBe(0);
    const notice = await runHere(['publish', at('once.json'), '--only', 'public']);
    expect(notice.code).toBe(0);
    expect(notice.out).toContain('seat 3: 警花 → (left)');
    expect(notice.out).toContain('seat 1: 苹裹 → 苹果 (the same player)');
    // The ways out are named.
    for (const [argv, way] of [
      [['--replace', '楼兰=苹果'], 'sits or has sat at seat 1'],
      [['--names', 'a,b,c,d,e,f'], '--rename'],
      [['--leave', '没有'], '没有'],
      [['--rename', '苹果'], 'WHO=NAME'],
    ] as const) {
      const refused = await runHere(['seat', at('once.json'), ...argv]);
      expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining(way) });
    }
  });

  it('says what the ruleset still asks for', async () => {
    const ran = await runHere(['seat', at('banquet.json'), '--names-file', at('signup.txt'), '--json']);
    expect(ran.code).toBe(0);
    expect(ran.err).toMatch(/substitutes[\s\S]*alias/);
  });

  it('takes odd names as they are and shows them without harm', async () => {
    const odd = ['constructor', '007', '\u202Eevil', '\u001b[31mred', '=1+1（b）'];
    writeFileSync(at('odd.txt'), odd.join('\n'));
    const shown = await runHere(['seat', at('v1.json'), '--names-file', at('odd.txt'), '-o', at('odd.json')]);
    expect(shown.code).toBe(0);
    expect(read(at('odd.json')).seats.map(({ name }) => name)).toEqual(odd);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(shown.out).not.toMatch(/[\u001b\u202e]/);
    expect(shown.out).toContain('constructor');
  });

  it('reads lists in the encodings of Windows', async () => {
    writeFileSync(at('utf16.txt'), Buffer.from('\uFEFF1、苹果\r\n2、楼兰\r\n3、警花\r\n4、阿杰\r\n5、小雨', 'utf16le'));
    const ran = await runHere(['seat', at('v1.json'), '--names-file', at('utf16.txt'), '--json']);
    expect((JSON.parse(ran.out) as DealFile).seats.map(({ name }) => name)).toEqual(PLAYERS.slice(0, 5));
  });

  it.each<[string, readonly string[]]>([
    ['nothing to do', ['v1.json']],
    ['too few names', ['v1.json', '--names', 'a,b,c,d']],
    ['two equal names', ['v1.json', '--names', 'a,b,c,d,Ａ']],
    ['an empty name', ['v1.json', '--names', 'a,b,c,d,']],
    ['a draw without names', ['v1.json', '--draw', '--substitutes', 'x']],
    ['names twice', ['v1.json', '--names', 'a,b,c,d,e', '--names-file', 'x']],
    ['a selection', ['v1.json', '--names', 'a,b,c,d,e', '--without', '6.2']],
    ['a replacement where there are none', ['v1.json', '--names', 'a,b,c,d,e', '--replace', 'a=b']],
    ['too few substitutes', ['banquet.json', '--substitutes', 'a']],
    ['a player as substitute', ['banquet.json', '--names', PLAYERS.join(), '--substitutes', '苹果,x']],
    ['too few aliases', ['banquet.json', '--aliases-file', 'signup.txt']],
    ['no deal', ['signup.txt', '--names', 'a,b,c,d,e']],
    ['no file', ['missing.json', '--names', 'a,b,c,d,e']],
    ['its own input', ['v1.json', '--names', 'a,b,c,d,e', '-o', 'v1.json', '--force']],
    ['a file that is there', ['v1.json', '--names', 'a,b,c,d,e', '-o', 'banquet.json']],
  ])('refuses %s: one sentence, exit 2, nothing written', async (_, argv) => {
    const before = readdirSync(folder).length;
    const placed = argv.map((arg) => (/\.(json|txt|csv)$/.test(arg) ? at(arg) : arg));
    for (const lang of ['zh', 'en']) {
      const ran = await runHere(['seat', ...placed, '--lang', lang]);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toMatch(/^ninelives: .+/);
      expect(ran.err).not.toMatch(/undefined|\n\s+at /);
    }
    expect(readdirSync(folder)).toHaveLength(before);
  });

  it('refuses a deal that was changed by hand, and one of another ruleset', async () => {
    const deal = read(at('v1.json'));
    const [first, second, ...rest] = deal.seats;
    const swapped = { ...deal, seats: [{ ...first!, role: second!.role }, { ...second!, role: first!.role }, ...rest] };
    writeFileSync(at('swapped.json'), JSON.stringify(swapped));
    const illegal = await runHere(['seat', at('swapped.json'), '--names', 'a,b,c,d,e']);
    expect(illegal).toMatchObject({ code: 2, out: '', err: expect.stringContaining('verify') });
    writeFileSync(at('foreign.json'), JSON.stringify({ ...deal, ruleset: { ...deal.ruleset, id: 'my-game' } }));
    expect(await runHere(['seat', at('foreign.json'), '--names', 'a,b,c,d,e'])).toMatchObject({ code: 2, out: '' });
  });
});
