/**
 * What a command is made of; CONTRIBUTING.md says how to add one. `define` gets a bare commander `Command` (name, summary and help are
 * set) and adds arguments, flags (flags.ts, output.ts), examples and an action, which only reads what was typed, calls the verb's use
 * case and hands the answer to output.ts. Everything that is no answer goes through `context.note`. What is wrong is thrown as a
 * FaultError, whose kind makes the exit code; an answer that is "no" is printed first, then `new Answered(Exit.no)` is thrown. Libraries
 * that are heavy to load are imported where they are first needed: `deal` loads none of them.
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
