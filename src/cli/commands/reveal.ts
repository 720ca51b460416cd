/** `reveal`: what to publish after the game. */
import path from 'node:path';
import type { DealFile } from '../../deal/deal-file.ts';
import { FaultError } from '../../fault.ts';
import { revealProse } from '../../report/reveal-prose.ts';
import { words as output } from '../../report/words/output.ts';
import { words as publish } from '../../report/words/publish-command.ts';
import { words } from '../../report/words/trust.ts';
import { withPool } from '../../ruleset/pool.ts';
import { writeDocument } from '../../trust/document.ts';
import { REVEAL_FORMAT, revealFields } from '../../trust/reveal.ts';
import { revealed } from '../../trust/revealed.ts';
import { type CommandModule, examples } from '../command.ts';
import { folderFile, publicFiles, readFolder, textIn } from '../commitment-folder.ts';
import type { Context } from '../context.ts';
import { outputFlags } from '../output.ts';
import { readDeal } from '../read-deal.ts';
import { writeFolder, writeWhole } from '../write-files.ts';

interface RevealFlags {
  readonly json?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly memory?: number;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('<folder>', words.commitmentFolder[lang]).argument('[deal]', words.playedDeal[lang]);
    outputFlags(command, lang, ['json', 'memory']);
    command.option('-o, --output <path>', words.revealOut[lang]).option('--force', output.force[lang]);
    examples(command, lang, [
      [
        'ninelives reveal game12 -o public',
        { zh: 'public 文件夹里的全部公布', en: 'publish everything in the folder public' },
      ],
      [
        'ninelives reveal game12 played.json -o reveal.txt',
        { zh: '换过人：连同换人的记录', en: 'somebody was replaced: with the record of it' },
      ],
    ]);
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
    return note(output.written[lang](to));
  }
  const files = new Map<string, string>();
  for (const name of publicFiles) {
    const content = name === folderFile.reveal ? text : await textIn(folder, name, context);
    if (content !== null) files.set(name, content);
  }
  await writeFolder(to, files, force);
  note(publish.wrote[lang](to, [...files.keys()].join(' ')));
}
