import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/counting/compile.ts';
import type { DealFile } from '../../../src/deal/deal-file.ts';
import { draw } from '../../../src/deal/draw.ts';
import { toFile } from '../../../src/deal/to-file.ts';
import { palette, plainText, type Terminal, terminal } from '../../../src/document/terminal.ts';
import { columns } from '../../../src/document/width.ts';
import { ground } from '../../../src/problem/ground.ts';
import type { SelectionRequest } from '../../../src/problem/selection.ts';
import { normalise } from '../../../src/problem/selection.ts';
import { loadRuleset } from '../../../src/ruleset/load.ts';
import type { Ruleset } from '../../../src/ruleset/model.ts';
import { dealDocument } from '../../../src/verbs/deal/text.ts';

function dealText(deal: DealFile, ruleset: Ruleset, on: Partial<Terminal> = {}): string {
  return terminal(dealDocument(deal, ruleset, 'zh'), { ...plainText, ...on });
}

async function dealt(
  id: string,
  request: SelectionRequest = {},
  names: readonly string[] | null = null,
  seed = 'text',
): Promise<{ readonly deal: DealFile; readonly ruleset: Ruleset }> {
  const ruleset = await loadRuleset(id);
  const problem = ground(ruleset, normalise(ruleset, request));
  const diagram = compile(problem);
  const [drawn] = [...draw(problem, diagram, seed)];
  const deal = toFile(ruleset, problem, { ...drawn!, seed, legal: diagram.legal, ...(names && { names }) });
  return { deal, ruleset };
}

test('the first legal deal of the first rulebook, as a moderator sees it', async () => {
  const ruleset = await loadRuleset('v1');
  const problem = ground(ruleset, normalise(ruleset, { without: ['4.4.11'] }));
  const diagram = compile(problem);
  const part = { dealt: diagram.unrank(0n), seed: null, index: null, number: 0n, legal: diagram.legal };
  const text = dealText(toFile(ruleset, problem, part), ruleset);
  expect(text.replace(/(规则指纹 +v1 )[0-9a-f]{16}/, '$1…').replace(/共 \d+/, '共 L')).toBe(`猫有n条命（阵营版） · 5 人

座位  身份  手牌
1     杀手  杀手  恶魔  狼人           先知           防弹衣
2     狼人  杀手  狼人  巫师           占卜           狼毒
3     平民  恶魔  巫师  狙击手         禁锢           特赦
4     平民  占卜  先知  反狙击手       必杀           诅咒*杀手属性
5     平民  束魂  巫医  炸弹*杀手属性  庇佑*狼人属性  圣人*狼人属性

选定      −4.4.11
牌局编号  0 （从 0 数起，共 L 种合法结果）
规则指纹  v1 …
`);
});

describe('on a terminal of any width', () => {
  test.each(['v1', 'v2', 'hongmenyan', 'killer-5.0', 'sanguosha-melee'])(
    '%s: nothing is lost and no line too long',
    async (id) => {
      const { deal, ruleset } = await dealt(id);
      const whole = letters(dealText(deal, ruleset));
      for (const width of [34, 40, 60, 80, 120]) {
        const text = dealText(deal, ruleset, { width });
        for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(width);
        expect(letters(text)).toEqual(whole);
      }
    },
  );

  test('long and strange names wrap, and cannot touch the terminal', async () => {
    const names = ['👨‍👩‍👧 一家三口的名字特别特别长', 'a\u001b[31mb', 'x\u202ey', '__proto__', '[b]粗[/b]'];
    const { deal, ruleset } = await dealt('v1', {}, names);
    const text = dealText(deal, ruleset, { width: 48 });
    for (const line of text.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(48);
    for (const harmful of ['\u001b', '\u202e']) expect(text).not.toContain(harmful);
    expect(text).toContain('__proto__');
    expect(letters(text)).toEqual(letters(dealText(deal, ruleset)));
  });
});

test('colour changes nothing but colour', async () => {
  const { deal, ruleset } = await dealt('v1', { players: 6 });
  const paint = await palette(1);
  const coloured = dealText(deal, ruleset, { paint });
  expect(coloured).not.toBe(dealText(deal, ruleset));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are what is taken out
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(dealText(deal, ruleset));
});

test('a weak seed and a deal by number say so, a strong seed does not', async () => {
  const weak = await dealt('v1');
  expect(dealText(weak.deal, weak.ruleset)).toContain('这个种子太弱');
  expect(dealText({ ...weak.deal, seed: null, chosen: 'by-number' }, weak.ruleset)).toContain('由编号指定');
  const strong = await dealt('v1', {}, null, '0123456789abcdef0123456789abcdef');
  expect(dealText(strong.deal, strong.ruleset)).not.toMatch(/弱|编号指定/);
});

test('a hand that lies in an order is shown in it', async () => {
  const { deal, ruleset } = await dealt('killer-5.0');
  const deck = deal.seats[0]!.hands;
  const [id] = Object.keys(deck);
  const turned = { ...deal, seats: deal.seats.map((seat) => ({ ...seat, order: { [id!]: [1, 0] } })) };
  const straight = { ...deal, seats: deal.seats.map((seat) => ({ ...seat, order: { [id!]: [0, 1] } })) };
  const first = (of: DealFile) => dealText(of, ruleset).split('\n')[3]!.trim().split(/\s+/).slice(1);
  expect(first(turned)).toEqual([...first(straight)].reverse());
});

/** The characters of a text apart from its layout, sorted. */
function letters(text: string): string {
  return [...text.replace(/\s/g, '')].sort().join('');
}
