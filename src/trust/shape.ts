/**
 * The shape of an outside value, announced by a model of it: `01 02 03 04 05 06 + 07`. A digit of the model stands for any digit,
 * a Latin letter for any Latin letter of the same case, any other letter for any other letter; everything else is itself. A run of
 * 16 or more characters 0–9 and a–f of one case, with both digits and letters (a block hash, a beacon), stands for any such
 * run of that length. Values and models are in canonical form.
 */

/** Whether the value has the shape of the model. */
export function hasShape(model: string, value: string): boolean {
  const hexRuns = [...model.matchAll(HEX_RUN)].filter(([run]) => /\d/.test(run) && /[a-f]/i.test(run));
  let pattern = '';
  let at = 0;
  for (const run of hexRuns) {
    pattern += literally(model.slice(at, run.index));
    pattern += `[0-9${/[a-f]/.test(run[0]) ? 'a-f' : 'A-F'}]{${run[0].length}}`;
    at = run.index + run[0].length;
  }
  return new RegExp(`^${pattern}${literally(model.slice(at))}$`, 'u').test(value);
}

const HEX_RUN = /(?<![\p{L}\p{N}])(?:[0-9a-f]{16,}|[0-9A-F]{16,})(?![\p{L}\p{N}])/gu;

function literally(text: string): string {
  return [...text].map(pattern).join('');
}

function pattern(character: string): string {
  if (/[0-9]/.test(character)) return '[0-9]';
  if (/[a-z]/.test(character)) return '[a-z]';
  if (/[A-Z]/.test(character)) return '[A-Z]';
  if (/\p{L}/u.test(character)) return '(?![A-Za-z])\\p{L}';
  return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
