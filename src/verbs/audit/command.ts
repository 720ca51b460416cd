/** `audit`: whether what was published belongs together. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { readBytes } from '../../cli/files.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { decodeText } from '../../decode.ts';
import { safe } from '../../document/safe.ts';
import { say } from '../../say/say.ts';
import { audit } from '../../trust/audit.ts';
import { formatOf } from '../../trust/document.ts';
import type { PublishedFile } from '../../trust/published.ts';
import { SECRET_FORMAT } from '../../trust/secret.ts';
import { auditData, auditDocument } from './text.ts';

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<published...>', say[lang].trust.published);
    outputFlags(command, lang, ['json', 'file', 'memory']);
    examples(command, lang, say[lang].examples.audit);
    command.action(async (paths: readonly string[], flags: OutputFlags) => {
      const files = (await Promise.all(paths.map((one) => filesOf(one, context)))).flat();
      const found = await audit(files, flags.memory);
      await answer({ data: () => auditData(found, lang), text: () => auditDocument(found, lang) }, flags, context);
      if (found.verdict === 'misfit') throw new Answered(Exit.no);
    });
  },
};

/** More than this is no published file: a forum's post, a list of names, a ruleset. */
const MOST = 16;

/**
 * A file, or what a folder holds of the published ones, whatever they are called (`reveal (1).txt`): documents tell by their first line
 * what they are, the rulesets and pools beside them by how their names begin. A moderator's folder also holds a secret and deals, which
 * no audit may read; what is left out is told.
 */
async function filesOf(given: string, context: Context): Promise<readonly PublishedFile[]> {
  const read = async (file: string) => decodeText(await readBytes(file, context, MOST), file);
  const there = given === '-' ? null : await stat(given).catch(() => null);
  if (there?.isDirectory() !== true) return [{ file: given, text: await read(given) }];
  const entries = (await readdir(given, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const found: PublishedFile[] = [];
  const left: string[] = [];
  for (const entry of entries) {
    const file = path.join(given, entry.name);
    const text = entry.isFile() && !entry.name.startsWith('.') ? await read(file).catch(() => null) : null;
    if (text !== null && isPublic(entry.name, text)) found.push({ file, text });
    else if (!entry.name.startsWith('.')) left.push(entry.name);
  }
  if (left.length > 0) context.note(say[context.lang].trust.leftOut(given, left.slice(0, 20).map(safe)));
  return found;
}

function isPublic(name: string, text: string): boolean {
  const format = formatOf(text);
  return format === null ? /^(ruleset.*\.ya?ml|pool.*\.txt)$/iu.test(name) : format !== SECRET_FORMAT;
}
