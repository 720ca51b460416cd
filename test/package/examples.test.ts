/** The examples that `--help` prints, run as printed, those of one verb one after the other in a folder with the files they speak of. */
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { verbs } from '../../src/cli/program.ts';
import { type Ran, runHere } from '../cli/run-here.ts';
import { ninelives } from '../process/ninelives.ts';

const strong = '0123456789abcdef0123456789abcdef';
const names = ['苹果', '楼兰', '警花', '老王', '小雨', '老张', '老李', '小赵', '小钱', '小孙'];
const deal = (ruleset: string, ...more: string[]) => [
  'deal',
  ruleset,
  '--seed',
  strong,
  '-o',
  'deal.json',
  '--blind',
  ...more,
];
const promise = ['commit', 'v1', '--game', '1', '--outside', 'x', '--outside-like', '01'];
const committed = [
  [...promise, '--names-file', 'list.txt', '-o', 'game12'],
  ['deal', '--commitment', 'game12', '--outside-value', '07', '--blind'],
];

/** What must be there before the examples of a verb: commands that make it. */
const before: Readonly<Record<string, readonly (readonly string[])[]>> = {
  verify: [deal('v1')],
  repair: [deal('v1')],
  publish: [deal('v1')],
  seat: [deal('v1', '--players', '6')],
  diff: [['new', 'my-v1', '--extends', 'v1']],
  list: [['new', 'my-game']],
  check: [['new', 'my-game', '-o', 'rulesets/my-game.yaml']],
  commit: [[...promise, '--names-later', '-o', 'game13']],
  reveal: committed,
  audit: [...committed, ['reveal', 'game12', '-o', 'public']],
};

/** And copies of what they made. */
const copies: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  reveal: [['game12/deal.json', 'played.json']],
  audit: [
    ['public/commitment.txt', 'commitment.txt'],
    ['public/reveal.txt', 'reveal.txt'],
  ],
};

const half = '1. （杀手）：杀手、恶魔、？\n2. （狼人）：狼人、巫师、？\n3. ：狙击手、？\n4. ：？\n5. ：？\n';
const whole = [
  '1. 苹果（杀手）：杀手、恶魔、狼人、先知、防弹衣',
  '2. 楼兰（狼人）：杀手、狼人、巫师、占卜、狼毒',
  '3. 警花（平民）：恶魔、巫师、狙击手、禁锢、特赦',
  '4. 老王（平民）：占卜、先知、反狙击手、必杀*杀手属性、诅咒*狼人属性',
  '5. 小雨（平民）：束魂、巫医、炸弹、庇佑*杀手属性、圣人*狼人属性',
].join('\n');

describe.each(Object.keys(verbs))('%s', (verb) => {
  test('its examples work', async () => {
    const cwd = await mkdtemp(path.join(tmpdir(), 'ninelives-'));
    await mkdir(path.join(cwd, 'rulesets'));
    const seats = verb === 'seat' ? 6 : 5;
    const texts = {
      'half.txt': half,
      'half.csv': 'seat,cards\n1,杀手 恶魔 ?\n2,?\n3,?\n4,?\n5,?\n',
      'pasted.txt': whole,
      'year.txt': whole,
    };
    const lists = { 'signup.txt': names.slice(0, seats).join('\n'), 'list.txt': names.slice(0, seats).join('\n') };
    for (const [name, text] of Object.entries({ ...texts, ...lists })) await writeFile(path.join(cwd, name), text);
    for (const argv of before[verb] ?? []) {
      expect(await inFolder(cwd, argv), argv.join(' ')).toMatchObject({ code: 0 });
    }
    for (const [from, to] of copies[verb] ?? []) await copyFile(path.join(cwd, from), path.join(cwd, to));
    const { out } = await runHere([verb, '--help']);
    const lines = [...out.slice(out.indexOf('Examples:')).matchAll(/^ {2}(ninelives .*)$/gm)].map(
      ([, line]) => line ?? '',
    );
    expect(lines.length).toBeGreaterThan(0);
    // One of each verb runs as a person's would, the others in this process.
    let spawned = false;
    for (const line of lines) {
      let stdin = '';
      for (const part of line.split(' | ')) {
        const [, ...argv] = words(part);
        const ended = spawned ? await inFolder(cwd, argv, stdin) : await ninelives(argv, { cwd, stdin });
        spawned = true;
        // 1 is an answer too: this cannot be dealt, that deal is not legal.
        expect(ended.code === 0 || (ended.code === 1 && ended.out !== ''), `${line}\n${ended.err}`).toBe(true);
        stdin = ended.out;
      }
    }
  });
});

/** The command line in this process, as if started in a folder. */
async function inFolder(folder: string, argv: readonly string[], stdin = ''): Promise<Ran> {
  const home = process.cwd();
  process.chdir(folder);
  try {
    return await runHere(argv, { stdin });
  } finally {
    process.chdir(home);
  }
}

/** Splits a command line at spaces outside of double quotes. */
function words(line: string): readonly string[] {
  return [...line.trim().matchAll(/"([^"]*)"|\S+/g)].map(([whole_, quoted]) => quoted ?? whole_);
}
