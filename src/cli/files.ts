/** Files that a user names: read whole, with a sentence for everything that can be wrong with them; written whole or not at all. */

import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { filePieces, wholeBytes } from '../bytes.ts';
import { type Decoding, decode, plainText } from '../decode.ts';
import { randomDigits } from '../digest.ts';
import { safe } from '../document/safe.ts';
import { FaultError } from '../fault.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';

/**
 * The bytes of a file, or of standard input for `-`.
 * @param max megabytes
 * @throws FaultError `file-too-big`, `stdin-twice`, and those of `filePieces`
 */
export async function readBytes(file: string, context: Context, max = 64): Promise<Buffer> {
  return wholeBytes(readChunks(file, context), file, max);
}

/** The bytes of a file, or of standard input for `-`, piece by piece: for what may be longer than the memory. */
export async function* readChunks(file: string, context: Context): AsyncGenerator<Uint8Array> {
  if (file !== '-') return yield* filePieces(file);
  if (readInputs.has(context.stdin)) throw new FaultError({ kind: 'bad', code: 'stdin-twice', with: {} });
  readInputs.add(context.stdin);
  for await (const chunk of context.stdin) yield Buffer.from(chunk);
}

/** Standard inputs that were read: they cannot be had twice. */
const readInputs = new WeakSet<Context['stdin']>();

/**
 * The text of a file in any encoding that people have, its byte order mark dropped. Where the bytes fit two encodings a note says how
 * they are read.
 * @throws FaultError those of `readBytes` and of `decode`
 */
export async function readText(file: string, context: Context, max = 64): Promise<string> {
  return noted(await readBytes(file, context, max), file, context);
}

/** The same for what must hold something. @throws FaultError also `text-empty`, `text-binary` */
export async function readPlainText(file: string, shown: string, context: Context, max: number): Promise<string> {
  return plainText(noted(await readBytes(file, context, max), shown, context), shown);
}

function noted(bytes: Uint8Array, shown: string, context: Context): string {
  const decoded = decode(bytes, shown);
  noteEncoding(decoded, shown, context);
  return decoded.text;
}

/** Says how a file was decoded, where it could have been otherwise. */
export function noteEncoding({ encoding, doubt }: Decoding, shown: string, context: Context): void {
  if (doubt !== null) context.note(safe(say[context.lang].reading.encoding(shown, encoding, doubt)));
}

