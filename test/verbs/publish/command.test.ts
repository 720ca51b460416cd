import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../../cli/run-here.ts';

let folder = '';
const at = (name: string) => path.join(folder, name);
const SEED = 'c0ffee'.repeat(8);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ninelives-publish-'));
  await deal('v1.json', ['v1', '--players', '6', '--names', 'a,b,c,d,e,f', '--seed', SEED]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function deal(file: string, args: readonly string[]) {
  const { code, err } = await runHere(['deal', ...args, '-o', at(file), '--blind']);
  expect(err).toContain(file);
  expect(code).toBe(0);
}

describe('publish', () => {
  it('writes everything, for nobody else to read, and shows nothing secret', async () => {
    const { code, out, err } = await runHere(['publish', at('v1.json'), '-o', at('all'), '--blind']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    const files = (await readdir(at('all'))).sort();
    expect(files).toEqual([
      'moderator.html',
      'moderator.txt',
      'public.txt',
      ...[1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}.txt`),
      'slips.html',
    ]);
    for (const file of files) expect((await stat(path.join(at('all'), file))).mode & 0o777).toBe(0o600);
    expect(err).not.toMatch(/killer|werewolf|Slayer|c0ffee/i);
  });

  it('never writes over what is there without --force, and then nothing at all', async () => {
    await writeFile(at('moderator.txt'), 'mine');
    const refused = await runHere(['publish', at('v1.json'), '-o', folder]);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('--force');
    expect(await readFile(at('moderator.txt'), 'utf8')).toBe('mine');
    expect(await readdir(folder)).not.toContain('public.txt');
    expect((await runHere(['publish', at('v1.json'), '-o', folder, '--force'])).code).toBe(0);
    expect(await readFile(at('moderator.txt'), 'utf8')).not.toBe('mine');
  });

  it('refuses a file whose seed or number does not belong to its hands', async () => {
    const file = JSON.parse(await readFile(at('v1.json'), 'utf8'));
    // A weak seed hidden behind made-up digits would pass for a strong one.
    for (const [change, told] of [
      [{ seed: 'deadbeef'.repeat(8) }, 'does not draw these hands'],
      [{ number: `${BigInt(file.number) + 1n}` }, 'does not belong to its hands'],
      [{ legal: `${BigInt(file.legal) + 1n}` }, 'does not belong to its hands'],
    ] as const) {
      await writeFile(at('changed.json'), JSON.stringify({ ...file, ...change }));
      const { code, out, err } = await runHere(['publish', at('changed.json'), '--only', '1', '--lang', 'en']);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(told);
    }
  });

  it('makes one message again at any time, the same byte for byte', async () => {
    await runHere(['publish', at('v1.json'), '-o', at('again')]);
    for (const [only, file] of [
      ['public', 'public.txt'],
      ['3', 'seat-3.txt'],
      ['moderator', 'moderator.txt'],
    ] as const) {
      const { code, out } = await runHere(['publish', at('v1.json'), '--only', only]);
      expect(code).toBe(0);
      expect(out).toBe(await readFile(path.join(at('again'), file), 'utf8'));
    }
  });

  it.each(['0', '7', 'x', '3.0', '-1', '__proto__'])('--only %s: a sentence', async (only) => {
    const { code, out, err } = await runHere(['publish', at('v1.json'), `--only=${only}`]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('from 1 to 6');
  });

  it('wants to know where to', async () => {
    for (const flags of [
      [],
      ['--only', '3', '--blind'],
      ['--only', '3', '--force'],
      ['--markup', 'html', '--only', '3'],
    ]) {
      expect(await runHere(['publish', at('v1.json'), ...flags])).toMatchObject({ code: 2, out: '' });
    }
    expect((await runHere(['publish', at('v1.json'), '--only', 'public', '--blind'])).code).toBe(0);
  });

  it('refuses weak seeds and deals chosen by number, with the reason, unless told otherwise', async () => {
    await deal('weak.json', ['v1', '--seed', 'rain']);
    await deal('number.json', ['v1', '--number', '7']);
    await deal('strong.json', ['v1']);
    for (const [file, reason] of [
      ['weak.json', 'try seeds'],
      ['number.json', 'knows the number'],
    ] as const) {
      const refused = await runHere(['publish', at(file), '--only', 'public']);
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(refused.err).toContain(reason);
      expect((await runHere(['publish', at(file), '--only', 'public', '--weak-seed'])).code).toBe(0);
    }
    expect((await runHere(['publish', at('strong.json'), '--only', 'public'])).code).toBe(0);
  });

  it('does not ask a hand-made deal for a seed, but for the rules', async () => {
    const made = { ...JSON.parse(await readFile(at('v1.json'), 'utf8')), seed: null, index: null };
    await writeFile(at('made.json'), JSON.stringify(made));
    expect((await runHere(['publish', at('made.json'), '--only', 'moderator'])).code).toBe(0);
    const [one, two] = made.seats;
    const swapped = [{ ...one, hands: two.hands }, { ...two, hands: one.hands }, ...made.seats.slice(2)];
    await writeFile(at('illegal.json'), JSON.stringify({ ...made, seats: swapped }));
    const refused = await runHere(['publish', at('illegal.json'), '-o', at('none')]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('not legal');
    expect(await readdir(folder)).not.toContain('none');
    const stock = {
      main: [two.hands.main[0]].map(({ card, name }: { card: string; name: string }) => ({ card, name })),
    };
    await writeFile(at('stocked.json'), JSON.stringify({ ...made, stock }));
    const stocked = await runHere(['publish', at('stocked.json'), '-o', at('none')]);
    expect(stocked).toMatchObject({ code: 1, out: '', err: expect.stringContaining('copies') });
  });

  it('tells which message is too long; with --blind not whose', async () => {
    const told = await runHere(['publish', at('v1.json'), '-o', at('long'), '--max-length', '100']);
    expect(told.err).toContain('the message of seat 1 a has');
    const blind = await runHere(['publish', at('v1.json'), '-o', at('long2'), '--max-length', '100', '--blind']);
    expect(blind.err).toContain('6 messages are longer than 100');
    expect(blind.err).not.toContain('seat 1');
    const short = await runHere(['publish', at('v1.json'), '-o', at('long3'), '--max-length', '10000']);
    expect(short.err).not.toContain('longer');
  });

  it.each([
    ['no JSON', 'hello', 'the JSON is broken here'],
    ['two deals', '[{},{}]', 'the file holds 2'],
    ['another thing', '{"a":1}', 'a deal has no field a'],
    ['a list', '[]', 'the file holds 0'],
  ])('%s: a sentence with the file', async (_, text, sentence) => {
    await writeFile(at('bad.json'), text);
    const { code, out, err } = await runHere(['publish', at('bad.json'), '--only', 'public']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('bad.json');
    expect(err).toContain(sentence);
  });

  it('a deal of another ruleset or fingerprint: what to do', async () => {
    const made = JSON.parse(await readFile(at('v1.json'), 'utf8'));
    await writeFile(at('other.json'), JSON.stringify({ ...made, ruleset: { ...made.ruleset, id: 'house' } }));
    expect((await runHere(['publish', at('other.json'), '--only', 'public'])).err).toContain('--ruleset');
    await writeFile(at('print.json'), JSON.stringify({ ...made, ruleset: { id: 'v1', fingerprint: 'f'.repeat(64) } }));
    const { code, err } = await runHere(['publish', at('print.json'), '--only', 'public']);
    expect(code).toBe(2);
    expect(err).toContain('fingerprint');
  });
});
