import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../cli/run-here.ts';
import { tinyText } from '../../trust/committed.ts';

let home = '';
const at = (...names: readonly string[]) => path.join(home, ...names);
const LIKE = '01 02 03 04 05 06 + 07';
const VALUE = '05 11 17 20 28 33 + 16';

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'ninelives-trust-'));
  await writeFile(at('names.txt'), '1. 苹果\n2. 楼兰\n3. 警花\n4. 阿杰\n5. 007\n');
  await writeFile(at('three.txt'), 'a\nb\nc\n');
  await writeFile(at('tiny.yaml'), tinyText);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const commit = (folder: string, ...more: readonly string[]) =>
  runHere([
    'commit',
    'v1',
    '--game',
    '第12局',
    '--outside',
    'lottery of 12 December',
    '--outside-like',
    LIKE,
    '--names-file',
    at('names.txt'),
    '-o',
    at(folder),
    ...more,
  ]);
const deal = (folder: string, ...more: readonly string[]) => runHere(['deal', '--commitment', at(folder), ...more]);

describe('a game from commitment to audit', () => {
  it('goes its whole way', async () => {
    const committed = await commit('game', '--draw');
    expect(committed.code).toBe(0);
    expect(committed.out).toBe(await readFile(at('game', 'commitment.txt'), 'utf8'));
    expect((await readdir(at('game'))).sort()).toEqual(['commitment.txt', 'secret.txt']);
    for (const file of ['commitment.txt', 'secret.txt'])
      expect((await stat(at('game', file))).mode & 0o777).toBe(0o600);
    const secret = /secret: ([0-9a-f]{64})/.exec(await readFile(at('game', 'secret.txt'), 'utf8'))?.[1] ?? '';
    expect(secret).not.toBe('');
    expect(committed.out + committed.err).not.toContain(secret);

    const before = await runHere(['audit', at('game', 'commitment.txt')]);
    expect(before.code).toBe(0);
    expect(before.out).toContain('awaits its key');
    expect(before.out).toContain('compare the posting times yourself');

    const dealt = await deal('game', '--outside-value', '０５ 11 17  20 28 33 + 16', '--blind');
    expect(dealt).toMatchObject({ code: 0, out: 'Dealt; nothing is shown.\n' });
    expect(dealt.err).toContain(`is taken as "${VALUE}"`);
    const kept = JSON.parse(await readFile(at('game', 'deal.json'), 'utf8'));
    expect((await stat(at('game', 'deal.json'))).mode & 0o777).toBe(0o600);
    expect(kept.commitment).toMatchObject({ outside: VALUE, reserve: false, reason: null });
    expect(kept.seed).not.toContain(secret);
    expect(kept.seats.map(({ name }: { name: string }) => name).sort()).toEqual(
      ['007', '楼兰', '警花', '苹果', '阿杰'].sort(),
    );

    const published = await runHere(['publish', at('game', 'deal.json'), '--only', 'public']);
    expect(published.out).toContain(kept.commitment.hash);
    expect(published.out).not.toContain(kept.seed);

    const revealed = await runHere(['reveal', at('game'), '-o', at('public')]);
    expect(revealed.code).toBe(0);
    expect((await readdir(at('public'))).sort()).toEqual(['commitment.txt', 'reveal.txt']);
    const after = await runHere(['audit', at('game', 'commitment.txt'), at('public', 'reveal.txt')]);
    expect(after.code).toBe(0);
    expect(after.out).toContain('belong together');
    expect((await runHere(['audit', at('public')])).out).toBe(after.out);
    expect((await runHere(['reveal', at('game')])).out).toBe(await readFile(at('public', 'reveal.txt'), 'utf8'));
    // A published deal file is checked, too.
    expect((await runHere(['audit', at('public'), at('game', 'deal.json')])).code).toBe(0);
    await writeFile(at('other.json'), JSON.stringify({ ...kept, number: '0' }));
    const other = await runHere(['audit', at('public'), at('other.json')]);
    expect(other.code).toBe(1);
    expect(other.out).toContain('number');
  });

  it('reads published copies in the encodings that people save them in', async () => {
    await commit('saved');
    const text = await readFile(at('saved', 'commitment.txt'), 'utf8');
    await writeFile(at('utf16.txt'), Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'utf16le'));
    expect(await runHere(['audit', at('utf16.txt')])).toMatchObject({ code: 0 });
    expect((await runHere(['audit', '-'], { stdin: text })).code).toBe(0);
  });

  it('deals once: the same again, nothing else, and one reserve deal with a later value and a reason', async () => {
    await commit('once');
    const first = await deal('once', '--outside-value', VALUE, '--json');
    expect((await deal('once', '--outside-value', VALUE, '--json')).out).toBe(first.out);
    const again = await deal('once', '--outside-value', LIKE);
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toContain('--reserve');
    expect(await deal('once', '--reserve', '--outside-value', LIKE)).toMatchObject({ code: 2, out: '' });
    expect(await deal('once', '--reason', 'x', '--outside-value', LIKE)).toMatchObject({ code: 2, out: '' });
    expect(await deal('once', '--reserve', '--reason', 'x', '--outside-value', VALUE)).toMatchObject({
      code: 2,
      out: '',
    });
    const reserve = await deal('once', '--reserve', '--reason', ' 有人 没签到 ', '--outside-value', LIKE, '--json');
    expect(reserve.code).toBe(0);
    expect(JSON.parse(reserve.out).commitment).toMatchObject({ reserve: true, reason: '有人 没签到', outside: LIKE });
    expect(JSON.parse(reserve.out).seed).not.toBe(JSON.parse(first.out).seed);
    expect((await deal('once', '--reserve', '--reason', 'x', '--outside-value', '11 11 11 11 11 11 + 11')).code).toBe(
      2,
    );
    const notice = await runHere(['publish', at('once', 'reserve.json'), '--only', 'public']);
    expect(notice.out).toContain('有人 没签到');
    await runHere(['reveal', at('once'), '-o', at('once.txt')]);
    const text = await readFile(at('once.txt'), 'utf8');
    expect(text).toContain('original number');
    expect(text).toContain('reserve number');
    const { code, out } = await runHere(['audit', at('once', 'commitment.txt'), at('once.txt'), '--lang', 'zh']);
    expect(code).toBe(0);
    expect(out).toContain('备用局');
  });

  it('takes the names later, in the published order, once', async () => {
    const committed = await runHere([
      'commit',
      'v1',
      '--game',
      'x',
      '--outside',
      'y',
      '--outside-like',
      '00',
      '--names-later',
      '-o',
      at('later'),
    ]);
    expect(committed.code).toBe(0);
    expect((await deal('later', '--outside-value', '12')).err).toContain('--names-file');
    const listed = await runHere(['commit', '--commitment', at('later'), '--names-file', at('names.txt')]);
    expect(listed.code).toBe(0);
    expect(listed.out).toContain('player 1: 苹果');
    expect((await runHere(['audit', at('later')])).out).toContain('The names came later');
    expect((await runHere(['commit', '--commitment', at('later'), '--names-file', at('names.txt')])).code).toBe(2);
    expect((await deal('later', '--outside-value', '12', '--names', 'a,b,c,d,e')).code).toBe(2);
    expect((await deal('later', '--outside-value', '12')).code).toBe(0);
    expect((await runHere(['reveal', at('later'), '-o', at('later-public')])).code).toBe(0);
    expect((await readdir(at('later-public'))).sort()).toEqual(['commitment.txt', 'names.txt', 'reveal.txt']);
    expect((await runHere(['audit', at('later-public')])).code).toBe(0);
  });

  it('writes the list that came with the deal beside it', async () => {
    await runHere([
      'commit',
      'v1',
      '--game',
      'x',
      '--outside',
      'y',
      '--outside-like',
      '00',
      '--names-later',
      '--draw',
      '-o',
      at('with'),
    ]);
    expect((await deal('with', '--outside-value', '12', '--names-file', at('names.txt'), '--blind')).code).toBe(0);
    expect(await readFile(at('with', 'names.txt'), 'utf8')).toContain('player 5: 007');
    await runHere(['reveal', at('with'), '-o', at('with-public')]);
    expect((await runHere(['audit', at('with-public')])).code).toBe(0);
  });

  it('publishes house rules as one whole file, so that nobody needs the one that they extend', async () => {
    await writeFile(at('base.yaml'), tinyText);
    await writeFile(at('house.yaml'), 'extends: base.yaml\nid: house\n');
    const argv = ['commit', at('house.yaml'), '--game', 'g', '--outside', 'dice', '--outside-like', '1'];
    expect((await runHere([...argv, '--names-later', '-o', at('house')])).code).toBe(0);
    await rm(at('base.yaml'));
    const files = [at('house', 'commitment.txt'), at('house', 'ruleset.yaml')];
    expect(await readFile(at('house', 'ruleset.yaml'), 'utf8')).not.toContain('extends');
    expect(await runHere(['audit', ...files])).toMatchObject({ code: 0, err: '' });
  });

  it('publishes a ruleset of the user and a pool with it', async () => {
    const args = ['commit', at('tiny.yaml'), '--game', 'x', '--names-file', at('three.txt'), '-o', at('tiny')];
    const committed = await runHere(args);
    expect(committed.code).toBe(0);
    expect(committed.err).toContain('many secrets');
    expect((await runHere(['audit', at('tiny', 'commitment.txt')])).err).toContain('give the published ruleset file');
    expect((await deal('tiny')).code).toBe(0);
    expect((await deal('tiny', '--outside-value', '1')).code).toBe(2);
    await runHere(['reveal', at('tiny'), '-o', at('tiny-public')]);
    expect((await readdir(at('tiny-public'))).sort()).toEqual(['commitment.txt', 'reveal.txt', 'ruleset.yaml']);
    const { code, out } = await runHere(['audit', at('tiny-public')]);
    expect(code).toBe(0);
    expect(out).toContain('many secrets could have been tried');
  });
});

