/**
 * Files of many deals: NDJSON as `deal --ndjson` streams it, line by line in constant memory; a JSON array; a table with several deals;
 * pasted deals one below the other.
 */

import { beginning, type Decoding, decode, decodeText, plainText, streamDecoder } from '../../decode.ts';
import { FaultError, type Place } from '../../fault.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { type DealHeader, type JsonText, readDealJson, readHeader, readJson } from './json.ts';
import type { Listing } from './listing.ts';

/** One deal of a file. */
export interface OneDeal {
  readonly place: Place;
  /** The parsed JSON, where it is JSON; for those who know a quick way with whole deal files. Not checked. */
  readonly value: unknown;
  /** What the deal says of itself; everything null in tables and pasted lines. Throws the faults of `readHeader`. */
  readonly header: () => Promise<DealHeader>;
  /** @param ruleset with its pool put in. Throws the faults of the readers. */
  readonly read: (ruleset: Ruleset) => Promise<Listing>;
}

/** Megabytes that a file which cannot be streamed may have, and a line of one that can. */
const MOST = 64;

/**
 * @param chunks the bytes of the file
 * @param file its name, for messages and for what its ending says
 * @throws FaultError those of `decodeText`, `readJson`; `file-too-big` where what must be read whole is too large
 */
export async function* manyDeals(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<OneDeal> {
  const source = new Source(chunks, file);
  const first = await source.firstLine();
  if (/\.(ndjson|jsonl)$/i.test(file) || isWholeObject(first)) yield* ndjson(source, file);
  else yield* wholeFile(await source.rest(), file);
}

async function* ndjson(source: Source, file: string): AsyncGenerator<OneDeal> {
  let line = 0;
  for await (const text of source.lines()) {
    line++;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // Read again by what knows places.
    }
    const own = line;
    // The lines before are made empty: places are those of the file.
    const json = (): Promise<JsonText> => readJson(`${'\n'.repeat(own - 1)}${text}`, file);
    if (value === undefined) await json();
    yield {
      place: { file, line },
      value,
      header: async () => readHeader(await json()),
      read: async (ruleset) => readDealJson(await json(), file, ruleset),
    };
  }
}

async function* wholeFile(bytes: Uint8Array, file: string): AsyncGenerator<OneDeal> {
  const text = decodeText(bytes, file);
  const start = text.trimStart();
  if (start[0] === '{' || (start[0] === '[' && !/^\[\s*\d+\s*\]\s*\S/.test(start)) || /\.json$/i.test(file)) {
    const whole = await readJson(text, file);
    const items = Array.isArray(whole.value) ? whole.value : [whole.value];
    for (const [i, value] of items.entries()) {
      const path = Array.isArray(whole.value) ? [i] : [];
      const json: JsonText = { value, locate: (inside) => whole.locate([...path, ...inside]) };
      yield {
        place: await whole.locate(path),
        value,
        header: () => readHeader(json),
        read: (ruleset) => readDealJson(json, file, ruleset),
      };
    }
    return;
  }
  const { isTable } = await import('./csv.ts');
  const table = isTable(text) || /\.[ct]sv$/i.test(file);
  const parts = table
    ? await (await import('./csv.ts')).splitCsv(text, file)
    : (await import('./text.ts')).splitLines(text);
  for (const part of parts) {
    yield {
      place: { file, line: firstOwnLine(part, table) },
      value: undefined,
      header: async () => ({ ruleset: null, selection: null, players: null }),
      read: async (ruleset) =>
        table
          ? (await import('./csv.ts')).readCsv(part, file, ruleset)
          : (await import('./text.ts')).readLines(part, file, ruleset),
    };
  }
}

function firstOwnLine(part: string, table: boolean): number {
  const lines = part.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]));
  return lines[table ? 1 : 0] ?? 1;
}

