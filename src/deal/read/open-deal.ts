/**
 * A file that holds a deal, whatever its form: the JSON of `deal`, a table (CSV), or lines as moderators paste them. First it is
 * opened, because it may name its ruleset; then it is read in the words of that ruleset.
 */
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { type DealHeader, readDealJson, readHeader } from './deal-json.ts';
import { decodeText } from './decode.ts';
import { readJson } from './json-text.ts';
import type { Listing } from './listing.ts';

export interface OpenDeal {
  readonly format: 'json' | 'csv' | 'lines';
  readonly header: DealHeader;
  /** @param ruleset with its pool put in */
  readonly read: (ruleset: Ruleset) => Promise<Listing>;
}

/**
 * @param file its name, for messages and for what its ending says
 * @throws FaultError those of `decodeText`, `readJson`, `readHeader`; `read` throws those of the reader
 */
export async function openDeal(bytes: Uint8Array, file: string): Promise<OpenDeal> {
  const text = decodeText(bytes, file);
  const start = text.trimStart()[0];
  if (start === '{' || (start === '[' && !startsLikeLine(text)) || /\.json$/i.test(file)) {
    const json = await readJson(text, file);
    return { format: 'json', header: await readHeader(json), read: (ruleset) => readDealJson(json, file, ruleset) };
  }
  const { isTable } = await import('./csv-columns.ts');
  if (isTable(text) || /\.[ct]sv$/i.test(file)) {
    return {
      format: 'csv',
      header: SILENT,
      read: async (ruleset) => (await import('./csv.ts')).readCsv(text, file, ruleset),
    };
  }
  const { readLines } = await import('./lines.ts');
  return { format: 'lines', header: SILENT, read: async (ruleset) => readLines(text, file, ruleset) };
}

const SILENT: DealHeader = { ruleset: null, selection: null, players: null };

/** `[1] 苹果：…` is a numbered line and no JSON. */
function startsLikeLine(text: string): boolean {
  return /^\s*\[\s*\d+\s*\]\s*\S/.test(text);
}
