/**
 * The bytes of a file that a user names, piece by piece. Only regular files and pipes are read: a device may have no end. A pipe is read
 * as long as somebody writes to it, and a pipe to which nobody writes is given up after some seconds: opening it the usual way would
 * wait for ever, in a thread that nothing can stop.
 */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { FaultError } from './fault.ts';

/** @throws FaultError `file-missing`, `file-is-folder`, `file-special`, `file-silent`, `file-unreadable`; before the first piece, but for the last two */
export async function* filePieces(file: string): AsyncGenerator<Uint8Array, void, undefined> {
  // Without this flag opening a pipe waits for a writer. Windows has neither.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch((error) =>
    Promise.reject(unreadable(file, error)),
  );
  try {
    const found = await handle.stat();
    if (found.isDirectory()) throw new FaultError({ kind: 'bad', code: 'file-is-folder', with: { file } });
    if (!found.isFile() && !found.isFIFO()) throw new FaultError({ kind: 'bad', code: 'file-special', with: { file } });
    let written = found.isFile();
    for (let waited = 0; ; ) {
      const piece = new Uint8Array(PIECE);
      const read = await handle.read(piece, 0, PIECE, null).catch((error) => {
        if (codeOf(error) === 'EAGAIN') return null;
        throw unreadable(file, error);
      });
      if (read !== null && read.bytesRead > 0) yield piece.subarray(0, read.bytesRead);
      // Nothing there yet, but somebody holds the other end: as patient as with standard input.
      written ||= read === null || read.bytesRead > 0;
      if (read !== null && read.bytesRead > 0) continue;
      if (read !== null && written) return;
      if (read !== null && waited >= SILENCE)
        throw new FaultError({ kind: 'bad', code: 'file-silent', with: { file } });
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      waited += PAUSE;
    }
  } finally {
    await handle.close();
  }
}

const PIECE = 1 << 16;
/** Milliseconds between two looks at a pipe, and until one without a writer is given up. */
const PAUSE = 20;
const SILENCE = 3000;

/**
 * All pieces as one.
 * @param most megabytes; more is a fault, so that a mistake (a film instead of a deal) does not fill the memory
 * @throws FaultError `file-too-big` as soon as it is seen
 */
export async function wholeBytes(pieces: AsyncIterable<Uint8Array>, file: string, most: number): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > most * 2 ** 20) throw new FaultError({ kind: 'bad', code: 'file-too-big', with: { file, max: most } });
    kept.push(piece);
  }
  return Buffer.concat(kept);
}

function unreadable(file: string, error: unknown): FaultError {
  const why = codeOf(error);
  if (why === 'ENOENT') return new FaultError({ kind: 'bad', code: 'file-missing', with: { file } });
  return new FaultError({ kind: 'bad', code: 'file-unreadable', with: { file, why } });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
