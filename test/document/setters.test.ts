/** One document in every medium, and what is typed by strangers as text and nothing else in each of them. */
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { bbcode } from '../../src/document/bbcode.ts';
import { cell, type Document, fact, gap, indentedList, list, paragraph } from '../../src/document/document.ts';
import { html } from '../../src/document/html.ts';
import { markdown } from '../../src/document/markdown.ts';
import { plainText, terminal } from '../../src/document/terminal.ts';

/** A document of every block, with `of` in every place where text can stand. */
function everything(of: (place: string) => string): Document {
  return [
    { block: 'title', text: of('title'), aside: of('aside'), subtitle: of('subtitle') },
    gap,
    paragraph(of('sentence')),
    indentedList([of('under')], '?'),
    list([of('item one'), of('item two')]),
    { block: 'paragraph', runs: [{ text: of('label'), as: 'strong' }, { text: ': ' }, { text: of('value') }] },
    gap,
    { block: 'heading', text: of('heading') },
    {
      block: 'facts',
      rows: [
        fact(of('fact'), of('its value')),
        { label: of('hand'), cell: [[{ text: of('card one') }], [{ text: of('card two'), as: 'attribute' }]] },
      ],
    },
    {
      block: 'table',
      caption: of('caption'),
      head: [of('column'), of('number')],
      rows: [[cell(of('row'), { faction: 7 }), cell(of('cell'))], [cell(of('short row'))]],
      right: [1],
    },
    {
      block: 'slip',
      tab: [of('seat'), of('game')],
      fold: of('fold'),
      halves: [[paragraph(of('first half'))], [list([of('second half')])]],
    },
  ];
}

const same = everything((place) => place);

test('a terminal', () => {
  expect(terminal(same, plainText)).toMatchInlineSnapshot(`
    "title  aside
    subtitle

    sentence
      ? under
    - item one
    - item two
    label: value

    == heading ==
    fact  its value
    hand  card one  card two
    caption
    column     number
    row          cell
    short row
    seat  game
    first half
    - second half
    "
  `);
});

test('BBCode', () => {
  expect(bbcode(same, { lang: 'zh' })).toMatchInlineSnapshot(`
    "[b][size=4]title[/size][/b]
    aside
    subtitle

    sentence
    ? under
    · item one
    · item two
    [b]label[/b]: value

    [b]heading[/b]
    [b]fact[/b]：its value
    [b]hand[/b]：card one、card two
    [b]caption[/b]
    [table]
    [tr][td][b]column[/b][/td][td][b]number[/b][/td][/tr]
    [tr][td]row[/td][td]cell[/td][/tr]
    [tr][td]short row[/td][/tr]
    [/table]
    [b]seat  game[/b]
    first half
    · second half
    "
  `);
});

test('Markdown', () => {
  expect(markdown(same, { lang: 'en' })).toMatchInlineSnapshot(`
    "## title
    aside  
    subtitle  

    sentence  
    - ? under
    - item one
    - item two

    **label**: value  

    ### heading
    **fact**: its value  
    **hand**: card one, card two  
    **caption**

    | column | number |
    | --- | ---: |
    | row | cell |
    | short row |  |

    **seat  game**  
    first half  
    - second half

    "
  `);
});

test('HTML', () => {
  expect(html(same, { lang: 'zh' }).replace(/^[\s\S]*<body>\n|<\/body>[\s\S]*$/g, '')).toMatchInlineSnapshot(`
    "<header><h1>title <small>aside</small></h1><p class="subtitle">subtitle</p></header>
    <p><bdi>sentence</bdi></p>
    <ul class="uncertain"><li><bdi>under</bdi></li></ul>
    <ul><li><bdi>item one</bdi></li><li><bdi>item two</bdi></li></ul>
    <p><span class="strong"><bdi>label</bdi></span><bdi>: </bdi><bdi>value</bdi></p>
    <section><h2>heading</h2>
    <table class="facts"><tbody>
    <tr><th scope="row"><bdi>fact</bdi></th><td><bdi>its value</bdi></td></tr>
    <tr><th scope="row"><bdi>hand</bdi></th><td><span class="item"><bdi>card one</bdi></span> <span class="item"><span class="attribute"><bdi>card two</bdi></span></span></td></tr>
    </tbody></table>
    <table><caption>caption</caption><thead><tr><th scope="col"><bdi>column</bdi></th><th scope="col"><bdi>number</bdi></th></tr></thead><tbody>
    <tr><td><span class="faction f1"><bdi>row</bdi></span></td><td class="number"><bdi>cell</bdi></td></tr>
    <tr><td><bdi>short row</bdi></td></tr>
    </tbody></table>
    </section>
    <main>
    <article class="slip">
    <header><bdi>seat</bdi><span>game</span></header>
    <div class="half"><p><bdi>first half</bdi></p>
    </div>
    <div class="half"><p class="fold">fold</p><ul><li><bdi>second half</bdi></li></ul>
    </div>
    </article>
    </main>
    "
  `);
});

