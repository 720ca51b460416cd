/** The grammar of the command line: one commander program in which only the wanted verb is more than a name. */
import { Command, CommanderError, Option } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { columns, wrapped } from '../document/width.ts';
import { type Fault, FaultError } from '../fault.ts';
import { closest } from '../ruleset/names.ts';
import type { Lang } from '../say/language.ts';
import { type Say, say } from '../say/say.ts';
import type { CommandModule } from './command.ts';
import type { Context } from './context.ts';
import { choice } from './flags.ts';

/** What must be known before the program can be built: read off the arguments without understanding the rest. */
interface Preview {
  readonly verb: string | null;
  readonly lang: Lang | null;
  readonly colour: 'auto' | 'always' | 'never';
  /** Whether others see the screen. */
  readonly blind: boolean;
}

/** Finds the verb and the flags that belong to all verbs. Wrong values are left for the program to refuse. */
export function preview(argv: readonly string[]): Preview {
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const lang = flagValue(own, '--lang');
  const colour = flagValue(own, '--color');
  return {
    verb: verbOf(own),
    lang: lang === 'zh' || lang === 'en' ? lang : null,
    colour: colour === 'always' || colour === 'never' ? colour : 'auto',
    blind: own.includes('--blind'),
  };
}

/**
 * Runs the arguments to their end.
 * @throws FaultError for bad use, and whatever the verb throws
 */
export async function runProgram(argv: readonly string[], wanted: string | null, context: Context): Promise<void> {
  const shown: string[] = [];
  const program = common(new Command('ninelives'), context, shown).description(say[context.lang].frame.intro);
  program.helpCommand(false).version(version, '-V, --version', say[context.lang].output.version);
  program.action(() => void shown.push(say[context.lang].frame.bare));
  for (const name of verbNames) {
    const command = common(program.command(name), context, shown);
    const summary = say[context.lang].summaries[name];
    command.summary(summary).description(summary);
    if (name === wanted) (await verbs[name]()).command.define(command, context);
    everywhere(command, context.lang);
  }
  everywhere(program, context.lang);
  // The system's words are decoded before we see them: two that were typed in another encoding may have become one.
  const broken = argv.find((argument) => argument.includes('\ufffd'));
  if (broken !== undefined) {
    throw new FaultError({ kind: 'bad', code: 'argument-encoding', with: { argument: broken.slice(0, 80) } });
  }
  const args = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
  if (wanted !== null && !isVerb(wanted)) throw unknownVerb(wanted);
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new FaultError(usageFault(error));
  }
  if (shown.length > 0) await context.out(shown.join(''));
}

function common(command: Command, context: Context, shown: string[]): Command {
  const { lang } = context;
  const headings: Readonly<Record<string, string>> = {
    'Usage:': say[lang].frame.usage,
    'Arguments:': say[lang].frame.arguments,
    'Options:': say[lang].frame.options,
    'Commands:': say[lang].frame.commands,
  };
  return command
    .hook('preAction', (_, acting) => refuseStdinTwice(acting))
    .exitOverride()
    .addHelpOption(new Option('-h, --help', say[lang].output.help).helpGroup(say[lang].output.everywhere))
    .configureOutput({
      writeOut: (text) => void shown.push(text),
      writeErr: () => {},
      getOutHelpWidth: () => (Number.isFinite(context.width) ? context.width : 100),
      getOutHasColors: () => context.paint.level > 0,
    })
    .configureHelp({
      minWidthToWrap: 20,
      displayWidth: columns,
      // The words of a choice stand in its description, in the reader's language.
      optionDescription: ({ description }) => description,
      styleTitle: (title) => context.paint.strong(headings[title] ?? title),
      styleCommandText: context.paint.strong,
      boxWrap: (text, width) =>
        text
          .split('\n')
          .flatMap((line) => wrapped(line, Math.max(20, width)))
          .join('\n'),
    });
}

/** Two inputs cannot both come from standard input: told before the first is read as what it is not. */
function refuseStdinTwice(command: Command): void {
  const files = command.options
    .filter(({ flags, long }) => flags.includes('<file>') && long !== '--output')
    .map((option): unknown => command.getOptionValue(option.attributeName()));
  const given: readonly unknown[] = [...command.processedArgs.flat(), ...files];
  if (given.filter((value) => value === '-').length < 2) return;
  throw new FaultError({ kind: 'bad', code: 'stdin-twice', with: {} });
}

function everywhere(command: Command, lang: Lang): void {
  command
    .optionsGroup(say[lang].output.everywhere)
    .addOption(choice('--lang <lang>', say[lang].output.lang, ['zh', 'en']))
    .addOption(choice('--color <when>', say[lang].output.color, ['auto', 'always', 'never']));
}

