/** What players are called must not break a line, a table, a page or a terminal, nor act as markup. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealFile } from '../../../src/deal/deal-file.ts';
import { markups, publication } from '../../../src/verbs/publish/answer.ts';
import { table } from '../../deal/presentation/dealt.ts';

const made = table('v1');
const dealt = made.deal('strange');
const usual = publication(dealt, made.ruleset, { lang: 'en', markup: 'plain' });

const hard = fc.constantFrom(
  '\u001b[2J\u001b[31m',
  '\u202eevil',
  'a\nb',
  'a\r\n- 9 x',
  '</td></tr></table><script>alert(1)</script>',
  '"><img src=http://example.com/x onerror=1>',
  "'; --",
  '&amp;',
  '[b]x[/b][img]http://example.com[/img]',
  '**x** [y](http://example.com) `z` <b>',
  '# x',
  '- x',
  '1. x',
  'constructor',
  '__proto__',
  '007',
  '=1+1',
  '\ud800',
  '👨\u200d👩\u200d👧',
  '{killers}',
  '$&',
  'x'.repeat(300),
  ' ',
);
const name = fc.oneof(hard, fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }));

function named(names: readonly string[]): DealFile {
  const [substitute = 'x', alias = 'y'] = names;
  return {
    ...dealt,
    seats: dealt.seats.map((seat, at) => ({
      ...seat,
      name: names[at] ?? null,
      alias: { name: `${alias}${at}`, password: alias },
    })),
    substitutes: [substitute],
    log: [{ seat: 1, from: alias, to: substitute }],
    commitment: { hash: 'f'.repeat(64), outside: alias, reserve: true, reason: substitute },
  };
}

describe('strange names', () => {
  it.each([...markups])('keep every line, cell and tag where it was (%s)', (markup) => {
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 5, maxLength: 5 }),
        fc.constantFrom('zh' as const, 'en' as const),
        (names, lang) => {
          const plainly = publication(named(['a', 'b', 'c', 'd', 'e']), made.ruleset, { lang, markup });
          const files = publication(named(names), made.ruleset, { lang, markup });
          expect([...files.keys()]).toEqual([...usual.keys()]);
          for (const [file, text] of files) {
            // Nothing that acts on a terminal, in any file.
            expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/u);
            if (file.endsWith('.html')) expect(tags(text)).toEqual(tags(plainly.get(file) ?? ''));
            // Tables wrap long names, so only messages keep their number of lines.
            else if (file !== 'moderator.txt')
              expect(text.split('\n')).toHaveLength((plainly.get(file) ?? '').split('\n').length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('do not act as BBCode or Markdown', () => {
    const bold = '[b]x[/b]';
    const bbcode = publication(named([bold, 'b', 'c', 'd', 'e']), made.ruleset, { lang: 'en', markup: 'bbcode' });
    expect(bbcode.get('seat-1.txt')).not.toContain('[b]x[/b]');
    const link = '[y](http://example.com)';
    const markdown = publication(named([link, 'b', 'c', 'd', 'e']), made.ruleset, { lang: 'en', markup: 'markdown' });
    expect(markdown.get('seat-1.txt')).toContain('\\[y\\](http\\://example.com)');
  });
});

/** The tags of a page in order, without what stands between them. */
function tags(html: string): readonly string[] {
  return html.match(/<[^>]*>/g) ?? [];
}
