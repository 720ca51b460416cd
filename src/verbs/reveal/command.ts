/** `reveal`: what to publish after the game. */
import path from 'node:path';
import { type CommandModule, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { readDeal } from '../../cli/deal-input.ts';
import { writeFolder, writeWhole } from '../../cli/files.ts';
import { needs } from '../../cli/flags.ts';
import { outputFlags } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { FaultError } from '../../fault.ts';
import { say } from '../../say/say.ts';
import { revealFields } from '../../trust/reveal.ts';
import { playedRuleset } from '../commit/answer.ts';
import { folderTexts } from '../commit/command.ts';
import { type FolderTexts, folderFile, publicFiles, readFolder } from '../commit/folder.ts';
import { revealed } from './answer.ts';
import { revealText } from './text.ts';

interface RevealFlags {
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly memory?: number;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<folder>', say[lang].trust.commitmentFolder).argument('[deal]', say[lang].trust.playedDeal);
    outputFlags(command, lang, ['json', 'memory']);
    command.option('-o, --output <path>', say[lang].trust.revealOut).option('--force', say[lang].output.force);
    needs(command, '--force', '-o');
    examples(command, lang, say[lang].examples.reveal);
    command.action(async (folder: string, file: string | undefined, flags: RevealFlags) => {
      const texts = await folderTexts(folder, context);
      const kept = await readFolder(texts, folder);
      if (kept.original === null) {
        throw new FaultError({ kind: 'bad', code: 'trust-not-dealt', with: { folder } });
      }
      const played = file === undefined ? null : await playedDeal(file, folder, texts, context);
      const opened = revealed(kept, played, flags.memory);
      const text = revealText(opened, playedRuleset(kept), lang);
      const fields = revealFields(opened);
      const data = `${JSON.stringify(Object.fromEntries(fields.map(({ key, value }) => [key, value])), null, 2)}\n`;
      if (flags.output === undefined) return context.out(flags.json ? data : text);
      await publishTo(flags.output, texts, text, flags.force === true, context);
      if (flags.json) await context.out(data);
    });
  },
};

/** The deal as it was played: only its replacements and substitutes are read, everything else must be what was promised. */
async function playedDeal(file: string, folder: string, texts: FolderTexts, context: Context): Promise<DealFile> {
  const own = texts.has(folderFile.ruleset) ? path.join(folder, folderFile.ruleset) : undefined;
  return (await readDeal(file, own, context)).deal;
}

async function publishTo(
  to: string,
  texts: FolderTexts,
  text: string,
  force: boolean,
  context: Context,
): Promise<void> {
  const { note, lang } = context;
  if (to.toLowerCase().endsWith('.txt')) {
    await writeWhole(to, text, force);
    return note(say[lang].output.written(to));
  }
  const files = new Map<string, string>();
  for (const name of publicFiles) {
    const content = name === folderFile.reveal ? text : texts.get(name);
    if (content !== undefined) files.set(name, content);
  }
  await writeFolder(to, files, force);
  note(say[lang].publishCommand.wrote(to, [...files.keys()].join(' ')));
}
