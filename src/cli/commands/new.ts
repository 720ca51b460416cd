/** `new`: a commented ruleset file to start from, or house rules on top of another ruleset. */
import path from 'node:path';
import { FaultError } from '../../fault.ts';
import { words } from '../../report/words/new.ts';
import { loadRuleset, shippedIds } from '../../ruleset/load.ts';
import { startText } from '../../ruleset/start.ts';
import { type CommandModule, examples } from '../command.ts';
import { type OutputFlags, outputFlags } from '../output.ts';
import { writeWhole } from '../write-files.ts';

interface NewFlags extends OutputFlags {
  readonly extends?: string;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<id>', words.id[lang]);
    command.option('--extends <ruleset>', words.extends[lang]);
    outputFlags(command, lang, ['file']);
    examples(command, lang, [
      [
        'ninelives new my-game',
        { zh: '写出 my-game.yaml，马上能发牌', en: 'writes my-game.yaml, which deals at once' },
      ],
      [
        'ninelives new my-v1 --extends v1',
        { zh: '写出 my-v1.yaml：在 v1 之上改自家规矩', en: 'writes my-v1.yaml: house rules on top of v1' },
      ],
    ]);
    command.action(async (id: string, flags: NewFlags) => {
      if (shippedIds.includes(id)) throw new FaultError({ kind: 'bad', code: 'new-id-shipped', with: { id } });
      const file = flags.output ?? `${id}.yaml`;
      const base = flags.extends === undefined ? null : await baseFrom(flags.extends, file);
      const text = startText({ id, file, base, language: lang });
      await writeWhole(file, text, flags.force === true);
      await context.out(words.written[lang](file));
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