function isWholeObject(line: string): boolean {
  if (!line.trimStart().startsWith('{')) return false;
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** Bytes that are first looked at and then read, as lines or whole. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #file: string;
  #seen: Uint8Array[] = [];
  #size = 0;
  #done = false;

  constructor(chunks: AsyncIterable<Uint8Array>, file: string) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#file = file;
  }

  /** The first line that holds anything (its beginning, if it is very long), without a byte order mark; nothing is used up. */
  async firstLine(): Promise<string> {
    for (;;) {
      const text = beginning(Buffer.concat(this.#seen)).trimStart();
      const end = text.indexOf('\n');
      if (end >= 0) return text.slice(0, end);
      if (text.length > 2 ** 20 || !(await this.#more())) return text;
    }
  }

  async rest(): Promise<Uint8Array> {
    while (await this.#more()) {
      // everything is kept
    }
    return Buffer.concat(this.#seen);
  }

  /** Lines, a byte order mark dropped. */
  async *lines(): AsyncGenerator<string> {
    const decoder = streamDecoder(Buffer.concat(this.#seen));
    let open = '';
    let line = 1;
    const decoded = (bytes: Uint8Array | undefined): string => {
      try {
        return decoder(bytes);
      } catch {
        throw new FaultError({ kind: 'bad', code: 'text-encoding', with: {}, place: { file: this.#file, line } });
      }
    };
    for (;;) {
      const chunk = this.#seen.shift();
      if (chunk === undefined && (await this.#more())) continue;
      if (chunk !== undefined) this.#size -= chunk.byteLength;
      const parts = (open + decoded(chunk)).split('\n');
      open = parts.pop()!;
      for (const part of parts) {
        yield part;
        line++;
      }
      if (open.length > MOST * 2 ** 20) throw this.#tooBig();
      if (chunk === undefined) break;
    }
    if (open !== '') yield open;
  }

  async #more(): Promise<boolean> {
    if (this.#done) return false;
    const { value, done } = await this.#chunks.next();
    if (done) {
      this.#done = true;
      return false;
    }
    this.#seen.push(value);
    this.#size += value.byteLength;
    if (this.#size > MOST * 2 ** 20) throw this.#tooBig();
    return true;
  }

  #tooBig(): FaultError {
    return new FaultError({ kind: 'bad', code: 'file-too-big', with: { file: this.#file, max: MOST } });
  }
}

// A file that holds a deal, whatever its form: the JSON of `deal`, a table (CSV), or lines as moderators paste them. First it is
// opened, because it may name its ruleset; then it is read in the words of that ruleset.

export interface OpenDeal {
  readonly format: 'json' | 'csv' | 'lines';
  /** What JSON held; undefined otherwise. */
  readonly value?: unknown;
  readonly decoded: Decoding;
  readonly header: DealHeader;
  /** @param ruleset with its pool put in */
  readonly read: (ruleset: Ruleset) => Promise<Listing>;
}

/**
 * @param file its name, for messages and for what its ending says
 * @throws FaultError those of `decodeText`, `readJson`, `readHeader`; `read` throws those of the reader
 */
export async function openDeal(bytes: Uint8Array, file: string): Promise<OpenDeal> {
  const decoded = decode(bytes, file);
  const text = plainText(decoded.text, file);
  const start = text.trimStart()[0];
  if (start === '{' || (start === '[' && !startsLikeLine(text)) || /\.json$/i.test(file)) {
    const json = await readJson(text, file);
    return {
      format: 'json',
      value: json.value,
      decoded,
      header: await readHeader(json),
      read: (ruleset) => readDealJson(json, file, ruleset),
    };
  }
  const { isTable } = await import('./csv.ts');
  if (isTable(text) || /\.[ct]sv$/i.test(file)) {
    return {
      format: 'csv',
      decoded,
      header: SILENT,
      read: async (ruleset) => (await import('./csv.ts')).readCsv(text, file, ruleset),
    };
  }
  const { readLines } = await import('./text.ts');
  return { format: 'lines', decoded, header: SILENT, read: async (ruleset) => readLines(text, file, ruleset) };
}

const SILENT: DealHeader = { ruleset: null, selection: null, players: null };

/** `[1] 苹果：…` is a numbered line and no JSON. */
function startsLikeLine(text: string): boolean {
  return /^\s*\[\s*\d+\s*\]\s*\S/.test(text);
}
