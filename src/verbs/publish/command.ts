/** `publish`: one deal as the public notice, a message a player, the moderator's sheet and slips to print. */

import { type CommandModule, examples } from '../../cli/command.ts';
import type { Context } from '../../cli/context.ts';
import { type LoadedDeal, readDeal } from '../../cli/deal-input.ts';
import { writeFolder } from '../../cli/files.ts';
import { choice, wholeNumber } from '../../cli/flags.ts';
import { type OutputFlags, outputFlags } from '../../cli/output.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { checkFile, misstated } from '../../deal/judge.ts';
import { steppedIn } from '../../deal/seating.ts';
import { FaultError } from '../../fault.ts';
import { isStrongSeed } from '../../random/seeds.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import { say } from '../../say/say.ts';
import { type Audience, letterFile, type Markup, markups, publications } from './answer.ts';

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
      .argument('<deal>', say[lang].publishCommand.deal)
      .option('--ruleset <file>', say[lang].publishCommand.ruleset)
      .option('--only <which>', say[lang].publishCommand.only)
      .addOption(choice('--markup <markup>', say[lang].publishCommand.markup, markups))
      .option('--max-length <n>', say[lang].publishCommand.maxLength, wholeNumber('--max-length', 1))
      .option('--weak-seed', say[lang].publishCommand.weakSeed);
    outputFlags(command, lang, ['folder', 'blind']);
    examples(command, lang, say[lang].examples.publish);
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
      context.note(say[lang].publishCommand.wrote(flags.output, [...files.keys()].join(' ')));
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

/** @param only `public`, `moderator` or a seat; absent: everything */
function wanted(
  deal: DealFile,
  ruleset: Ruleset,
  audience: Audience,
  only: string | undefined,
): ReadonlyMap<string, string> {
  const all = publications(deal, ruleset, audience);
  const name = only !== undefined && /^\d{1,6}$/.test(only) ? letterFile(Number(only)) : `${only}.txt`;
  if (only !== undefined && !all.has(name)) {
    throw new FaultError({ kind: 'bad', code: 'publish-only', with: { value: only, seats: deal.players } });
  }
  const chosen = [...all].filter(([file]) => only === undefined || file === name);
  return new Map(chosen.map(([file, text]) => [file, text()]));
}

function notes(deal: DealFile, ruleset: Ruleset, { note, lang }: Context): void {
  const { aliases, substitutes } = ruleset.presentation;
  const have = (deal.substitutes?.length ?? 0) + steppedIn(deal);
  if (aliases && deal.seats.some(({ alias }) => alias === undefined)) note(say[lang].publishCommand.noAliases);
  if (have < substitutes) note(say[lang].publishCommand.fewSubstitutes(substitutes, have));
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
  if (blind) note(say[lang].publishCommand.someTooLong(long.length, maxLength));
  else for (const { label, length } of long) note(say[lang].publishCommand.tooLong(label, length, maxLength));
}
