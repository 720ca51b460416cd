/**
 * The one door between the program and its process: `main` runs the arguments and sets the exit code, nothing else does.
 * Ctrl-C is left to the system as long as nothing is half written, because a handler would wait for a long computation to end.
 */

import { safe } from '../document/safe.ts';
import { type Fault, FaultError, type FaultKind, MOST_FAULTS } from '../fault.ts';
import { type Lang, localeLanguage } from '../say/language.ts';
import { say } from '../say/say.ts';
import { Answered, Exit } from './command.ts';
import { ClosedPipe, context, type World } from './context.ts';
import { preview, runProgram } from './program.ts';

/** Runs as the process's own command line. Never rejects; sets `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stderr.on('error', () => {});
  process.exitCode = await run(argv, process);
  // Nobody reads any more: what still waits in the stream must not keep the process alive.
  if (process.stdout.destroyed || process.stdout.errored) process.exit();
}

/**
 * Runs arguments in a given world.
 * @returns the exit code of the contract
 */
export async function run(argv: readonly string[], world: World): Promise<number> {
  const ahead = preview(argv);
  const lang = ahead.lang ?? localeLanguage(world.env);
  const tell = (line: string) => void world.stderr.write(`${line}\n`);
  try {
    await runProgram(argv, ahead.verb, await context(world, ahead.lang, ahead.colour));
    return Exit.yes;
  } catch (error) {
    if (error instanceof Answered) return error.exit;
    if (error instanceof ClosedPipe) return Exit.yes;
    if (error instanceof FaultError) {
      for (const line of await faultLines(error.faults, lang, ahead.blind ? argv : null)) tell(`ninelives: ${line}`);
      return exitOf[error.faults[0]?.kind ?? 'bad'];
    }
    tell(`ninelives: ${say[lang].frame.bug(ahead.blind ? nameOf(error) : oneLine(error))}`);
    if (world.env['NINELIVES_DEBUG']) tell(error instanceof Error ? (error.stack ?? '') : String(error));
    return Exit.bug;
  }
}

const exitOf: Readonly<Record<FaultKind, number>> = { bad: Exit.bad, no: Exit.no, limit: Exit.limit };

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return safe(text.split('\n')[0] ?? '').slice(0, 200);
}

// Faults on the screen: a handful of them, and nothing of a file that must not be seen.

const SHOWN_FAULTS = 20;

/** @param typed the arguments of a run with `--blind`; null: whatever is wrong may be quoted */
async function faultLines(
  faults: readonly Fault[],
  lang: Lang,
  typed: readonly string[] | null,
): Promise<readonly string[]> {
  const { wordFault, wordPlace } = await import('../say/faults.ts');
  const lines = faults.slice(0, SHOWN_FAULTS).map((fault) => {
    if (typed === null || isOpen(fault, typed)) return wordFault(fault, lang);
    return safe(`${wordPlace(fault)}${say[lang].frame.hidden(fault.code)}`);
  });
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, say[lang].frame.moreFaults(more, faults.length >= MOST_FAULTS)] : lines;
}

/** What is said of these comes from the command line, a ruleset or what everybody knows of a game, not from a hand. */
const open =
  /^(usage|flag|file|output|ruleset|extends|parameter|negative|new)-|^pool-(?!equal)|^trust-(?!line)|^unknown-(table|parameter|rule|reading|reading-rule|deck|substitute)$|^(deal-(other-ruleset|ruleset-unknown|fingerprint|scheme)|number-too-big|alias-is-name|replace-sat)$/;

/** Whether a blind screen may show a fault: every text in it was typed on this screen, or its code is an open one. */
function isOpen({ code, with: tells }: Fault, typed: readonly string[]): boolean {
  if (open.test(code)) return true;
  const texts = Object.values(tells)
    .flat()
    .filter((told) => typeof told === 'string');
  return texts.every((text) => typed.some((argument) => argument.includes(text)));
}
