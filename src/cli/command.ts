/**
 * How to write a command:
 *
 * 1. `verbs.ts` has one entry for it: name, one-line summary in both languages, and the lazy import.
 * 2. `commands/<verb>.ts` exports `command: CommandModule`. `define` gets a bare commander `Command` (name, summary and help are set)
 *    and adds arguments, flags, examples and the action:
 *
 *        export const command: CommandModule = {
 *          define(command, context) {
 *            const { lang } = context;
 *            command.argument('<ruleset>', words.ruleset[lang]);
 *            selectionFlags(command, lang);                              // selection-flags.ts: --players --set --reading …
 *            outputFlags(command, lang, ['json', 'file', 'memory']);     // output.ts: --json -o --force --memory
 *            examples(command, lang, [['ninelives …', { zh: '…', en: '…' }]]);
 *            command.action(async (name: string, flags: SelectionFlags & OutputFlags) => {
 *              const { ruleset, problem } = await loadProblem(name, flags, context);   // problems.ts
 *              await answer({ data: () => …, text: () => … }, flags, context);         // output.ts; many items: stream.ts
 *            });
 *          },
 *        };
 *
 *    Values of flags are read strictly by the parsers in flag-values.ts; files that a user names, by input-files.ts.
 * 3. The answer goes through `context.out` in one piece once it is whole (or item by item where it streams); everything else through
 *    `context.note`, which is stderr. Nothing here touches `console`; only main.ts and write-files.ts touch `process`.
 * 4. What is wrong is thrown as a FaultError; its kind makes the exit code. A command whose answer is printed and is "no" throws
 *    `new Answered(Exit.no)` after it.
 * 5. Libraries that are heavy to load (schemas, YAML, CSV, solvers) are imported where they are first needed, not at the top of
 *    anything that `deal` loads.
 * 6. Words that people read stand in `report/words/<topic>.ts`, sentences of faults in `report/faults/<topic>.ts`. Tests run every
 *    example of every help text as printed.
 */
import type { Command } from 'commander';
import type { Lang } from '../say/language.ts';
import { say } from '../say/say.ts';
import type { Context } from './context.ts';

/** Exit codes of the contract. */
export const Exit = { yes: 0, no: 1, bad: 2, limit: 3, bug: 70, interrupted: 130 } as const;

export interface CommandModule {
  /** Adds arguments, flags, examples and the action to a bare command. */
  readonly define: (command: Command, context: Context) => void;
}

/** Thrown after an answer is out whose exit code is not 0: "no" with a reason on stdout. */
export class Answered extends Error {
  readonly exit: number;
  constructor(exit: number) {
    super('answered');
    this.exit = exit;
  }
}

/** Adds the examples that stand below a command's help: the command line as typed, and what it does. */
export function examples(
  command: Command,
  lang: Lang,
  lines: readonly (readonly [line: string, what: string])[],
): void {
  const shown = lines.map(([line, what]) => `  ${line}\n      ${what}`);
  command.addHelpText('after', `\n${say[lang].frame.examples}\n${shown.join('\n')}`);
}
