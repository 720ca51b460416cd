/** Files that a user names: read whole, with a sentence for everything that can be wrong with them. */

import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FaultError } from '../fault.ts';
import { Exit } from './command.ts';
import type { Context } from './context.ts';

const megabyte = 2 ** 20;

/**
 * The bytes of a file, or of standard input for `-`.
 * @param max megabytes; more is a fault, so that a mistake (a film instead of a deal) does not fill the memory
 */
export async function readBytes(file: string, context: Context, max = 64): Promise<Buffer> {
  if (file === '-') return fromStream(context.stdin, max);
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new FaultError({ kind: 'bad', code: 'file-is-folder', with: { file } });
    if (found.size > max * megabyte) throw tooBig(file, max);
    return await readFile(file);
  } catch (error) {
    throw error instanceof FaultError ? error : unreadable(file, error);
  }
}

/** The bytes of a file, or of standard input for `-`, piece by piece: for what may be longer than the memory. */
export async function* readChunks(file: string, context: Context): AsyncGenerator<Uint8Array> {
  if (file === '-') {
    for await (const chunk of context.stdin) yield Buffer.from(chunk);
    return;
  }
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new FaultError({ kind: 'bad', code: 'file-is-folder', with: { file } });
    // as: without an encoding a file stream gives bytes
    for await (const chunk of createReadStream(file)) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof FaultError ? error : unreadable(file, error);
  }
}

/** The text of a UTF-8 file, a byte order mark dropped. */
export async function readText(file: string, context: Context, max = 64): Promise<string> {
  const bytes = await readBytes(file, context, max);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FaultError({ kind: 'bad', code: 'file-not-text', with: { file } });
  }
}

/** The lines of a UTF-8 file that hold anything, ends trimmed. */
export async function readLines(file: string, context: Context): Promise<readonly string[]> {
  const text = await readText(file, context);
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

async function fromStream(stream: Context['stdin'], max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > max * megabyte) throw tooBig('-', max);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function tooBig(file: string, max: number): FaultError {
  return new FaultError({ kind: 'bad', code: 'file-too-big', with: { file, max } });
}

function unreadable(file: string, error: unknown): FaultError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'ENOENT') return new FaultError({ kind: 'bad', code: 'file-missing', with: { file } });
  return new FaultError({ kind: 'bad', code: 'file-unreadable', with: { file, why: code } });
}

// Output files: mode 0600, all or nothing, never over something that exists without `--force`. A file appears under its name
// only when it is whole; an interrupted run leaves nothing behind.

/** A file being written. */
export interface OutFile {
  /** Appends. */
  readonly write: (text: string) => Promise<void>;
  /** Puts the whole file under its name. */
  readonly commit: () => Promise<void>;
  /** Forgets it, as if it had never been begun. Harmless after `commit`. */
  readonly discard: () => Promise<void>;
}

/**
 * Begins a file. Faults at once where it could not be put in its place at the end.
 * A device or a pipe (`/dev/null`, `/dev/fd/3`) is written to as it is.
 */
export async function outFile(file: string, force: boolean): Promise<OutFile> {
  const target = await followed(file);
  if (await isSpecial(target, file)) return straight(target, file);
  await refuseExisting(target, file, force);
  const part = path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(6).toString('hex')}.part`);
  // Before the file exists: an interrupt between the two would leave it behind.
  const undo = onInterrupt(() => rm(part, { force: true }));
  const handle = await open(part, 'wx', 0o600).catch((error) => {
    undo();
    throw unwritable(file, error);
  });
  let open_ = true;
  const close = async () => {
    if (open_) await handle.close();
    open_ = false;
  };
  return {
    write: (text) => append(handle, text, file),
    commit: async () => {
      await close();
      await place(part, target, file, force);
      undo();
    },
    discard: async () => {
      await close();
      await rm(part, { force: true });
      undo();
    },
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
 * Writes a set of files into a folder, which is made if it is not there: all of them or none.
 * Without `force` none of the names may exist there yet; other files in the folder are left alone.
 */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string>, force: boolean): Promise<void> {
  const made = await makeFolder(folder);
  const begun: OutFile[] = [];
  const placed: string[] = [];
  let whole = false;
  try {
    for (const [name, text] of files) {
      const out = await outFile(path.join(folder, name), force);
      begun.push(out);
      await out.write(text);
    }
    for (const [index, name] of [...files.keys()].entries()) {
      await begun[index]?.commit();
      placed.push(path.join(folder, name));
    }
    whole = true;
  } finally {
    await Promise.all(begun.map((out) => out.discard()));
    // With --force something older stood there and is gone already: what is new is then better kept than lost too.
    if (!whole && !force) await Promise.all(placed.map((file) => rm(file, { force: true })));
    if (!whole && made !== undefined && !force) await rm(made, { recursive: true, force: true });
  }
}

async function makeFolder(folder: string): Promise<string | undefined> {
  const there = await stat(folder).catch(() => null);
  if (there !== null && !there.isDirectory()) {
    throw new FaultError({ kind: 'bad', code: 'file-is-no-folder', with: { file: folder } });
  }
  return mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => Promise.reject(unwritable(folder, error)));
}

/** A link is followed, so that what it points to is replaced and not the link. */
async function followed(file: string): Promise<string> {
  return realpath(file).catch(() => path.resolve(file));
}

async function isSpecial(target: string, file: string): Promise<boolean> {
  const found = await stat(target).catch(() => null);
  if (found?.isDirectory()) throw new FaultError({ kind: 'bad', code: 'file-is-folder', with: { file } });
  return found !== null && !found.isFile();
}

async function refuseExisting(target: string, file: string, force: boolean): Promise<void> {
  if (!force && (await lstat(target).catch(() => null)) !== null) throw existsAlready(file);
}

async function straight(target: string, file: string): Promise<OutFile> {
  const handle = await open(target, 'w').catch((error) => Promise.reject(unwritable(file, error)));
  let open_ = true;
  const close = async () => {
    if (open_) await handle.close();
    open_ = false;
  };
  return { write: (text) => append(handle, text, file), commit: close, discard: close };
}

async function append(handle: FileHandle, text: string, file: string): Promise<void> {
  await handle.appendFile(text).catch((error) => Promise.reject(unwritable(file, error)));
}

/** `link` refuses an existing name in one step, where `rename` would replace it. */
async function place(part: string, target: string, file: string, force: boolean): Promise<void> {
  try {
    if (force) return await rename(part, target);
    await link(part, target);
    await rm(part);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw existsAlready(file);
    if (force || !['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(codeOf(error))) throw unwritable(file, error);
    // A file system without hard links (FAT, some shares): look once more, then rename.
    await refuseExisting(target, file, false);
    await rename(part, target).catch((again) => Promise.reject(unwritable(file, again)));
  }
}

/** What would be left behind if the run ended now. */
const unfinished = new Set<() => Promise<void>>();
const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** While files are half written, Ctrl-C and its like remove them first. Returns what takes this one out again. */
function onInterrupt(clean: () => Promise<void>): () => void {
  if (unfinished.size === 0) for (const signal of signals) process.on(signal, stop);
  unfinished.add(clean);
  return () => {
    if (!unfinished.delete(clean) || unfinished.size > 0) return;
    for (const signal of signals) process.removeListener(signal, stop);
  };
}

function stop(signal: NodeJS.Signals): void {
  const cleaned = Promise.all([...unfinished].map((clean) => clean()));
  void cleaned.finally(() => process.exit(signal === 'SIGINT' ? Exit.interrupted : 143));
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
