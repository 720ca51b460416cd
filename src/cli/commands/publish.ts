/** `publish`: one deal as the public notice, a message a player, the moderator's sheet and slips to print. */
import { checkFile } from '../../deal/check-file.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { misstated } from '../../deal/provenance.ts';
import { FaultError } from '../../fault.ts';
import { isStrongSeed } from '../../random/seeds.ts';
import { type Markup, markups } from '../../report/publish/markup.ts';
import { pageText } from '../../report/publish/page-text.ts';
import {
  type Audience,
  letterFile,
  moderatorPage,
  privateMessage,
  publication,
  publicNotice,
} from '../../report/publish/publication.ts';
import { words } from '../../report/words/publish-command.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { type CommandModule, examples } from '../command.ts';
import type { Context } from '../context.ts';
import { oneOf, wholeNumber } from '../flag-values.ts';
import { type OutputFlags, outputFlags } from '../output.ts';
import { type LoadedDeal, readDeal } from '../read-deal.ts';
import { writeFolder } from '../write-files.ts';

interface PublishFlags extends OutputFlags {
  readonly ruleset?: string;
  readonly only?: string;
  readonly markup?: Markup;
  readonly maxLength?: number;
  readonly weakSeed?: boolean;
}

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command
      .argument('<deal>', words.deal[lang])
      .option('--ruleset <file>', words.ruleset[lang])
      .option('--only <which>', words.only[lang])
      .option('--markup <markup>', words.markup[lang], oneOf('--markup', markups))
      .option('--max-length <n>', words.maxLength[lang], wholeNumber('--max-length', 1))
      .option('--weak-seed', words.weakSeed[lang]);
    outputFlags(command, lang, ['folder', 'blind']);
    examples(command, lang, [
      [
        'ninelives publish deal.json -o tonight --blind',
        { zh: '全部写进文件夹，屏幕上什么也不泄露', en: 'everything into a folder, nothing secret on the screen' },
      ],
      [
        'ninelives publish deal.json --only 3 --markup bbcode',
        { zh: '三号玩家的消息，可以直接贴论坛', en: 'the message of seat 3, for a forum' },
      ],
    ]);
    command.action(async (file: string, flags: PublishFlags) => {
      checkFlags(flags);
      const loaded = await readDeal(file, flags.ruleset, context);
      refuseWeak(loaded.deal, flags);
      refuseIllegal(loaded);
      refuseMisstated(loaded);
      const { deal, ruleset } = loaded;
      const audience: Audience = { lang, markup: flags.markup ?? 'plain' };
      const files = wanted(deal, ruleset, audience, flags.only);
      notes(deal, ruleset, context);
      tellLengths(deal, files, flags, context);
      if (flags.output === undefined) return context.out([...files.values()].join(''));
      await writeFolder(flags.output, files, flags.force === true);
      context.note(words.wrote[lang](flags.output, [...files.keys()].join(' ')));
    });
  },
};

function checkFlags({ output, only, blind, force }: PublishFlags): void {
  const needs = (flag: string, wants: string) =>
    new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag, needs: wants } });
  if (output !== undefined) return;
  if (only === undefined) throw needs('publish', '-o, --only');
  if (force) throw needs('--force', '-o');
  // The public notice is no secret; everything else must not come on a screen that others see.
  if (blind && only !== 'public') throw needs('--blind', '-o');
}

function refuseWeak({ seed, chosen, commitment }: DealFile, flags: PublishFlags): void {
  if (flags.weakSeed) return;
  if (chosen === 'by-number') throw new FaultError({ kind: 'bad', code: 'publish-by-number', with: {} });
  if (seed === null || isStrongSeed(seed) || commitment !== undefined) return;
  throw new FaultError({ kind: 'bad', code: 'publish-weak-seed', with: {} });
}

/** A hand-made deal is published like any other, but not one that breaks a rule or that is no deal of this table at all. */
function refuseIllegal({ deal, ruleset, selection }: LoadedDeal): void {
  const ids = [...new Set(checkFile(ruleset, selection, deal).map(({ id }) => id))];
  if (ids.length > 0) throw new FaultError({ kind: 'no', code: 'publish-illegal', with: { ids } });
}

/** What is published later to prove the deal must belong to it. */
function refuseMisstated({ deal, ruleset, selection }: LoadedDeal): void {
  const what = misstated(ruleset, selection, deal);
  if (what === 'number') throw new FaultError({ kind: 'bad', code: 'publish-other-number', with: {} });
  if (what === 'seed') throw new FaultError({ kind: 'bad', code: 'publish-other-seed', with: {} });
}

function wanted(
  deal: DealFile,
  ruleset: Ruleset,
  audience: Audience,
  only: string | undefined,
): ReadonlyMap<string, string> {
  if (only === undefined) return publication(deal, ruleset, audience);
  if (only === 'public') return new Map([['public.txt', publicNotice(deal, ruleset, audience)]]);
  if (only === 'moderator') {
    return new Map([['moderator.txt', pageText(moderatorPage(deal, ruleset, audience.lang))]]);
  }
  const seat = /^\d{1,6}$/.test(only) ? Number(only) : 0;
  if (seat < 1 || seat > deal.players) {
    throw new FaultError({ kind: 'bad', code: 'publish-only', with: { value: only, seats: deal.players } });
  }
  return new Map([[letterFile(seat), privateMessage(deal, ruleset, seat, audience)]]);
}

function notes(deal: DealFile, ruleset: Ruleset, { note, lang }: Context): void {
  const { aliases, substitutes } = ruleset.talk;
  const have = (deal.substitutes?.length ?? 0) + (deal.log?.length ?? 0);
  if (aliases && deal.seats.some(({ alias }) => alias === undefined)) note(words.noAliases[lang]);
  if (have < substitutes) note(words.fewSubstitutes[lang](substitutes, have));
}

/** Forums cut or refuse long messages. How long a message is tells something of a hand, so `--blind` does not say whose. */
function tellLengths(
  deal: DealFile,
  files: ReadonlyMap<string, string>,
  { maxLength, blind }: PublishFlags,
  { note, lang }: Context,
): void {
  if (maxLength === undefined) return;
  const long = deal.seats
    .map(({ seat, name }) => ({
      label: name === null ? `${seat}` : `${seat} ${name}`,
      length: [...(files.get(letterFile(seat)) ?? '')].length,
    }))
    .filter(({ length }) => length > maxLength);
  if (long.length === 0) return;
  if (blind) note(words.someTooLong[lang](long.length, maxLength));
  else for (const { label, length } of long) note(words.tooLong[lang](label, length, maxLength));
}
