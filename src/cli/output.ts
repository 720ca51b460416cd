/**
 * Where an answer goes and in which form. Without `-o`: to stdout, as text, `--json` or `--ndjson`. With `-o FILE`: the file gets
 * the data (JSON unless `--ndjson`), and stdout keeps the text for people unless `--json`, `--ndjson` or `--blind` say otherwise.
 */
import type { Command } from 'commander';
import { FaultError } from '../fault.ts';
import type { Lang } from '../report/language.ts';
import { words } from '../report/words/output.ts';
import type { Context } from './context.ts';
import { wholeNumber } from './flag-values.ts';
import { outFile } from './write-files.ts';

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

/** Which output flags a verb takes; `file` brings `-o` and `--force`, `csv` says that the file may be a table. `--lang` and `--color` belong to all. */
export type OutputPart = 'json' | 'ndjson' | 'file' | 'csv' | 'folder' | 'blind' | 'memory';

/** Adds output flags to a command. */
export function outputFlags(command: Command, lang: Lang, parts: readonly OutputPart[]): void {
  command.optionsGroup(words.group[lang]);
  if (parts.includes('json')) command.option('--json', words.json[lang]);
  if (parts.includes('ndjson')) command.option('--ndjson', words.ndjson[lang]);
  if (parts.includes('file')) {
    const [data, lines, csv] = (['json', 'ndjson', 'csv'] as const).map((part) => parts.includes(part));
    command.option('-o, --output <file>', words.file[lang]({ data: data!, lines: lines!, csv: csv! })); // one for each part
  }
  if (parts.includes('folder')) command.option('-o, --output <folder>', words.folder[lang]);
  if (parts.includes('file') || parts.includes('folder')) command.option('--force', words.force[lang]);
  if (parts.includes('blind')) command.option('--blind', words.blind[lang]);
  if (parts.includes('memory'))
    command.option('--memory <mb>', words.memory[lang], wholeNumber('--memory', 1, 2 ** 20));
}

/** One answer in its forms; each is made only if it is asked for. */
export interface Answer {
  /** Data for `--json` and files; undefined values are left out. */
  readonly data: () => unknown;
  /** For a file whose name ends in `.csv`, where the answer is a table of deals. */
  readonly csv?: () => string;
  /** For people, ending in a newline. */
  readonly text: () => string;
  /** What `--blind` shows instead: nothing secret. */
  readonly blind?: () => string;
}

/** Sends one answer, whole, to where the flags want it. */
export async function answer(content: Answer, flags: OutputFlags, context: Context): Promise<void> {
  checkOutput(flags);
  if (flags.output === undefined)
    return context.out(flags.json || flags.ndjson ? jsonText(content, flags) : content.text());
  const text = wantsCsv(flags) && content.csv ? content.csv() : jsonText(content, flags);
  const shown = flags.blind ? (content.blind?.() ?? '') : flags.json || flags.ndjson ? '' : content.text();
  const file = await outFile(flags.output, flags.force === true);
  try {
    await file.write(text);
    await file.commit();
  } finally {
    await file.discard();
  }
  await context.out(shown);
  context.note(words.written[context.lang](flags.output));
}

/** Faults for output flags that cannot stand together. */
export function checkOutput(flags: OutputFlags): void {
  if (flags.json && flags.ndjson) {
    throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--json', other: '--ndjson' } });
  }
  if (flags.blind && flags.output === undefined) {
    throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag: '--blind', needs: '-o' } });
  }
  if (flags.force && flags.output === undefined) {
    throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag: '--force', needs: '-o' } });
  }
}

/** Whether the file that is asked for is a table by its name, and nothing else is asked for it. */
export function wantsCsv({ output, json, ndjson }: OutputFlags): boolean {
  return output !== undefined && /\.csv$/i.test(output) && !json && !ndjson;
}

/** Canonical JSON of an answer: indented for one value, a line for each with `--ndjson`. Ends in a newline. */
function jsonText(content: Answer, flags: OutputFlags): string {
  const data = content.data();
  if (!flags.ndjson) return `${JSON.stringify(data, null, 2)}\n`;
  return (Array.isArray(data) ? data : [data]).map((one) => `${JSON.stringify(one)}\n`).join('');
}
