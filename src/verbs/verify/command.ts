/** `verify`: is a deal made by hand legal, and where not; can half of one be completed, and in how many ways. */

import { Answered, type CommandModule, Exit, examples } from '../../cli/command.ts';
import { loadGiven, type RulesetFlag } from '../../cli/deal-input.ts';
import {
  type NameFlags,
  nameFlags,
  namesFrom,
  needs,
  type SeedFlags,
  type SelectionFlags,
  seedFlags,
  selectionFlags,
  sourceFrom,
  wholeNumber,
} from '../../cli/flags.ts';
import { answer, type OutputFlags, outputFlags } from '../../cli/output.ts';
import { FaultError } from '../../fault.ts';
import { say } from '../../say/say.ts';
import { type Completion, completion, type Verification, verify } from './answer.ts';
import { type VerdictPart, verdictData, verdictDocument } from './text.ts';

interface VerifyFlags
  extends SelectionFlags,
    OutputFlags,
    NameFlags,
    RulesetFlag,
    Pick<SeedFlags, 'seed' | 'seedFile'> {
  readonly complete?: boolean;
  readonly seconds?: number;
}

/** Seconds for logic-solver, where nothing else can tell. */
const SECONDS = 20;

const exits: Readonly<Record<Verification['verdict'], number>> = {
  legal: Exit.yes,
  completable: Exit.yes,
  illegal: Exit.no,
  impossible: Exit.no,
  unknown: Exit.limit,
};

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', say[lang].given.ruleset).argument('[file]', say[lang].given.deal);
    selectionFlags(command, lang);
    command.optionsGroup(say[lang].verification.group);
    command
      .option('--ruleset <file>', say[lang].given.rulesetFlag)
      .option('--complete', say[lang].verification.complete);
    seedFlags(command, lang, false);
    needs(command, '--seed', '--complete');
    needs(command, '--seed-file', '--complete');
    command.option('--seconds <n>', say[lang].verification.seconds, wholeNumber('--seconds', 1, 86_400));
    nameFlags(command, lang);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'blind', 'memory']);
    examples(command, lang, say[lang].examples.verify);
    command.action(async (first: string | undefined, second: string | undefined, flags: VerifyFlags) => {
      if (first === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'file' } });
      }
      const seconds = flags.seconds ?? SECONDS;
      const names = await namesFrom(flags, context);
      const deal = await loadGiven(second === undefined ? [first] : [first, second], flags, context, names);
      const limits = { seconds, ...(flags.memory === undefined ? {} : { memory: flags.memory }) };
      const verification = await verify(deal.ruleset, deal.problem, deal.given, deal.stock, limits);
      let drawn: Completion | null = null;
      if (flags.complete) {
        const source = await sourceFrom(flags, context);
        if (source.kind === 'seed') {
          const completed = { names: names ?? deal.given.names, seed: source.seed, memory: flags.memory };
          drawn = completion(deal.ruleset, deal.problem, verification, completed);
        }
      }
      const part: VerdictPart = { given: deal.given, ruleset: deal.played, seconds, completion: drawn };
      const content = {
        data: () => verdictData(verification, part, lang),
        // A file gets the deal that was asked for, ready for every other verb, else the verdict.
        ...(drawn && { file: () => drawn.deal }),
        text: () => verdictDocument(verification, part, lang),
        blind: () => `${say[lang].verification.blind[verification.verdict]}\n`,
      };
      await answer(content, flags, context);
      const exit = exits[verification.verdict];
      if (exit !== Exit.yes) throw new Answered(exit);
    });
  },
};
