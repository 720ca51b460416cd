/** `reveal`: what to publish after the game. */
import path from 'node:path';
import { type CommandModule, examples } from '../../cli/command.ts';
import { folderFile, publicFiles, readFolder, textIn } from '../../cli/commitment-folder.ts';
import type { Context } from '../../cli/context.ts';
import { readDeal } from '../../cli/deal-input.ts';
import { writeFolder, writeWhole } from '../../cli/files.ts';
import { outputFlags } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { FaultError } from '../../fault.ts';
import { withPool } from '../../ruleset/pool.ts';
import { say } from '../../say/say.ts';
import { writeDocument } from '../../trust/document.ts';
import { REVEAL_FORMAT, revealFields } from '../../trust/reveal.ts';
import { revealed } from './answer.ts';
import { revealProse } from './text.ts';

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
    examples(command, lang, say[lang].examples.reveal);
    command.action(async (folder: string, file: string | undefined, flags: RevealFlags) => {
      const kept = await readFolder(folder, context);
      if (kept.original === null) {
        throw new FaultError({ kind: 'bad', code: 'trust-not-dealt', with: { folder } });
      }
      const played = file === undefined ? null : await playedDeal(file, folder, context);
      const opened = revealed(kept, played, flags.memory);
      const { pool } = kept.commitment.selection;
      const ruleset = pool === undefined ? kept.ruleset : withPool(kept.ruleset, pool);
      const fields = revealFields(opened);
      const text = writeDocument({ format: REVEAL_FORMAT, fields }, revealProse(opened.deals, ruleset, lang));
      const data = `${JSON.stringify(Object.fromEntries(fields.map(({ key, value }) => [key, value])), null, 2)}\n`;
      if (flags.output === undefined) {
        if (flags.force)
          throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag: '--force', needs: '-o' } });
        return context.out(flags.json ? data : text);
      }
      await publishTo(flags.output, folder, text, flags.force === true, context);
      if (flags.json) await context.out(data);
    });
  },
};

/** The deal as it was played: only its replacements and substitutes are read, everything else must be what was promised. */
async function playedDeal(file: string, folder: string, context: Context): Promise<DealFile> {
  const copy = path.join(folder, folderFile.ruleset);
  const own = (await textIn(folder, folderFile.ruleset, context)) === null ? undefined : copy;
  return (await readDeal(file, own, context)).deal;
}

async function publishTo(to: string, folder: string, text: string, force: boolean, context: Context): Promise<void> {
  const { note, lang } = context;
  if (to.toLowerCase().endsWith('.txt')) {
    await writeWhole(to, text, force);
    return note(say[lang].output.written(to));
  }
  const files = new Map<string, string>();
  for (const name of publicFiles) {
    const content = name === folderFile.reveal ? text : await textIn(folder, name, context);
    if (content !== null) files.set(name, content);
  }
  await writeFolder(to, files, force);
  note(say[lang].publishCommand.wrote(to, [...files.keys()].join(' ')));
}
