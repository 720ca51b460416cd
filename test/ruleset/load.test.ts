import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, FaultError } from '../../src/fault.ts';
import { compileRulesets } from '../../src/ruleset/compile.ts';
import { fingerprint } from '../../src/ruleset/fingerprint.ts';
import { loadRuleset, shippedIds } from '../../src/ruleset/load.ts';
import { shipped, shippedText } from './shipped.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninelives-load-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const at = path.join(folder, name);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, content);
  return at;
}

async function faultOf(name: string): Promise<Fault | undefined> {
  try {
    await loadRuleset(name);
  } catch (error) {
    if (error instanceof FaultError) return error.faults[0];
    throw error;
  }
  return undefined;
}

test('the seven rulebooks are shipped', () => {
  expect(shippedIds).toEqual([
    'hongmenyan',
    'killer-5.0',
    'killer-forum',
    'killer-police',
    'sanguosha-melee',
    'v1',
    'v2',
  ]);
});

test.each(shippedIds)('%s by its id', async (id) => {
  expect(await loadRuleset(id)).toEqual(shipped(id));
});

test('the build compiles them to the same plain data', () => {
  const compiled = compileRulesets('rulesets');
  expect(Object.keys(compiled)).toEqual(shippedIds.map((id) => `${id}.json`));
  for (const id of shippedIds) {
    // Through JSON, and so as another object, of which nothing is remembered.
    const { ruleset, fingerprint: made } = JSON.parse(JSON.stringify(compiled[`${id}.json`]));
    expect(ruleset).toEqual(shipped(id));
    expect(made).toBe(fingerprint(ruleset));
  }
});

test('finding a ruleset imports neither the schema nor the YAML reader until a file needs them', () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    for (const [, name = ''] of text.matchAll(/^(?:import|export) [^;]*?from '([^']+)';/gm)) {
      if (name.startsWith('.')) visit(path.join(path.dirname(file), name));
      else packages.add(name);
    }
  };
  visit('src/ruleset/load.ts');
  expect(seen.size).toBeGreaterThan(3);
  expect([...packages].filter((name) => !/^(node:|@noble\/hashes)/.test(name))).toEqual([]);
});

describe('a path', () => {
  test('of a YAML file, with a byte order mark too', async () => {
    expect((await loadRuleset(file('a.yaml', shippedText('v2')))).id).toBe('v2');
    expect((await loadRuleset(file('bom.yaml', `\uFEFF${shippedText('v2')}`))).id).toBe('v2');
    expect((await loadRuleset(file('crlf.yaml', shippedText('v2').replaceAll('\n', '\r\n')))).id).toBe('v2');
  });
  test('of a JSON file', async () => {
    const text = JSON.stringify({
      id: 'tiny',
      name: { zh: '小', en: 'tiny' },
      about: { zh: '小', en: 'tiny' },
      roles: { all: { zh: '人', en: 'all' } },
      decks: { main: { zh: '牌', en: 'cards', cards: { a: { zh: '甲', en: 'A', copies: 2 } } } },
      tables: { 2: { roles: { all: 2 }, hands: { main: 1 } } },
    });
    expect((await loadRuleset(file('tiny.json', text))).tables).toHaveLength(1);
  });
  test('of a file that extends another beside it, which extends a shipped one', async () => {
    file('house/base.yaml', 'extends: v1\nid: base\ndrop: { rules: 6.2 }');
    const top = file('house/top/mine.yaml', 'extends: ../base.yaml\nid: mine\ndrop: { rules: 4.4.9 }');
    const ruleset = await loadRuleset(top);
    expect(ruleset.id).toBe('mine');
    expect(ruleset.rules).toHaveLength(shipped('v1').rules.length - 2);
  });
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFextends: v1\nid: mine\nname: { zh: 规则, en: rules }\n', 'utf16le')],
  [
    'GBK',
    Buffer.concat([
      Buffer.from('extends: v1\nid: mine\nname: { zh: '),
      Buffer.from('b9e6d4f2', 'hex'),
      Buffer.from(', en: rules }'),
    ]),
  ],
])('is read in %s', async (_, content) => {
  expect((await loadRuleset(file('other.yaml', content))).name.zh).toBe('规则');
});

describe('is refused with its place', () => {
  test('a slip in a shipped id', async () => {
    expect(await faultOf('killer-polise')).toMatchObject({ code: 'ruleset-not-found', hint: 'killer-police' });
    expect(await faultOf('./nowhere.yaml')).toMatchObject({ code: 'ruleset-not-found' });
  });
  test('a folder', async () => {
    expect(await faultOf(folder)).toMatchObject({ code: 'ruleset-is-folder' });
  });
  test.each([
    ['a binary', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff]), 'ruleset-not-text'],
    ['bytes of no encoding', Uint8Array.from([0x69, 0x64, 0x3a, 0x20, 0xff, 0xff, 0xd4, 0xf2]), 'ruleset-not-text'],
    ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0]), 'file-is-workbook'],
    ['NULs', Uint8Array.from([0, 0, 0]), 'ruleset-not-text'],
    ['an empty file', '', 'ruleset-empty'],
    ['a deal file', '{"format":"ninelives-deal/1","seats":[]}', 'ruleset-other-format'],
    ['a file about something else', 'services: { web: { image: nginx } }', 'ruleset-no-ruleset'],
    ['three megabytes', 'x'.repeat(3_000_000), 'ruleset-too-large'],
    ['half a megabyte', 'x'.repeat(500_000), 'ruleset-too-large'],
  ])('%s', async (_, content, code) => {
    const at = file('bad.yaml', content);
    expect(await faultOf(at)).toMatchObject({ code, place: { file: at } });
  });
  test('a circle of files, by whatever name one calls the first', async () => {
    file('round/b.yaml', 'extends: a.yaml\nid: b');
    const a = file('round/a.yaml', 'extends: b.yaml\nid: a');
    const detour = path.join(folder, 'round', '..', 'round', '.', 'a.yaml');
    for (const name of [a, detour]) {
      expect(await faultOf(name)).toMatchObject({
        code: 'extends-cycle',
        with: { chain: [a, path.join(folder, 'round/b.yaml'), a].join(' → ') },
      });
    }
  });
});
