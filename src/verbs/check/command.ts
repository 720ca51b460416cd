/** `check`: every table of some rulesets, on all cores: can it be dealt, in how many ways, and what does each rule do? */

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import { choice, nameFlags, type SelectionFlags, selectionFlags, selectionRequest } from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { type Fault, FaultError } from '../../fault.ts';
import { byCodePoint } from '../../problem/names.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { checkAll, checkData, feasible } from './answer.ts';
import type { NamedRuleset } from './cases.ts';
import { checkDocument } from './text.ts';

interface CheckFlags extends SelectionFlags, OutputFlags {
  readonly readings?: 'all';
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[rulesets...]', say[lang].check.argument);
    selectionFlags(command, lang);
    nameFlags(command, lang);
    command.addOption(choice('--readings <which>', say[lang].check.readings, ['all']));
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'memory']);
    examples(command, lang, say[lang].examples.check);
    command.action(async (names: readonly string[], flags: CheckFlags) => {
      const rulesets = await rulesetsOf(names);
      const request = await selectionRequest(flags, context);
      const all = await checkAll(
        rulesets,
        { request, allReadings: flags.readings === 'all' },
        { memory: flags.memory },
        (done, cases) => context.progress(say[lang].check.progress(done, cases)),
      ).finally(() => context.progress(''));
      await answer(
        { data: () => all.map((each) => checkData(each, lang)), text: () => checkDocument(all, lang) },
        flags,
        context,
      );
      const verdicts = all.filter(({ row }) => row.kind !== 'skipped').map(({ row }) => feasible(row));
      if (verdicts.includes(false)) throw new Answered(Exit.no);
      if (all.some(({ row }) => row.kind === 'uncounted')) throw new Answered(Exit.limit);
    });
  },
};

// The rulesets that `check` is asked about: shipped ids, files, folders of files.

/**
 * All of them, each once; without names the shipped ones. A folder gives its YAML files, by code point.
 * @throws FaultError with the faults of every file that is no ruleset; `check-empty-folder`
 */
async function rulesetsOf(names: readonly string[]): Promise<readonly NamedRuleset[]> {
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
