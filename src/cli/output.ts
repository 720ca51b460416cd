/**
 * Where an answer goes and in which form. Without `-o`: to stdout, as text, `--json` or `--ndjson`. With `-o FILE`: the file gets
 * the data (JSON unless `--ndjson`), and stdout keeps the text for people unless `--json`, `--ndjson` or `--blind` say otherwise.
 */
import type { Command } from 'commander';
import type { Document } from '../document/document.ts';
import { terminal } from '../document/terminal.ts';
import type { Lang } from '../say/language.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';
import { outFile } from './files.ts';
import { needs, wholeNumber, without } from './flags.ts';

/** What commander reads; a verb has those that it asked for. */
export interface OutputFlags {
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly blind?: boolean;
  /** Megabytes for diagrams, shared by all workers. */
  readonly memory?: number;
}

/** Which output flags a verb takes; `file` brings `-o` and `--force`, `csv` says that the file may be a table, `hushed` that `--blind` needs no file. `--lang` and `--color` belong to all. */
type OutputPart = 'json' | 'ndjson' | 'file' | 'csv' | 'folder' | 'blind' | 'hushed' | 'memory';

/** Adds output flags to a command. */
export function outputFlags(command: Command, lang: Lang, parts: readonly OutputPart[]): void {
  command.optionsGroup(say[lang].output.group);
  if (parts.includes('json')) command.option('--json', say[lang].output.json);
  if (parts.includes('ndjson')) command.option('--ndjson', say[lang].output.ndjson);
  if (parts.includes('file')) {
    const [data, lines, csv] = (['json', 'ndjson', 'csv'] as const).map((part) => parts.includes(part));
    command.option('-o, --output <file>', say[lang].output.file({ data: data!, lines: lines!, csv: csv! })); // one for each part
  }
  if (parts.includes('folder')) command.option('-o, --output <folder>', say[lang].output.folder);
  if (parts.includes('file') || parts.includes('folder')) command.option('--force', say[lang].output.force);
  if (parts.includes('blind')) command.option('--blind', say[lang].output.blind);
  if (parts.includes('hushed')) command.option('--blind', say[lang].output.hushed);
  if (parts.includes('memory'))
    command.option('--memory <mb>', say[lang].output.memory, wholeNumber('--memory', 1, 2 ** 20));
  without(command, '--json', '--ndjson');
  needs(command, '--force', '-o');
  // Where else a deal may go that must not be seen: into the folder of its commitment; or it is the public part alone.
  if (!parts.includes('hushed')) needs(command, '--blind', '-o', '--commitment', '--only');
}

/** A piece of an answer, as text or as its bytes in UTF-8. */
type Part = string | Uint8Array;

/** What goes where, in pieces; each is made only if it is asked for. */
export interface Parts {
  /** To stdout where no file is asked for. */
  readonly alone: () => Iterable<Part>;
  /** Into the file of `-o`. */
  readonly file: () => Iterable<Part>;
  /** To stdout beside the file. */
  readonly beside: () => Iterable<Part>;
}

/** Sends an answer to where the flags want it; a file is there whole or not at all. */
export async function deliver(parts: Parts, { output, force }: OutputFlags, context: Context): Promise<void> {
  if (output === undefined) return send(parts.alone(), context.out);
  const file = await outFile(output, force === true);
  try {
    await send(parts.file(), file.write);
    await file.commit();
  } finally {
    await file.discard();
  }
  await send(parts.beside(), context.out);
  context.note(say[context.lang].output.written(output));
}

/** One answer in its forms; each is made only if it is asked for. */
interface Answer {
  /** Data for `--json` and files; undefined values are left out. */
  readonly data: () => unknown;
  /** What a file gets in place of the data, which then still go to stdout with `--json`. */
  readonly file?: () => unknown;
  /** For a file whose name ends in `.csv`, where the answer is a table of deals. */
  readonly csv?: () => string;
  /** For people. */
  readonly text: () => Document;
  /** What `--blind` shows instead: nothing secret. */
  readonly blind?: () => string;
}

