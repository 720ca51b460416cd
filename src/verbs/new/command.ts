/** `new`: a commented ruleset file to start from, or house rules on top of another ruleset. */
import path from 'node:path';
import { type CommandModule, examples } from '../../cli/command.ts';
import { writeWhole } from '../../cli/files.ts';
import { type OutputFlags, outputFlags } from '../../cli/output.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import { say } from '../../say/say.ts';
import { newRuleset } from './answer.ts';

interface NewFlags extends OutputFlags {
  readonly extends?: string;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<id>', say[lang].newFile.id);
    command.option('--extends <ruleset>', say[lang].newFile.extends);
    outputFlags(command, lang, ['file']);
    examples(command, lang, say[lang].examples.new);
    command.action(async (id: string, flags: NewFlags) => {
      const file = flags.output ?? `${id}.yaml`;
      const base = flags.extends === undefined ? null : await baseFrom(flags.extends, file);
      const text = newRuleset({ id, file, base, language: lang });
      await writeWhole(file, text, flags.force === true);
      await context.out(say[lang].newFile.written(file));
    });
  },
};

/** How the new file names what it extends: a shipped id, or a path from its own folder. What cannot be read is refused now. */
async function baseFrom(nameOrPath: string, file: string): Promise<string> {
  await loadRuleset(nameOrPath);
  if (shippedIds.includes(nameOrPath)) return nameOrPath;
  return path
    .relative(path.dirname(path.resolve(file)), path.resolve(nameOrPath))
    .split(path.sep)
    .join('/');
}
