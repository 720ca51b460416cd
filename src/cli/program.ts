/** The grammar of the command line: one commander program in which only the wanted verb is more than a name. */
import { Command, CommanderError, Option } from 'commander';
import { type Fault, FaultError } from '../fault.ts';
import type { Lang } from '../report/language.ts';
import { columns, wrapped } from '../report/width.ts';
import { words } from '../report/words/frame.ts';
import { words as output } from '../report/words/output.ts';
import { closest } from '../ruleset/closest.ts';
import type { Context } from './context.ts';
import { oneOf } from './flag-values.ts';
import { verbs } from './verbs.ts';
import { version } from './version.ts';

/** What must be known before the program can be built: read off the arguments without understanding the rest. */
export interface Preview {
  readonly verb: string | null;
  readonly lang: Lang | null;
  readonly colour: 'auto' | 'always' | 'never';
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
  };
}

/**
 * Runs the arguments to their end.
 * @throws FaultError for bad use, and whatever the verb throws
 */
export async function runProgram(argv: readonly string[], wanted: string | null, context: Context): Promise<void> {
  const shown: string[] = [];
  const program = common(new Command('ninelives'), context, shown).description(words.intro[context.lang]);
  program.helpCommand(false).version(version, '-V, --version', output.version[context.lang]);
  program.action(() => void shown.push(words.bare[context.lang]));
  for (const [name, verb] of Object.entries(verbs)) {
    const command = common(program.command(name), context, shown);
    command.summary(verb.summary[context.lang]).description(verb.summary[context.lang]);
    if (name === wanted) (await verb.load()).command.define(command, context);
    everywhere(command, context.lang);
  }
  everywhere(program, context.lang);
  const args = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
  if (wanted !== null && !Object.hasOwn(verbs, wanted)) throw unknownVerb(wanted);
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
    'Usage:': words.usage[lang],
    'Arguments:': words.arguments[lang],
    'Options:': words.options[lang],
    'Commands:': words.commands[lang],
  };
  return command
    .exitOverride()
    .addHelpOption(new Option('-h, --help', output.help[lang]).helpGroup(output.everywhere[lang]))
    .configureOutput({
      writeOut: (text) => void shown.push(text),
      writeErr: () => {},
      getOutHelpWidth: () => (Number.isFinite(context.width) ? context.width : 100),
      getOutHasColors: () => context.paint.level > 0,
    })
    .configureHelp({
      minWidthToWrap: 20,
      displayWidth: columns,
      styleTitle: (title) => context.paint.strong(headings[title] ?? title),
      styleCommandText: context.paint.strong,
      boxWrap: (text, width) =>
        text
          .split('\n')
          .flatMap((line) => wrapped(line, Math.max(20, width)))
          .join('\n'),
    });
}

function everywhere(command: Command, lang: Lang): void {
  command
    .optionsGroup(output.everywhere[lang])
    .option('--lang <lang>', output.lang[lang], oneOf('--lang', ['zh', 'en']))
    .option('--color <when>', output.color[lang], oneOf('--color', ['auto', 'always', 'never']));
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
