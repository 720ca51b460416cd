/** Files that a user names: read whole, with a sentence for everything that can be wrong with them. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { FaultError } from '../fault.ts';
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
