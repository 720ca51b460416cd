/** `deal`: draws legal deals, each equally likely (or by its weight), or shows the deal of a number. */
import type { Diagram } from '../../count/diagram.ts';
import type { DealFile } from '../../deal/deal-file.ts';
import { draw } from '../../deal/draw.ts';
import { checkCount } from '../../deal/names.ts';
import { fileMaker } from '../../deal/to-file.ts';
import { FaultError } from '../../fault.ts';
import type { Problem } from '../../problem/problem.ts';
import { dealCsv } from '../../report/deal-csv.ts';
import { dealText } from '../../report/deal-text.ts';
import { words } from '../../report/words/deal.ts';
import { words as selection } from '../../report/words/selection.ts';
import { words as trust } from '../../report/words/trust.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { type CommandModule, examples } from '../command.ts';
import type { CommittedFlags } from '../deal-committed.ts';
import { feasible } from '../feasible.ts';
import { wholeNumber } from '../flag-values.ts';
import { nameFlags, namesFrom } from '../name-flags.ts';
import { outputFlags } from '../output.ts';
import { loadProblem } from '../problems.ts';
import { type Source, seedFlags, sourceFrom } from '../seed-flags.ts';
import { selectionFlags } from '../selection-flags.ts';
import { streamItems } from '../stream.ts';

type DealFlags = CommittedFlags;

export const command: CommandModule = {
  define(command, context) {
    const { lang } = context;
    command.argument('[ruleset]', selection.ruleset[lang]);
    selectionFlags(command, lang);
    command.optionsGroup(words.dealGroup[lang]);
    nameFlags(command, lang);
    seedFlags(command, lang);
    command
      .option('--deals <k>', words.deals[lang], wholeNumber('--deals', 1))
      .option('--from <i>', words.from[lang], wholeNumber('--from', 0));
    command
      .optionsGroup(trust.group[lang])
      .option('--commitment <folder>', trust.commitmentFolder[lang])
      .option('--outside-value <text>', trust.outsideValue[lang])
      .option('--reserve', trust.reserve[lang])
      .option('--reason <text>', trust.reason[lang]);
    outputFlags(command, lang, ['json', 'ndjson', 'file', 'csv', 'blind', 'memory']);
    examples(command, lang, [
      ['ninelives deal v1', { zh: '发一局', en: 'one deal' }],
      [
        'ninelives deal v1 --players 6 --names 苹果,楼兰,警花,阿杰,小雨,老王 -o deal.json --blind',
        { zh: '写进文件，屏幕上不显示牌面', en: 'into a file, nothing secret on the screen' },
      ],
      [
        'ninelives deal v2 --seed practice --json',
        { zh: '练习用：同一个种子总是同一局', en: 'the same deal every time' },
      ],
      ['ninelives deal v1 --deals 1000 --ndjson', { zh: '一千局，每行一局', en: 'a thousand deals, one a line' }],
    ]);
    command.action(async (name: string | undefined, flags: DealFlags) => {
      if (flags.commitment !== undefined) {
        const { dealCommitted } = await import('../deal-committed.ts');
        return dealCommitted(flags.commitment, name, flags, context);
      }
      refuseCommitted(flags);
      if (name === undefined) {
        throw new FaultError({ kind: 'bad', code: 'usage-missing-argument', with: { argument: 'ruleset' } });
      }
      const { deals = 1, from = 0 } = flags;
      const source = await sourceFrom(flags, context);
      if (source.kind === 'number') refuseBatch(flags);
      const names = await namesFrom(flags, context);
      const { ruleset, problem } = await loadProblem(name, flags, context, names);
      if (names !== null) checkCount(names, problem.seats, tableSizes(ruleset));
      const diagram = await feasible({ ruleset, problem }, flags, context);
      const files = dealer(ruleset, problem, diagram, source, { from, count: deals }, names);
      const items = {
        all: files,
        data: (deal: DealFile) => deal,
        text: (deal: DealFile) => dealText(deal, ruleset, context),
        array: flags.deals !== undefined,
        csv: dealCsv(ruleset, context.lang, flags.deals !== undefined),
        blind: `${words.blind[lang](problem.seats, deals)}\n`,
      };
      await streamItems(items, flags, context);
    });
  },
};

/** The deals of a source, made anew at each call. */
function dealer(
  ruleset: Ruleset,
  problem: Problem,
  diagram: Diagram,
  source: Source,
  range: { readonly from: number; readonly count: number },
  names: readonly string[] | null,
): () => Iterable<DealFile> {
  const { legal } = diagram;
  const toFile = fileMaker(ruleset, problem);
  const named = names === null ? {} : { names };
  if (source.kind === 'number') {
    const { number } = source;
    if (number >= legal) {
      throw new FaultError({
        kind: 'bad',
        code: 'number-too-big',
        with: { number: String(number), legal: String(legal) },
      });
    }
    const file = toFile({
      dealt: diagram.unrank(number),
      seed: null,
      index: null,
      chosen: 'by-number',
      number,
      legal,
      ...named,
    });
    return () => [file];
  }
  const { seed } = source;
  return function* all() {
    for (const { dealt, index, number } of draw(problem, diagram, seed, range)) {
      yield toFile({ dealt, seed, index, number, legal, ...named });
    }
  };
}

/** What only a commitment gives a meaning. */
function refuseCommitted({ outsideValue, reserve, reason }: DealFlags): void {
  const flag =
    outsideValue !== undefined ? '--outside-value' : reserve ? '--reserve' : reason !== undefined ? '--reason' : null;
  if (flag === null) return;
  throw new FaultError({ kind: 'bad', code: 'flag-needs', with: { flag, needs: '--commitment' } });
}

function refuseBatch(flags: DealFlags): void {
  const batch = flags.deals !== undefined ? '--deals' : flags.from !== undefined ? '--from' : null;
  if (batch === null) return;
  throw new FaultError({ kind: 'bad', code: 'flags-contradict', with: { one: '--number', other: batch } });
}

function tableSizes({ tables }: Ruleset): readonly number[] {
  return tables.map(({ seats }) => seats);
}