const hard = [
  'R&D &amp; &lt;b&gt; &#42;',
  'www.example.com',
  'see www.example.com/a_b_c now',
  'http://example.com',
  'HTTPS://example.com?a=1&b=2',
  'ftp://example.com',
  'mailto:a@example.com',
  'a@example.com',
  '<http://example.com>',
  '[y](http://example.com)',
  '![y](http://example.com)',
  '[y]: http://example.com',
  '**x** _y_ ~~z~~ `c` ***',
  '# x',
  '- x',
  '---',
  '===',
  '+',
  '1. x',
  '1) x',
  '1.',
  '> x',
  '    code',
  '| a | b |',
  '```',
  '<b>x</b>',
  '\\',
  'x\\',
  '[b]x[/b][url=http://example.com]y[/url]',
  '[*]x',
  '小毛',
];

describe('Markdown that was typed', () => {
  // What a chat may have switched on beside CommonMark: tables, strikethrough and links from bare addresses.
  const parser = new MarkdownIt({ html: true, linkify: true, breaks: true });
  const shape = (text: string) =>
    parser
      .parse(text, {})
      .flatMap((token) => [token.type, ...(token.children ?? []).map(({ type }) => type)])
      .filter((type) => type !== 'text' && type !== 'text_special');
  const texts = (text: string) =>
    parser
      .parse(text, {})
      .flatMap(({ children }) => children ?? [])
      .flatMap(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? [' '] : [content]))
      .join('');

  test.each(hard)('%j is text', (typed) => {
    const shown = markdown(
      everything(() => typed),
      { lang: 'en' },
    );
    expect(shape(shown)).toEqual(shape(markdown(same, { lang: 'en' })));
    // Nothing of it is lost or turned into something else; where to fold is for paper alone.
    let places = 0;
    everything(() => `${places++}`);
    const bare = (text: string) => text.replace(/\s/g, '');
    expect(bare(texts(shown)).split(bare(typed)).length - 1).toBeGreaterThanOrEqual(places - 1);
  });

  test('and so is whatever is put together from its signs', () => {
    const sign = fc.constantFrom(
      ...'\\`*_{}[]()<>#+-.!|~&;:=/@ \'"'.split(''),
      'a',
      '1',
      'www.',
      'http://',
      '牌',
      'amp',
    );
    const usual = shape(markdown(same, { lang: 'en' }));
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 8 }), (signs) => {
        const typed = `${signs.join('')}x`;
        expect(
          shape(
            markdown(
              everything(() => typed),
              { lang: 'en' },
            ),
          ),
        ).toEqual(usual);
      }),
      { numRuns: 400, seed: 11 },
    );
  });
});

describe('BBCode and HTML that were typed', () => {
  const tags = (text: string) => text.match(/\[\/?[a-z*][^\]\n]*\]/gi);
  const elements = (text: string) => text.match(/<[^>]*>/g);
  test.each(hard)('%j is text', (typed) => {
    expect(
      tags(
        bbcode(
          everything(() => typed),
          { lang: 'en' },
        ),
      ),
    ).toEqual(tags(bbcode(same, { lang: 'en' })));
    expect(
      elements(
        html(
          everything(() => typed),
          { lang: 'en' },
        ),
      ),
    ).toEqual(elements(html(same, { lang: 'en' })));
  });
});
