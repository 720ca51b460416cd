import { describe, expect, test } from 'vitest';
import { columns } from '../../../src/document/width.ts';
import { shippedIds } from '../../../src/ruleset/load.ts';
import { runHere } from '../../cli/run-here.ts';

test('all rulesets, by name and as data', async () => {
  const { out } = await runHere(['rules', '--lang', 'zh']);
  for (const id of shippedIds) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
  const data = JSON.parse((await runHere(['rules', '--json'])).out);
  expect(data.map(({ id }: { id: string }) => id)).toEqual(shippedIds);
  for (const { fingerprint, players } of data) {
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(players.length).toBeGreaterThan(0);
  }
});

describe.each(shippedIds)('%s', (id) => {
  test.each(['zh', 'en'] as const)(
    'shows every table, card, rule and reading, the default first and marked (%s)',
    async (lang) => {
      const ruleset = JSON.parse((await runHere(['rules', id, '--json'])).out);
      const { out, code } = await runHere(['rules', id, '--lang', lang]);
      expect(code).toBe(0);
      const lines = out.split('\n');
      for (const { seats } of ruleset.tables) expect(lines.some((line) => line.startsWith(`${seats} `))).toBe(true);
      for (const { cards } of ruleset.decks) for (const { name } of cards) expect(out).toContain(name[lang]);
      for (const { id: rule, text } of ruleset.rules) {
        expect(lines.some((line) => line.startsWith(`${rule} `) && line.includes(text[lang].slice(0, 4)))).toBe(true);
      }
      for (const { rule, options } of ruleset.readings) {
        const marked = options.map(
          ({ name }: { name: string }) => lines.find((line) => line.slice(3).startsWith(`${rule}=${name} `))?.[0],
        );
        expect(marked).toEqual(['*', ...options.slice(1).map(() => ' ')]);
      }
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test('fits a terminal of 60 columns', async () => {
    const { out } = await runHere(['rules', id, '--lang', 'zh', '--color', 'never'], { columns: 60 });
    for (const line of out.split('\n')) expect(columns(line), line).toBeLessThanOrEqual(60);
  });
});

test('an unknown one says what there is', async () => {
  const ran = await runHere(['rules', 'v3']);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain('v1');
});
