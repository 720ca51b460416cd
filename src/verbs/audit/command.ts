/** `audit`: whether what was published belongs together. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { readBytes } from '../../cli/files.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { decodeText } from '../../deal/read/decode.ts';
import { say } from '../../say/say.ts';
import { audit } from '../../trust/audit.ts';
import type { PublishedFile } from '../../trust/published.ts';
import { publicFiles, textIn } from '../commit/folder.ts';
import { auditData, auditText } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<published...>', say[lang].trust.published);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, say[lang].examples.audit);
    command.action(async (paths: readonly string[], flags: OutputFlags) => {
      const files = (await Promise.all(paths.map((one) => filesOf(one, context)))).flat();
      const found = await audit(files, flags.memory);
      await answer({ data: () => auditData(found, lang), text: () => auditText(found, context) }, flags, context);
      if (found.verdict === 'misfit') throw new Answered(Exit.no);
    });
  },
};

/** A file, or what is for publishing in a folder: a moderator's folder also holds a secret, which no audit may read. */
async function filesOf(given: string, context: Context): Promise<readonly PublishedFile[]> {
  const there = given === '-' ? null : await stat(given).catch(() => null);
  if (there?.isDirectory() !== true) {
    return [{ file: given, text: decodeText(await readBytes(given, context, 16), given) }];
  }
  const found = await Promise.all(
    publicFiles.map(async (name) => ({ file: path.join(given, name), text: await textIn(given, name, context) })),
  );
  return found.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]));
}