describe('what comes after the deal', () => {
  const guests = ['苹果', '楼兰', '警花', '阿杰', '小雨', '老王', '十三', '青岚', '木木', '九日'];

  it('aliases, substitutes and replacements follow the commitment and are revealed', async () => {
    await writeFile(at('ten.txt'), guests.join('\n'));
    await writeFile(at('aliases.txt'), guests.map((_, k) => `马甲${k},pw${k}`).join('\n'));
    await runHere([
      'commit',
      'hongmenyan',
      '--game',
      'x',
      '--outside',
      'y',
      '--outside-like',
      '0000',
      '--names-file',
      at('ten.txt'),
      '--draw',
      '-o',
      at('feast'),
    ]);
    expect((await deal('feast', '--outside-value', '1234', '--blind')).code).toBe(0);
    const kept = at('feast', 'deal.json');
    for (const flags of [
      ['--names-file', at('ten.txt')],
      ['--names-file', at('ten.txt'), '--draw'],
    ]) {
      expect(await runHere(['seat', kept, ...flags])).toMatchObject({ code: 2, out: '' });
    }
    const more = [
      '--aliases-file',
      at('aliases.txt'),
      '--substitutes',
      '二丫,三毛',
      '--replace',
      '苹果=三毛',
      '--replace',
      '三毛=二丫',
    ];
    const seated = await runHere(['seat', kept, ...more, '-o', at('played.json'), '--blind']);
    expect(seated.err).toContain('played.json');
    const notice = await runHere(['publish', at('played.json'), '--only', 'public', '--lang', 'zh']);
    expect(notice.out).toContain('苹果 → 三毛');
    expect(notice.out).not.toContain('pw');
    expect((await runHere(['reveal', at('feast'), at('played.json'), '-o', at('feast-public')])).code).toBe(0);
    expect(await readFile(at('feast-public', 'reveal.txt'), 'utf8')).not.toContain('pw3');
    const checked = await runHere(['audit', at('feast-public')]);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain("moderator's word");
    // The deal that was played, and the one before anybody was replaced, both fit.
    expect((await runHere(['audit', at('feast-public'), at('played.json')])).code).toBe(0);
    expect((await runHere(['audit', at('feast-public'), kept])).code).toBe(0);
    // A deal of another commitment does not.
    await commit('alien');
    await deal('alien', '--outside-value', VALUE);
    expect((await runHere(['reveal', at('feast'), at('alien', 'deal.json')])).err).toContain(
      'does not come from this commitment',
    );
  });

  it('house rules that extend a shipped ruleset are published whole', async () => {
    await writeFile(
      at('house-v1.yaml'),
      'extends: v1\nid: house\nname: { zh: 家规, en: house rules }\nrules:\n  4.4.12: { zh: 杀手和炸弹不同手, en: Killer and Bomb apart, apart: [slayer, bomb] }\n',
    );
    const args = [
      'commit',
      at('house-v1.yaml'),
      '--game',
      'x',
      '--outside',
      'y',
      '--outside-like',
      '0',
      '--names-file',
      at('names.txt'),
      '-o',
      at('house-v1'),
    ];
    expect((await runHere(args)).code).toBe(0);
    expect(await readFile(at('house-v1', 'ruleset.yaml'), 'utf8')).not.toContain('extends');
    expect((await deal('house-v1', '--outside-value', '4')).code).toBe(0);
    await runHere(['reveal', at('house-v1'), '-o', at('house-v1-public')]);
    expect((await runHere(['audit', at('house-v1-public')])).code).toBe(0);
  });

  it('a pool is published with the commitment, and a changed one is found', async () => {
    const pool = Array.from({ length: 30 }, (_, k) => `武将${k}`);
    await writeFile(at('heroes.txt'), pool.join('\n'));
    const list = guests.slice(0, 3).join(',');
    const args = [
      'commit',
      'sanguosha-melee',
      '--players',
      '3',
      '--pool',
      at('heroes.txt'),
      '--game',
      'x',
      '--names',
      list,
      '-o',
      at('melee'),
    ];
    expect((await runHere(args)).code).toBe(0);
    expect((await deal('melee')).code).toBe(0);
    await runHere(['reveal', at('melee'), '-o', at('melee-public')]);
    expect((await readdir(at('melee-public'))).sort()).toEqual(['commitment.txt', 'pool.txt', 'reveal.txt']);
    expect((await runHere(['audit', at('melee-public')])).code).toBe(0);
    await writeFile(at('melee-public', 'pool.txt'), pool.join('\n').replace('武将7', '武将七'));
    const changed = await runHere(['audit', at('melee-public')]);
    expect(changed.code).toBe(1);
    expect(changed.out).toContain('pool');
  });
});

