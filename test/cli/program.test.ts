import { describe, expect, test } from 'vitest';
import { verbNames, verbs } from '../../src/cli/program.ts';
import { columns } from '../../src/document/width.ts';
import { say } from '../../src/say/say.ts';
import { runHere } from './run-here.ts';

describe('a bare ninelives', () => {
  test.each(['en', 'zh'])('says in ten lines what it is for (%s)', async (lang) => {
    const ran = await runHere(['--lang', lang]);
    expect(ran.code).toBe(0);
    expect(ran.err).toBe('');
    expect(ran.out.trimEnd().split('\n')).toHaveLength(10);
    expect(ran.out).toContain('ninelives deal v1');
  });
  test('names only verbs that exist', async () => {
    const { out } = await runHere([]);
    const named = [...out.matchAll(/^ {2}ninelives (\w+)/gm)].map(([, verb]) => verb ?? '');
    expect(named.length).toBeGreaterThan(3);
    for (const verb of named) expect(Object.keys(verbs)).toContain(verb);
  });
});

describe('help', () => {
  test('lists every verb once, in the language asked for', async () => {
    const { out, code } = await runHere(['--help'], { env: { LANG: 'zh_CN.UTF-8' } });
    expect(code).toBe(0);
    for (const name of verbNames) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(out.replace(/\n\s+/g, '')).toContain(say.zh.summaries[name].slice(0, 8));
    }
    expect(out).toContain('命令：');
  });
  test.each(Object.keys(verbs))(
    '%s has help with examples in both languages, by three ways of asking',
    async (verb) => {
      const zh = await runHere([verb, '--help', '--lang', 'zh']);
      const en = await runHere([verb, '--help', '--lang=en']);
      const asked = await runHere(['help', verb]);
      expect([zh.code, en.code, asked.code]).toEqual([0, 0, 0]);
      expect(asked.out).toBe(en.out);
      expect(zh.out).toMatch(/例子：\n {2}ninelives /);
      expect(en.out).toMatch(/Examples:\n {2}ninelives /);
      // Command lines as typed may name Chinese cards.
      expect(en.out.replace(/^ {2}ninelives .*$/gm, '')).not.toMatch(/\p{Script=Han}{4,}/u);
    },
  );
  test.each([
    ['deal', 'JSON; NDJSON with --ndjson; a table if it is called .csv'],
    ['seat', 'JSON; a table if it is called .csv'],
    ['count', 'JSON; NDJSON with --ndjson'],
    ['audit', 'JSON'],
  ])('of %s promises the forms that its file can have', async (verb, forms) => {
    const { out } = await runHere([verb, '--help', '--lang=en']);
    expect(out.replace(/\s+/g, ' ')).toContain(`write the data to this file (${forms}), readable by you alone`);
  });
  test('fits a narrow terminal', async () => {
    const { out } = await runHere(['--help'], { columns: 60, env: { NO_COLOR: '1', LANG: 'zh_CN' } });
    for (const line of out.split('\n')) expect(columns(line)).toBeLessThanOrEqual(60);
  });
});

describe('bad use is one sentence, exit 2 and nothing on stdout', () => {
  test.each([
    [['rulse'], 'there is no command rulse; ninelives --help lists them (did you mean rules?)'],
    [['rules', '--jsno'], 'there is no option --jsno; --help shows what there is (did you mean --json?)'],
    [['--foo'], 'there is no option --foo'],
    [['rules', 'a', 'b', 'c'], 'too many arguments: 1 expected, 3 given'],
    [['rules', '--lang'], 'the option --lang <lang> needs a value'],
    [['rules', '--lang', 'fr'], '--lang is one of zh | en, not "fr"'],
    [['constructor'], 'there is no command constructor'],
    [['__proto__'], 'there is no command __proto__'],
  ])('%j', async (argv, sentence) => {
    const ran = await runHere(argv);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(sentence);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });
  test('in Chinese too', async () => {
    const ran = await runHere(['rulse', '--lang', 'zh']);
    expect(ran.err).toBe('ninelives: 没有 rulse 这个命令；用 ninelives --help 查看全部命令（是否想写“rules”？）\n');
  });
  test('an escape sequence in an argument is shown, not obeyed', async () => {
    const ran = await runHere(['\u001b[31mred\u202e']);
    expect(ran.err).toContain('\\u{1b}[31mred\\u{202e}');
    expect(ran.err).not.toContain('\u001b');
  });
});
