/**
 * Finds a ruleset by the id of a shipped one or by the path of a file. Shipped rulesets are plain data compiled by the build; the
 * schema and the YAML reader load only for files of the user's own.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filePieces, wholeBytes } from '../bytes.ts';
import { decode, plainText } from '../decode.ts';
import { type FaultCode, FaultError, fault, type Telling } from '../fault.ts';
import { installed } from '../installed.ts';
import type { Compiled } from './compile.ts';
import { rememberFingerprint } from './fingerprint.ts';
import type { Ruleset, RulesetSource } from './model.ts';
import { closest } from './names.ts';

/** Ids of the rulesets that come with the program, by code point. */
export const shippedIds: readonly string[] = readdirSync(shippedFolder())
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length))
  .sort();

/**
 * @param nameOrPath a shipped id, or a path of a YAML or JSON file, absolute or from the working folder
 * @throws FaultError `ruleset-not-found`, `ruleset-is-folder`, `ruleset-unreadable`, and all faults of the reader
 */
export async function loadRuleset(nameOrPath: string): Promise<Ruleset> {
  if (shippedIds.includes(nameOrPath)) return shipped(nameOrPath);
  const text = await readText(nameOrPath);
  const { readRuleset } = await import('./read/read.ts');
  return readRuleset(text, { file: normalize(nameOrPath), open: openBeside });
}

/** What a file extends: a shipped ruleset by its id, else a file by its path from the folder of the extending one. */
export function openBeside(reference: string, from: string): RulesetSource | null {
  const file = shippedIds.includes(reference) ? shippedFile(reference) : join(dirname(from), reference);
  try {
    const found = statSync(file);
    if (found.size > MAX_BYTES) throw bad('ruleset-too-large', file, { limit: MAX_BYTES });
    return found.isFile() ? { file, text: textOf(readFileSync(file), file) } : null;
  } catch (error) {
    if (error instanceof FaultError) throw error;
    return null;
  }
}

async function shipped(id: string): Promise<Ruleset> {
  const compiled = installed(`rulesets/${id}.json`);
  // From its source the program reads the source of its rulesets too: a build may be older.
  if (!RUNS_FROM_SOURCE && existsSync(compiled)) {
    // Written by the build, as `compile.ts` made it.
    const { fingerprint, ruleset } = JSON.parse(await readFile(compiled, 'utf8')) as Compiled;
    rememberFingerprint(ruleset, fingerprint);
    return ruleset;
  }
  const { readRuleset } = await import('./read/read.ts');
  const file = shippedFile(id);
  return readRuleset(await readFile(file, 'utf8'), { file, open: openBeside });
}

function shippedFile(id: string): string {
  return fileURLToPath(new URL(`${id}.yaml`, shippedFolder()));
}

/** The YAML files are packed beside `dist/`: rulesets of the user's own may extend them. */
function shippedFolder(): URL {
  return installed('../rulesets/');
}

async function readText(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (found === null) {
    const hint = closest(path, shippedIds);
    throw new FaultError({
      kind: 'bad',
      code: 'ruleset-not-found',
      with: { name: path, shipped: shippedIds },
      ...(hint === undefined ? {} : { hint }),
    });
  }
  if (found.isDirectory()) throw bad('ruleset-is-folder', path);
  try {
    return textOf(await wholeBytes(filePieces(path), path, MAX_MEGABYTES), path);
  } catch (error) {
    const code = error instanceof FaultError ? error.faults[0]?.code : undefined;
    if (code === 'file-too-big') throw bad('ruleset-too-large', path, { limit: MAX_BYTES });
    if (code === 'file-unreadable') throw bad('ruleset-unreadable', path);
    throw error;
  }
}

function textOf(bytes: Uint8Array, file: string): string {
  const { text } = attempt(() => decode(bytes, file), file);
  if (text.trim() !== '') attempt(() => plainText(text, file), file);
  return text;
}

function attempt<T>(read: () => T, file: string): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof FaultError ? error.faults[0]?.code : undefined;
    if (code === 'text-encoding' || code === 'text-binary') throw bad('ruleset-not-text', file);
    throw error;
  }
}

const MAX_MEGABYTES = 2;
const MAX_BYTES = MAX_MEGABYTES * 2 ** 20;
const RUNS_FROM_SOURCE = import.meta.url.endsWith('.ts');

function bad<Code extends FaultCode>(code: Code, file: string, ...[tells]: Telling<Code>): FaultError {
  return new FaultError(fault('bad', code, tells, { place: { file } }));
}
