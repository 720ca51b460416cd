/** Answers of many items, one after the other, in constant memory: `--ndjson` a line each, `--json` one array, else text. */

import { words } from '../report/words/output.ts';
import type { Context } from './context.ts';
import { checkOutput, type OutputFlags, wantsCsv } from './output.ts';
import { outFile } from './write-files.ts';

/** The items and their forms. */
export interface Items<T> {
  /** Makes the items from the first one; called again where they are wanted twice (for a file and for the screen). */
  readonly all: () => Iterable<T>;
  readonly data: (item: T) => unknown;
  readonly text: (item: T) => string;
  /** Whether `--json` makes an array; else there is one item and it stands alone. */
  readonly array: boolean;
  /** For a file whose name ends in `.csv`: a heading, and the rows of an item. */
  readonly csv?: { readonly head: string; readonly rows: (item: T) => string };
  /** Shown with `--blind` in place of the items. */
  readonly blind: string;
}

/** Text is handed on in pieces of about this many characters. */
const piece = 1 << 16;

/** Sends all items to where the flags want them. */
export async function streamItems<T>(items: Items<T>, flags: OutputFlags, context: Context): Promise<void> {
  checkOutput(flags);
  const asTable = wantsCsv(flags) ? items.csv : undefined;
  const data = () => (asTable ? table(items, asTable) : flags.ndjson ? lines(items) : json(items));
  if (flags.output === undefined) return send(flags.json || flags.ndjson ? data() : texts(items), context.out);
  const file = await outFile(flags.output, flags.force === true);
  try {
    await send(data(), file.write);
    await file.commit();
  } finally {
    await file.discard();
  }
  if (flags.blind) await context.out(items.blind);
  else if (!flags.json && !flags.ndjson) await send(texts(items), context.out);
  context.note(words.written[context.lang](flags.output));
}

async function send(parts: Iterable<string>, write: (text: string) => Promise<void>): Promise<void> {
  let waiting = '';
  for (const part of parts) {
    waiting += part;
    if (waiting.length < piece) continue;
    await write(waiting);
    waiting = '';
    // Lets an interrupt and a closed pipe be heard between two pieces.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (waiting !== '') await write(waiting);
}

function* table<T>(items: Items<T>, csv: NonNullable<Items<T>['csv']>): Generator<string> {
  yield csv.head;
  for (const item of items.all()) yield csv.rows(item);
}

function* lines<T>(items: Items<T>): Generator<string> {
  for (const item of items.all()) yield `${JSON.stringify(items.data(item))}\n`;
}

/** The same text as JSON.stringify of the whole array would give. */
function* json<T>(items: Items<T>): Generator<string> {
  let before = items.array ? '[\n' : '';
  for (const item of items.all()) {
    const value = items.data(item);
    yield before + (items.array ? JSON.stringify([value], null, 2).slice(2, -2) : JSON.stringify(value, null, 2));
    before = ',\n';
  }
  if (!items.array) yield '\n';
  else yield before === '[\n' ? '[]\n' : '\n]\n';
}

function* texts<T>(items: Items<T>): Generator<string> {
  let between = '';
  for (const item of items.all()) {
    yield between + items.text(item);
    between = '\n';
  }
}