/** Sends one answer, whole, to where the flags want it. */
export async function answer(content: Answer, flags: OutputFlags, context: Context): Promise<void> {
  const { data, file = data, csv, text, blind } = content;
  const asData = flags.json === true || flags.ndjson === true;
  const parts: Parts = {
    alone: () => [flags.blind ? (blind?.() ?? '') : asData ? jsonText(data(), flags) : terminal(text(), context)],
    file: () => [wantsCsv(flags) && csv ? csv() : jsonText(file(), flags)],
    beside: () => {
      if (flags.blind) return [blind?.() ?? ''];
      if (!asData) return [terminal(text(), context)];
      return file === data ? [] : [jsonText(data(), flags)];
    },
  };
  await deliver(parts, flags, context);
}

/** Whether the file that is asked for is a table by its name, and nothing else is asked for it. */
function wantsCsv({ output, json, ndjson }: OutputFlags): boolean {
  return output !== undefined && /\.csv$/i.test(output) && !json && !ndjson;
}

/** Canonical JSON of an answer: indented for one value, a line for each with `--ndjson`. Ends in a newline. */
function jsonText(data: unknown, flags: OutputFlags): string {
  if (!flags.ndjson) return `${JSON.stringify(data, null, 2)}\n`;
  return (Array.isArray(data) ? data : [data]).map((one) => `${JSON.stringify(one)}\n`).join('');
}

// Answers of many items, one after the other, in constant memory: `--ndjson` a line each, `--json` one array, else text.

/** The items and their forms. */
interface ItemStream<T> {
  /** Makes the items from the first one; called again where they are wanted twice (for a file and for the screen). */
  readonly all: () => Iterable<T>;
  readonly data: (item: T) => unknown;
  /** The JSON of an item's data on one line, in UTF-8, each character a byte; absent: `JSON.stringify` of it. */
  readonly line?: (item: T) => string;
  readonly text: (item: T) => Document;
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
export async function streamItems<T>(items: ItemStream<T>, flags: OutputFlags, context: Context): Promise<void> {
  const asTable = wantsCsv(flags) ? items.csv : undefined;
  const asData = flags.json === true || flags.ndjson === true;
  const data = () => (asTable ? table(items, asTable) : flags.ndjson ? lines(items) : json(items));
  const parts: Parts = {
    alone: asData ? data : () => texts(items, context),
    file: data,
    beside: () => (flags.blind ? [items.blind] : asData ? [] : texts(items, context)),
  };
  await deliver(parts, flags, context);
}

async function send(parts: Iterable<Part>, write: (part: Part) => Promise<void>): Promise<void> {
  let waiting = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      waiting += part;
      if (waiting.length < piece) continue;
      await write(waiting);
      waiting = '';
    } else await write(part);
    // Lets an interrupt and a closed pipe be heard between two pieces.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (waiting !== '') await write(waiting);
}

function* table<T>(items: ItemStream<T>, csv: NonNullable<ItemStream<T>['csv']>): Generator<string> {
  yield csv.head;
  for (const item of items.all()) yield csv.rows(item);
}

function* lines<T>({ all, data, line }: ItemStream<T>): Generator<Part> {
  if (line === undefined) {
    for (const item of all()) yield `${JSON.stringify(data(item))}\n`;
    return;
  }
  let bytes = '';
  for (const item of all()) {
    bytes += `${line(item)}\n`;
    if (bytes.length < piece) continue;
    yield Buffer.from(bytes, 'latin1');
    bytes = '';
  }
  yield Buffer.from(bytes, 'latin1');
}

/** The same text as JSON.stringify of the whole array would give. */
function* json<T>(items: ItemStream<T>): Generator<string> {
  let before = items.array ? '[\n' : '';
  for (const item of items.all()) {
    const value = items.data(item);
    yield before + (items.array ? JSON.stringify([value], null, 2).slice(2, -2) : JSON.stringify(value, null, 2));
    before = ',\n';
  }
  if (!items.array) yield '\n';
  else yield before === '[\n' ? '[]\n' : '\n]\n';
}

function* texts<T>(items: ItemStream<T>, context: Context): Generator<string> {
  let between = '';
  for (const item of items.all()) {
    yield between + terminal(items.text(item), context);
    between = '\n';
  }
}