function verbOf(argv: readonly string[]): string | null {
  const at = argv.findIndex((arg, index) => !arg.startsWith('-') && !isValue(argv, index));
  const found = at < 0 ? undefined : argv[at];
  if (found !== 'help') return found ?? null;
  return verbOf(argv.slice(at + 1));
}

/** Whether this argument is the value of a flag that may stand before the verb. */
function isValue(argv: readonly string[], index: number): boolean {
  const before = argv[index - 1];
  return before === '--lang' || before === '--color';
}

function flagValue(argv: readonly string[], flag: string): string | undefined {
  const joined = argv.find((arg) => arg.startsWith(`${flag}=`));
  if (joined !== undefined) return joined.slice(flag.length + 1);
  const index = argv.indexOf(flag);
  return index < 0 ? undefined : argv[index + 1];
}

function unknownVerb(command: string): FaultError {
  const close = closest(command, Object.keys(verbs));
  return new FaultError({
    kind: 'bad',
    code: 'usage-unknown-command',
    with: { command },
    ...(close !== undefined && { hint: close }),
  });
}

/** commander's errors as faults of ours: its codes are stable, the details stand in its messages. */
function usageFault(error: CommanderError): Fault {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const hint = /\(Did you mean (.*)\?\)/s.exec(error.message)?.[1];
  const near = hint === undefined ? {} : { hint };
  const counts = /Expected (\d+) arguments? but got (\d+)/.exec(error.message);
  switch (error.code) {
    case 'commander.unknownOption':
      return { kind: 'bad', code: 'usage-unknown-option', with: { option: quoted }, ...near };
    case 'commander.missingArgument':
      return { kind: 'bad', code: 'usage-missing-argument', with: { argument: quoted } };
    case 'commander.optionMissingArgument':
      return { kind: 'bad', code: 'usage-missing-value', with: { option: quoted } };
    case 'commander.conflictingOption': {
      const [one = '', other = ''] = [...error.message.matchAll(/option '([^']*)'/g)].map(([, flags]) => typed(flags));
      return { kind: 'bad', code: 'flags-contradict', with: { one, other } };
    }
    case 'commander.invalidArgument': {
      const [, value = '', choices = ''] =
        /argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s.exec(error.message) ?? [];
      const with_ = { flag: typed(quoted), choices: choices.replaceAll(', ', ' | '), value };
      return { kind: 'bad', code: 'flag-not-one-of', with: with_ };
    }
    case 'commander.excessArguments':
      return {
        kind: 'bad',
        code: 'usage-excess-arguments',
        with: { expected: counts?.[1] ?? '0', got: counts?.[2] ?? '?' },
      };
    default:
      return { kind: 'bad', code: 'usage-other', with: { message: error.message.replace(/^error: /, '') } };
  }
}

/** `-o, --output <file>` as it is typed: `-o`. */
function typed(flags = ''): string {
  return flags.split(/[ ,]/)[0] ?? '';
}

// Where the code of each verb is: a module is imported only when its verb runs or its help is asked for.

type Verb = keyof Say['summaries'];

export const verbs: Readonly<Record<Verb, () => Promise<{ readonly command: CommandModule }>>> = {
  deal: () => import('../verbs/deal/command.ts'),
  count: () => import('../verbs/count/command.ts'),
  list: () => import('../verbs/list/command.ts'),
  rules: () => import('../verbs/rules/command.ts'),
  verify: () => import('../verbs/verify/command.ts'),
  repair: () => import('../verbs/repair/command.ts'),
  seat: () => import('../verbs/seat/command.ts'),
  check: () => import('../verbs/check/command.ts'),
  explain: () => import('../verbs/explain/command.ts'),
  export: () => import('../verbs/export/command.ts'),
  diff: () => import('../verbs/diff/command.ts'),
  new: () => import('../verbs/new/command.ts'),
  odds: () => import('../verbs/odds/command.ts'),
  publish: () => import('../verbs/publish/command.ts'),
  bias: () => import('../verbs/bias/command.ts'),
  commit: () => import('../verbs/commit/command.ts'),
  reveal: () => import('../verbs/reveal/command.ts'),
  audit: () => import('../verbs/audit/command.ts'),
};

/** The verbs in the order in which help lists them. */
export const verbNames = Object.keys(verbs) as readonly Verb[]; // as: these are its keys

function isVerb(name: string): name is Verb {
  return Object.hasOwn(verbs, name);
}

/** The version of the package, as `--version` prints it. */
export const version: string = packageFile.version;
