/**
 * The one door between the program and its process: `main` runs the arguments and sets the exit code, nothing else does.
 * Ctrl-C is left to the system as long as nothing is half written, because a handler would wait for a long computation to end.
 */

import { safe } from '../document/safe.ts';
import { FaultError, type FaultKind } from '../fault.ts';
import { localeLanguage } from '../say/language.ts';
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
      const { wordFault } = await import('../say/faults.ts');
      for (const fault of error.faults) tell(`ninelives: ${wordFault(fault, lang)}`);
      return exitOf[error.faults[0]?.kind ?? 'bad'];
    }
    tell(`ninelives: ${say[lang].frame.bug(oneLine(error))}`);
    if (world.env['NINELIVES_DEBUG']) tell(error instanceof Error ? (error.stack ?? '') : String(error));
    return Exit.bug;
  }
}

const exitOf: Readonly<Record<FaultKind, number>> = { bad: Exit.bad, no: Exit.no, limit: Exit.limit };

function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return safe(text.split('\n')[0] ?? '').slice(0, 200);
}
