/** What stands after a flag, read strictly: a wrong value is a fault that names the flag. */
import { FaultError } from '../fault.ts';

/** A decimal whole number from `min` to `max`, as commander's parser of an option. */
export function wholeNumber(flag: string, min: number, max = Number.MAX_SAFE_INTEGER): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number) || number < min) {
      throw new FaultError({ kind: 'bad', code: 'flag-not-number', with: { flag, min, value } });
    }
    if (number > max) throw new FaultError({ kind: 'bad', code: 'flag-too-big', with: { flag, max, value } });
    return number;
  };
}

/** Collects the values of an option that may be repeated. */
export function repeated(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** Splits `KEY=VALUE` pairs at their first `=`; a key with two different values is a fault. */
export function pairs(flag: string, form: string, values: readonly string[]): Readonly<Record<string, string>> {
  const read = new Map<string, string>();
  for (const value of values) {
    const cut = value.indexOf('=');
    if (cut < 1 || cut === value.length - 1) {
      throw new FaultError({ kind: 'bad', code: 'flag-not-pair', with: { flag, form, value } });
    }
    const [key, meant] = [value.slice(0, cut), value.slice(cut + 1)];
    if (read.has(key) && read.get(key) !== meant) {
      throw new FaultError({ kind: 'bad', code: 'flag-twice', with: { flag, key } });
    }
    read.set(key, meant);
  }
  return Object.fromEntries(read);
}

/** One of a few words. */
export function oneOf<T extends string>(flag: string, choices: readonly T[]): (value: string) => T {
  return (value) => {
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      throw new FaultError({
        kind: 'bad',
        code: 'flag-not-one-of',
        with: { flag, choices: choices.join(' | '), value },
      });
    }
    return found;
  };
}

/** A list with commas between, spaces around an entry dropped; empty entries are a fault. */
export function commaList(flag: string): (value: string) => readonly string[] {
  return (value) => {
    const items = value.split(/[,，]/).map((item) => item.trim());
    if (items.includes('')) throw new FaultError({ kind: 'bad', code: 'flag-empty', with: { flag } });
    return items;
  };
}
