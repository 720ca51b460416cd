/** The printable pages in a real Chromium: on the screen, on paper, and asking for nothing but themselves. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publication } from '../../../src/verbs/publish/answer.ts';
import { dressed, table, tables } from '../../deal/presentation/dealt.ts';
import { type Browser, chromiumPath, noChromium, openBrowser } from './browser.ts';

const strange = [
  '<script>document.title="x"</script>',
  '"><img src=http://example.com/x>',
  'x'.repeat(200),
  '\u202eevil',
  '三'.repeat(60),
];

it.skipIf(chromiumPath !== null)(noChromium, () => {});

describe.skipIf(chromiumPath === null)('in Chromium', () => {
  let browser: Browser;
  let folder = '';
  beforeAll(async () => {
    browser = await openBrowser(chromiumPath ?? '');
    folder = await mkdtemp(path.join(tmpdir(), 'ninelives-pages-'));
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  // Three games with one short hand a seat print alike: one of them is enough.
  const shown = tables.filter(([id]) => id !== 'killer-police' && id !== 'killer-forum');
  const pages = shown.flatMap(([id, players], at) => {
    const made = table(id, { players });
    const usual = dressed(made.deal('c'.repeat(64)), made.ruleset);
    const seats = usual.seats.map((seat, k) => ({ ...seat, name: strange[k] ?? seat.name }));
    const lang = at % 2 === 0 ? ('zh' as const) : ('en' as const);
    return [
      { what: `${id} ${lang}`, seats: players, files: publication(usual, made.ruleset, { lang, markup: 'plain' }) },
      ...(id === 'v1'
        ? [
            {
              what: 'v1 with strange names',
              seats: players,
              files: publication({ ...usual, seats }, made.ruleset, { lang, markup: 'plain' }),
            },
          ]
        : []),
    ];
  });

  it.each(pages)('$what: the slips', async ({ what, seats, files }) => {
    const { page, asked, close } = await open(`${what} slips.html`, files.get('slips.html') ?? '');
    const slips = await page
      .locator('.slip')
      .evaluateAll((all) =>
        all.map((slip) => [...slip.querySelectorAll('.half')].map((half) => half.getBoundingClientRect().height)),
      );
    expect(slips).toHaveLength(seats);
    // Folded face to face, the two halves cover each other.
    for (const [one = 0, two = 0] of slips) expect(Math.abs(one - two)).toBeLessThan(1);
    await sameSize(page);
    expect(await overflow(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await sameSize(page);
    expect(await overflow(page)).toEqual([]);
    expect(await page.evaluate('document.images.length + document.scripts.length')).toBe(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(Math.ceil(seats / 4) + 1);
    await close();
    expect(asked).toHaveLength(1);
  });

  it.each(pages)("$what: the moderator's sheet", async ({ what, files }) => {
    const { page, asked, close } = await open(`${what} moderator.html`, files.get('moderator.html') ?? '');
    expect(await page.title()).not.toBe('x');
    expect(await overflow(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await overflow(page)).toEqual([]);
    // In black and white nothing is lost: what is printed is black, grey or white.
    const colours = await page.evaluate<string[]>(
      "[...new Set([...document.querySelectorAll('*')].map((one) => getComputedStyle(one).color))]",
    );
    expect(colours.length).toBeGreaterThan(0);
    for (const colour of colours) expect(colour).toMatch(/^rgb\((\d+), \1, \1\)$/);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(what === 'v1 zh' ? 1 : 3);
    await close();
    expect(asked).toHaveLength(1);
  });

  async function open(name: string, html: string) {
    const file = path.join(folder, name);
    await writeFile(file, html);
    const page = await browser.context.newPage();
    const asked: string[] = [];
    const wrong: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(String(error)));
    await page.goto(pathToFileURL(file).href);
    const shots = process.env['SHOTS'];
    if (shots) await page.screenshot({ path: path.join(shots, `${name}.png`), fullPage: true });
    const close = async () => {
      await page.close();
      expect(wrong).toEqual([]);
    };
    return { page, asked, close };
  }

  /** A slip that is longer than the others would tell of its hand when it is folded. */
  async function sameSize(page: Awaited<ReturnType<typeof open>>['page']): Promise<void> {
    const heights = await page
      .locator('.slip')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  }

  /** What sticks out of the page to the right. */
  async function overflow(page: Awaited<ReturnType<typeof open>>['page']): Promise<readonly string[]> {
    return page.evaluate<string[]>(`[...document.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80))`);
  }
});

/** Pages of a PDF as Chromium writes it. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
