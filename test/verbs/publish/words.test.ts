/** The moderator's own words stand at the end of the notice and of every message, and nowhere else. */
import { expect, it } from 'vitest';
import { markups, publication } from '../../../src/verbs/publish/answer.ts';
import { table } from '../../deal/presentation/dealt.ts';

const { ruleset, deal } = table('v1');
const dealt = deal('words');
const words = ['每晚 22:00 截止', 'Thread: www.example.com/t?a=1&b=2', '[b]x[/b] **y**\n\u001b[2J'];
const ends = {
  plain: '\n每晚 22:00 截止\nThread: www.example.com/t?a=1&b=2\n[b]x[/b] **y**\\u{a}\\u{1b}[2J\n',
  bbcode: '\n每晚 22:00 截止\nThread: www.example.com/t?a=1&b=2\n［b]x［/b] **y**\\u{a}\\u{1b}[2J\n',
  markdown:
    '\n每晚 22:00 截止  \nThread: www\\.example.com/t?a=1\\&b=2  \n\\[b\\]x\\[/b\\] \\*\\*y\\*\\*\\\\u\\{a\\}\\\\u\\{1b\\}\\[2J  \n',
};

it.each([...markups])('in %s', (markup) => {
  const bare = publication(dealt, ruleset, { lang: 'zh', markup });
  const files = publication(dealt, ruleset, { lang: 'zh', markup, words });
  expect([...files.keys()]).toEqual([...bare.keys()]);
  for (const [name, text] of files) {
    const without = bare.get(name) ?? '';
    if (/^(public|seat-\d+)\.txt$/.test(name)) expect(text).toBe(`${without}${ends[markup]}`);
    else expect(text).toBe(without);
  }
  expect(publication(dealt, ruleset, { lang: 'zh', markup, words: [] })).toEqual(bare);
});
