/** The two languages that everything a person reads exists in. */
export type Lang = 'zh' | 'en';

/**
 * The reader's language from the environment of a process: the first of LC_ALL, LC_MESSAGES and LANG that is set decides;
 * every Chinese locale is Chinese, everything else (also `C` and none at all) English.
 */
export function localeLanguage(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^zh(?![a-z])/i.test(locale) ? 'zh' : 'en';
}

/** `a, b and c`; `甲、乙和丙`, with spaces beside what is not Chinese (`5 和 6`). */
export function listed(items: readonly (string | number)[], lang: Lang): string {
  const [comma, and] = lang === 'zh' ? ['、', '和'] : [', ', ' and '];
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return String(last);
  const before = items.slice(0, -1).join(comma);
  const space = (edge: string) => (lang === 'zh' && /[!-~]/.test(edge) ? ' ' : '');
  return `${before}${space(before.slice(-1))}${and}${space(String(last).slice(0, 1))}${last}`;
}