/** The lines of a file that hold anything, ends trimmed. */
export async function readLines(file: string, context: Context): Promise<readonly string[]> {
  const text = await readText(file, context);
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

// Output files: mode 0600, all or nothing, never over something that exists without `--force`. A file appears under its name only when
// it is whole. Everything that must not be cut in two by a signal is done without giving control back: Node hears signals between
// turns alone, and while the handler below is set none of them ends the process by itself.

/** A file being written. */
interface OutFile {
  /** Appends. */
  readonly write: (part: string | Uint8Array) => Promise<void>;
  /** Puts the whole file under its name. */
  readonly commit: () => Promise<void>;
  /** Forgets it, as if it had never been begun. Harmless after `commit`. */
  readonly discard: () => Promise<void>;
}

/**
 * Begins a file. Faults at once where it could not be put in its place at the end.
 * A device or a pipe (`/dev/null`, `/dev/fd/3`) is written to as it is.
 * @throws FaultError `output-dash`, `file-exists`, `file-is-folder`, `file-unwritable`
 */
export async function outFile(file: string, force: boolean): Promise<OutFile> {
  refuseDash(file);
  const target = followed(file);
  const found = attempt(file, () => statSync(target, { throwIfNoEntry: false }));
  if (found?.isDirectory()) throw new FaultError({ kind: 'bad', code: 'file-is-folder', with: { file } });
  if (found !== undefined && !found.isFile()) return straight(target, file);
  if (!force) refuseExisting(target, file);
  const part = partIn(path.dirname(target));
  const done = onInterrupt(() => rmSync(part, { force: true }));
  const descriptor = attempt(file, () => openSync(part, 'wx', 0o600), done);
  let open_ = true;
  const close = () => {
    if (open_) closeSync(descriptor);
    open_ = false;
  };
  const discard = async () => {
    close();
    rmSync(part, { force: true });
    done();
  };
  return {
    write: async (part) => attempt(file, () => writeAll(descriptor, part)),
    commit: async () => {
      close();
      place(part, target, file, force);
      done();
    },
    discard,
  };
}

/** Writes one whole file. */
export async function writeWhole(file: string, text: string, force: boolean): Promise<void> {
  const out = await outFile(file, force);
  try {
    await out.write(text);
    await out.commit();
  } finally {
    await out.discard();
  }
}

/**
 * Writes a set of files into a folder, which is made if it is not there: all of them or none, whatever interrupts the run. Each is on
 * the disk before the next is begun, so secrets come first and what refers to them after. Without `force` none of the names may exist
 * there yet; other files in the folder are left alone.
 * @param outdated with `force`: which files that are there and are not written anew belong to what is replaced, and go with it
 * @throws FaultError `output-dash`, `file-is-no-folder`, `file-exists`, `file-unwritable`
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  force: boolean,
  outdated: (file: string) => boolean = () => false,
): Promise<void> {
  refuseDash(folder);
  const done = onInterrupt(() => {});
  try {
    const target = followed(folder);
    const there = attempt(folder, () => statSync(target, { throwIfNoEntry: false }));
    if (there !== undefined && !there.isDirectory()) {
      throw new FaultError({ kind: 'bad', code: 'file-is-no-folder', with: { file: folder } });
    }
    if (there !== undefined || !newFolder(target, folder, files)) intoFolder(target, folder, files, force, outdated);
  } finally {
    done();
  }
}

/** Other runs may take away an empty parent that they have made themselves, so a few tries are allowed. */
const TRIES = 20;

/**
 * Makes the folder with everything in it: written aside and renamed, so it is never seen half full.
 * @returns false where somebody else has made it meanwhile; then nothing of ours is left
 */
function newFolder(target: string, folder: string, files: ReadonlyMap<string, string>): boolean {
  const made: string[] = [];
  const parent = path.dirname(target);
  const aside = partIn(parent);
  try {
    attempt(folder, () => {
      for (let tries = 1; ; tries++) {
        try {
          makeParents(parent, made);
          mkdirSync(aside, { mode: 0o700 });
          break;
        } catch (error) {
          if (codeOf(error) !== 'ENOENT' || tries === TRIES) throw error;
        }
      }
    });
    for (const [name, text] of files)
      attempt(path.join(folder, name), () => writeDurable(path.join(aside, name), text));
    syncFolder(aside);
    attempt(folder, () => renameSync(aside, target));
    syncFolder(parent);
    return true;
  } catch (error) {
    quietly(() => rmSync(aside, { recursive: true, force: true }));
    // Only what this run has made, and only if nobody else uses it: a folder that is not empty stays.
    for (const one of made.reverse()) quietly(() => rmdirSync(one));
    if (existsSync(target)) return false;
    throw error;
  }
}

/** Folders down to this one; those made are added to `made`, also where a later one fails. */
function makeParents(folder: string, made: string[]): void {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at) && at !== path.dirname(at); at = path.dirname(at)) missing.unshift(at);
  for (const one of missing) {
    try {
      mkdirSync(one, { mode: 0o700 });
      made.push(one);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** Puts the files into a folder that is there; what goes wrong is undone, whatever was replaced comes back. */
function intoFolder(
  target: string,
  folder: string,
  files: ReadonlyMap<string, string>,
  force: boolean,
  outdated: (file: string) => boolean,
): void {
  const undo: (() => void)[] = [];
  const old: string[] = [];
  /** Moves a file aside until the end. */
  const setAside = (file: string) => {
    const backup = partIn(path.dirname(file));
    renameSync(file, backup);
    undo.push(() => renameSync(backup, file));
    old.push(backup);
  };
  try {
    const wanted = [...files].map(([name, text]) => {
      const shown = path.join(folder, name);
      const file = followed(path.join(target, name));
      if (!force) refuseExisting(file, shown);
      const found = attempt(shown, () => statSync(file, { throwIfNoEntry: false }));
      if (found !== undefined && !found.isFile()) {
        throw new FaultError({ kind: 'bad', code: 'file-is-folder', with: { file: shown } });
      }
      const part = partIn(path.dirname(file));
      undo.push(() => rmSync(part, { force: true }));
      attempt(shown, () => writeDurable(part, text));
      return { file, shown, part };
    });
    attempt(folder, () => {
      const names = new Set(wanted.map(({ file }) => file));
      if (force)
        for (const name of readdirSync(target)) {
          const file = path.join(target, name);
          if (!names.has(file) && statSync(file, { throwIfNoEntry: false })?.isFile() && outdated(file)) setAside(file);
        }
      for (const { file } of wanted) if (existsSync(file) && force) setAside(file);
    });
    for (const { file, shown, part } of wanted) {
      const { ino } = statSync(part);
      place(part, file, shown, false);
      // Whatever stands there later and is not ours is left alone.
      undo.push(() => statSync(file, { throwIfNoEntry: false })?.ino === ino && unlinkSync(file));
    }
  } catch (error) {
    for (const step of undo.reverse()) quietly(step);
    throw error;
  }
  syncFolder(target);
  for (const file of old) attempt(folder, () => unlinkSync(file));
}

/** A name beside the target, short whatever the target is called. */
function partIn(folder: string): string {
  return path.join(folder, `.${randomDigits().slice(0, 12)}.part`);
}

function writeDurable(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeAll(descriptor: number, part: string | Uint8Array): void {
  const bytes = typeof part === 'string' ? Buffer.from(part) : part;
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}

/** Names in a folder are written down too; not every system can be asked for it. */
function syncFolder(folder: string): void {
  quietly(() => {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** Cleaning up: what fails here must not hide why it was needed. */
function quietly(step: () => unknown): void {
  try {
    step();
  } catch {
    // the first error is the one to tell
  }
}

/** `-` is a name like another to the system, but nobody means it. */
function refuseDash(file: string): void {
  if (file === '-') throw new FaultError({ kind: 'bad', code: 'output-dash', with: {} });
}

/** A link is followed, so that what it points to is replaced and not the link. */
function followed(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}

function refuseExisting(target: string, file: string): void {
  if (attempt(file, () => lstatSync(target, { throwIfNoEntry: false })) !== undefined) throw existsAlready(file);
}

async function straight(target: string, file: string): Promise<OutFile> {
  const handle = await open(target, 'w').catch((error) => Promise.reject(unwritable(file, error)));
  let open_ = true;
  const close = async () => {
    if (open_) await handle.close();
    open_ = false;
  };
  const write = (part: string | Uint8Array) =>
    handle.appendFile(part).catch((error) => Promise.reject(unwritable(file, error)));
  return { write, commit: close, discard: close };
}

/** `link` refuses an existing name in one step, where `rename` would replace it. */
function place(part: string, target: string, file: string, force: boolean): void {
  try {
    if (force) renameSync(part, target);
    else {
      linkSync(part, target);
      unlinkSync(part);
    }
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw existsAlready(file);
    if (force || !['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(codeOf(error))) throw unwritable(file, error);
    // A file system without hard links (FAT, some shares): look once more, then rename.
    refuseExisting(target, file);
    attempt(file, () => renameSync(part, target));
  }
}

/** What would be left behind if the run ended now. */
const unfinished = new Set<() => void>();
const exits: Readonly<Partial<Record<NodeJS.Signals, number>>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const signals = Object.keys(exits) as readonly NodeJS.Signals[]; // as: these are its keys
let listening = false;

/** While files are half written, Ctrl-C and its like remove them first. Returns what takes this one out again. */
function onInterrupt(clean: () => void): () => void {
  if (!listening) for (const signal of signals) process.on(signal, stop);
  listening = true;
  unfinished.add(clean);
  return () => {
    unfinished.delete(clean);
    // One turn later: a signal that came while the files were put in their places is heard then, and would else be lost.
    setImmediate(() => {
      if (unfinished.size > 0 || !listening) return;
      listening = false;
      for (const signal of signals) process.removeListener(signal, stop);
    });
  };
}

function stop(signal: NodeJS.Signals): void {
  for (const clean of unfinished) quietly(clean);
  process.exit(exits[signal]);
}

/** Runs a step on the file system; what the system says against it becomes a sentence about this file. */
function attempt<T>(file: string, step: () => T, otherwise: () => void = () => {}): T {
  try {
    return step();
  } catch (error) {
    otherwise();
    throw error instanceof FaultError ? error : unwritable(file, error);
  }
}

function existsAlready(file: string): FaultError {
  return new FaultError({ kind: 'bad', code: 'file-exists', with: { file } });
}

function unwritable(file: string, error: unknown): FaultError {
  return new FaultError({ kind: 'bad', code: 'file-unwritable', with: { file, why: codeOf(error) } });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
