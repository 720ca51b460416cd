/**
 * How to write a command:
 *
 * 1. `src/cli/verbs.ts` has one line for it: name, one-line summary in both languages, and the lazy import.
 * 2. `src/cli/commands/<verb>.ts` exports `command: CommandModule`. `define` gets a bare commander `Command` (name and help
 *    are set already) and adds arguments, flags, examples and the action:
 *
 *        export const command: CommandModule = {
 *          define(command, context) {
 *            const t = context.lang;
 *            command.argument('<ruleset>', words.ruleset[t]);
 *            selectionFlags(command, t);                       // --players --set --reading … : selection-flags.ts
 *            outputFlags(command, t, ['json', 'file']);        // --json -o --force …        : output.ts
 *            examples(command, t, [['ninelives count v1', { zh: '…', en: '…' }]]);
 *            command.action(async (ruleset: string, flags: SelectionFlags & OutputFlags) => {
 *              const { problem } = await load(ruleset, flags, context);   // load.ts
 *              await answer(…, flags, context);                           // output.ts
 *            });
 *          },
 *        };
 *
 *    Option names are read by commander in camel case: `--names-file` is `flags.namesFile`. Option arguments that repeat use
 *    `repeated` (selection-flags.ts). Numbers come through `wholeNumber` (flag-values.ts).
 * 3. The answer goes through `context.out`, in one piece once it is whole (or line by line where it streams); everything else
 *    goes through `context.note` (stderr). Never touch `console` or `process`.
 * 4. What is wrong is thrown as a FaultError; its kind makes the exit code. A command whose answer is "no" but that has an
 *    answer to print (count of an infeasible table, verify of an illegal deal) throws `new Answered(Exit.no)` after the answer
 *    is out.
 * 5. Heavy libraries (zod, yaml, csv-parse, logic-solver) must not be imported at the top of what `deal v1` needs: import them
 *    lazily. The command's own file may import its engine at the top, because it is loaded only when it runs.
 * 6. Words people read: `src/report/words/<topic>.ts`, faults: `src/report/faults/<topic>.ts`.
 */
import type { Command } from 'commander';
import type { Lang } from '../report/language.ts';
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
  lines: readonly (readonly [line: string, what: { readonly zh: string; readonly en: string }])[],
): void {
  const heading = lang === 'zh' ? '例子：' : 'Examples:';
  const shown = lines.map(([line, what]) => `  ${line}\n      ${what[lang]}`);
  command.addHelpText('after', `\n${heading}\n${shown.join('\n')}`);
}
