/** `check`: every table of some rulesets, on all cores: can it be dealt, in how many ways, and what does each rule do? */

import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import { nameFlags, oneOf, type SelectionFlags, selectionFlags, selectionRequest } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { type Fault, FaultError } from '../../fault.ts';
import { byCodePoint } from '../../problem/names.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { type Tasks, Thread } from '../../thread.ts';
import { type CaseTask, type Checked, type CheckRow, feasible } from './answer.ts';
import { type Case, casesOf } from './cases.ts';
import type { CheckTasks } from './check-worker.ts';
import { checkData, checkText } from './text.ts';

interface CheckFlags extends SelectionFlags, OutputFlags {
  readonly readings?: 'all';
}

/** MB for diagrams where nothing is said, shared by all threads. */
const MEMORY = 1024;
/** For the explanation of one case that cannot be dealt. */
const SECONDS = 10;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[rulesets...]', say[lang].check.argument);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command.option('--readings <which>', say[lang].check.readings, oneOf('--readings', ['all']));
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, say[lang].examples.check);
    command.action(async (names: readonly string[], flags: CheckFlags) => {
      const rulesets = await rulesetsOf(names);
      const request = await selectionRequest(flags, context);
      const cases = casesOf(rulesets, { request, allReadings: flags.readings === 'all' });
      const rows = await examined(cases, flags.memory ?? MEMORY, (done) =>
        context.progress(say[lang].check.progress(done, cases.length)),
      ).finally(() => context.progress(''));
      const all = rows.map((row, at): Checked => {
        const { ruleset, source, request: asked, varied } = cases[at]!;
        return { ruleset, source, players: asked.players, varied, row };
      });
      await answer(
        { data: () => all.map((each) => checkData(each, lang)), text: () => checkText(all, context) },
        flags,
        context,
      );
      const verdicts = all.filter(({ row }) => row.kind !== 'skipped').map(({ row }) => feasible(row));
      if (verdicts.includes(false)) throw new Answered(Exit.no);
      if (all.some(({ row }) => row.kind === 'uncounted')) throw new Answered(Exit.limit);
    });
  },
};

/** All cases at once, the memory shared; what does not fit into its share has all of it afterwards, one case after the other. */
async function examined(
  cases: readonly Case[],
  memory: number,
  done: (finished: number) => void,
): Promise<readonly CheckRow[]> {
  const threads = threadsFor(cases.length);
  const tasks = (some: readonly Case[], share: number): readonly CaseTask[] =>
    some.map(({ ruleset, request }) => ({ ruleset, request, memory: share, seconds: SECONDS }));
  const run = (some: readonly CaseTask[], most: number, told: (finished: number) => void) =>
    inParallel<CheckTasks, 'examine'>('check-worker.js', 'examine', some, most, dearness, told);
  const rows = [...(await run(tasks(cases, Math.max(1, Math.floor(memory / threads))), threads, done))];
  const open = rows.flatMap(({ kind }, at) => (kind === 'uncounted' ? [at] : []));
  if (open.length === 0 || threads === 1) return rows;
  const again = open.map((at) => cases[at]!);
  const more = await run(tasks(again, memory), 1, () => done(cases.length));
  open.forEach((at, k) => {
    rows[at] = more[k]!;
  });
  return rows;
}

/** A guess that only settles which cases begin first: many rules and many seats take longest. */
function dearness({ ruleset, request }: CaseTask): number {
  const cards = ruleset.decks.reduce((sum, deck) => sum + deck.cards.length, 0);
  return (1 + ruleset.rules.length) * (request.players ?? 1) * cards;
}

// Many tasks on all cores: each thread takes the next one when it is done with the last.

/** How many threads so many tasks get. */
export function threadsFor(tasks: number): number {
  return Math.max(1, Math.min(availableParallelism(), tasks));
}

/**
 * The outputs in the order of the inputs. The first that fails ends all threads and is thrown.
 * @param most threads at a time
 * @param first which inputs to begin with: the dear ones, so that no thread is left alone with them at the end
 * @param done told after each one
 */
export async function inParallel<T extends Tasks, K extends keyof T & string>(
  script: string,
  task: K,
  inputs: readonly T[K]['input'][],
  most: number,
  first: (input: T[K]['input']) => number,
  done: (finished: number) => void,
): Promise<readonly T[K]['output'][]> {
  const outputs: T[K]['output'][] = [];
  const order = inputs.map((_, at) => at).sort((a, b) => first(inputs[b]!) - first(inputs[a]!) || a - b);
  const threads = Array.from({ length: Math.min(most, inputs.length) }, () => new Thread<T>(script));
  let finished = 0;
  const work = async (thread: Thread<T>) => {
    for (let at = order.shift(); at !== undefined; at = order.shift()) {
      outputs[at] = await thread.ask(task, inputs[at]!, Number.POSITIVE_INFINITY);
      done(++finished);
    }
  };
  try {
    await Promise.all(threads.map(work));
    return outputs;
  } finally {
    for (const thread of threads) thread.end();
  }
}

// The rulesets that `check` is asked about: shipped ids, files, folders of files.

export interface NamedRuleset {
  readonly ruleset: Ruleset;
  /** An id or a path. */
  readonly source: string;
}

/**
 * All of them, each once; without names the shipped ones. A folder gives its YAML files, by code point.
 * @throws FaultError with the faults of every file that is no ruleset; `check-empty-folder`
 */
export async function rulesetsOf(names: readonly string[]): Promise<readonly NamedRuleset[]> {
  const sources = names.length === 0 ? shippedIds : (await Promise.all(names.map(filesOf))).flat();
  const faults: Fault[] = [];
  const loaded: NamedRuleset[] = [];
  for (const source of new Set(sources)) {
    try {
      loaded.push({ source, ruleset: await loadRuleset(source) });
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new FaultError(...faults);
  return loaded;
}

async function filesOf(name: string): Promise<readonly string[]> {
  if (shippedIds.includes(name)) return [name];
  const found = await stat(name).catch(() => null);
  if (!found?.isDirectory()) return [name];
  const files = (await readdir(name)).filter((file) => /\.ya?ml$/iu.test(file)).sort(byCodePoint);
  if (files.length === 0) throw new FaultError({ kind: 'bad', code: 'check-empty-folder', with: { folder: name } });
  return files.map((file) => path.join(name, file));
}
