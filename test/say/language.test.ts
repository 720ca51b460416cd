import { expect, test } from 'vitest';
import { listed, localeLanguage } from '../../src/say/language.ts';

test.each([
  [{}, 'en'],
  [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
  [{ LANG: 'zh-Hant-TW' }, 'zh'],
  [{ LANG: 'zh' }, 'zh'],
  [{ LANG: 'zha' }, 'en'],
  [{ LANG: 'zh_CN', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'de_DE', LC_MESSAGES: 'zh_TW' }, 'zh'],
  [{ LANG: 'zh_CN', LC_ALL: '' }, 'zh'],
] as const)('%j reads %s', (env, lang) => {
  expect(localeLanguage(env)).toBe(lang);
});

test('lists', () => {
  expect(listed([], 'en')).toBe('');
  expect(listed(['a'], 'en')).toBe('a');
  expect(listed(['a', 'b', 3], 'en')).toBe('a, b and 3');
  expect(listed(['甲', '乙', '丙'], 'zh')).toBe('甲、乙和丙');
  expect(listed([5, 6], 'zh')).toBe('5 和 6');
  expect(listed(['甲', 'v2'], 'zh')).toBe('甲和 v2');
});
