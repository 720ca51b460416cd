/** The words of which a clause of a ruleset file has exactly one. */
export const FORM_WORDS = [
  'holds',
  'never',
  'only',
  'apart',
  'single',
  'at-most',
  'at-least',
  'all',
  'any',
  'not',
] as const;

export type FormWord = (typeof FORM_WORDS)[number];