describe('bad use is told in a sentence, and nothing is written', () => {
  it.each([
    ['no folder', ['commit', 'v1', '--game', 'x', '--names-later'], '-o'],
    ['no ruleset', ['commit', '--game', 'x', '--names-later', '-o', 'OUT'], '<ruleset>'],
    ['no game', ['commit', 'v1', '--names-later', '-o', 'OUT'], '--game'],
    ['an empty game', ['commit', 'v1', '--game', ' ', '--names-later', '-o', 'OUT'], '--game'],
    ['no names', ['commit', 'v1', '--game', 'x', '-o', 'OUT'], '--names-later'],
    [
      'names twice',
      ['commit', 'v1', '--game', 'x', '--names', 'a,b,c,d,e', '--names-later', '-o', 'OUT'],
      '--names-later',
    ],
    ['too few names', ['commit', 'v1', '--game', 'x', '--names', 'a,b', '-o', 'OUT'], '2'],
    ['a pin', ['commit', 'v1', '--game', 'x', '--names-later', '--pin', '1=killer', '-o', 'OUT'], 'there is no option'],
    ['a ban', ['commit', 'v1', '--game', 'x', '--names-later', '--ban', '1=killer', '-o', 'OUT'], 'there is no option'],
    ['no shape', ['commit', 'v1', '--game', 'x', '--names-later', '--outside', 'y', '-o', 'OUT'], '--outside-like'],
    [
      'no description',
      ['commit', 'v1', '--game', 'x', '--names-later', '--outside-like', '0', '-o', 'OUT'],
      '--outside',
    ],
    [
      'a shape of one value',
      ['commit', 'v1', '--game', 'x', '--names-later', '--outside', 'y', '--outside-like', '+-', '-o', 'OUT'],
      'digit',
    ],
    ['deal without a folder', ['deal', '--outside-value', '1'], '--commitment'],
    ['deal with both', ['deal', 'v1', '--commitment', 'OUT'], '--commitment'],
    ['deal with a seed', ['deal', '--commitment', 'OUT', '--seed', 'x'], '--seed'],
    ['deal from nothing', ['deal', '--commitment', 'OUT'], 'commitment.txt'],
    ['reveal of nothing', ['reveal', 'OUT'], 'commitment.txt'],
    ['audit of nothing', ['audit', 'OUT'], 'OUT'],
  ])('%s', async (_, args, sentence) => {
    const { code, out, err } = await runHere(args.map((arg) => (arg === 'OUT' ? at('nowhere') : arg)));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence === 'OUT' ? 'nowhere' : sentence);
    expect(await readdir(home)).not.toContain('nowhere');
  });

  it('a value of another shape, a missing one, too little dealt to reveal', async () => {
    await commit('shape');
    for (const value of ['5 11 17 20 28 33 + 16', '05 11 17 20 28 33 16', '']) {
      const { code, err } = await deal('shape', `--outside-value=${value}`);
      expect(code).toBe(2);
      expect(err).toContain('shape');
    }
    expect((await deal('shape')).err).toContain('lottery of 12 December');
    expect(await deal('shape', '--reserve', '--reason', 'x', '--outside-value', VALUE)).toMatchObject({ code: 2 });
    expect((await runHere(['reveal', at('shape')])).err).toContain('nothing was dealt');
    expect(await readdir(at('shape'))).not.toContain('deal.json');
  });

  it('a folder that holds a secret already is left alone, --force or not', async () => {
    await commit('taken');
    const secret = await readFile(at('taken', 'secret.txt'), 'utf8');
    for (const more of [[], ['--force']]) expect((await commit('taken', ...more)).code).toBe(2);
    expect(await readFile(at('taken', 'secret.txt'), 'utf8')).toBe(secret);
  });

  it('a folder in which something was changed', async () => {
    await commit('changed');
    const text = await readFile(at('changed', 'commitment.txt'), 'utf8');
    await writeFile(at('changed', 'commitment.txt'), text.replace('第12局', '第13局'));
    expect((await deal('changed', '--outside-value', VALUE)).err).toContain('does not open');
    await writeFile(at('changed', 'commitment.txt'), text);
    await deal('changed', '--outside-value', VALUE);
    const kept = await readFile(at('changed', 'deal.json'), 'utf8');
    await writeFile(at('changed', 'deal.json'), kept.replace(/"role": "killer"/, '"role": "villager"'));
    expect(await runHere(['reveal', at('changed')])).toMatchObject({ code: 2, out: '' });
    // The secret is never part of an audit.
    expect((await runHere(['audit', at('changed', 'secret.txt')])).err).toContain('never to be published');
  });
});

describe('publicly changed', () => {
  it('exit 1 and one sentence that names the part, in both languages and as data', async () => {
    await commit('fair');
    await deal('fair', '--outside-value', VALUE);
    await runHere(['reveal', at('fair'), '-o', at('fair-public')]);
    const text = await readFile(at('fair-public', 'reveal.txt'), 'utf8');
    await writeFile(
      at('fair-public', 'reveal.txt'),
      text.replace(`original outside value: ${VALUE}`, `original outside value: ${LIKE}`),
    );
    const english = await runHere(['audit', at('fair-public')]);
    expect(english.code).toBe(1);
    expect(english.out.trim().split('\n')).toHaveLength(1);
    expect(english.out).toContain('does not follow from the secret, the names and the outside value');
    const data = JSON.parse((await runHere(['audit', at('fair-public'), '--json'])).out);
    expect(data).toMatchObject({ verdict: 'misfit', part: 'audit-deal', with: { which: 'original' } });
    expect((await runHere(['audit', at('fair-public'), '--lang', 'zh'])).out).toContain('不吻合');
  });
});
