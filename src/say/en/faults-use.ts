import type { UseFaults, Worded } from '../../fault.ts';

/** Use of the command line, files, selections and facts. */
export const useFaults: Worded<UseFaults> = {
  'usage-unknown-option': (w) => `there is no option ${w.option}; --help shows what there is`,
  'usage-unknown-command': (w) => `there is no command ${w.command}; ninelives --help lists them`,
  'usage-missing-argument': (w) => `<${w.argument}> is missing; --help shows how to write it`,
  'usage-missing-value': (w) => `the option ${w.option} needs a value`,
  'usage-excess-arguments': (w) =>
    `too many arguments: ${w.expected} expected, ${w.got} given; quote what holds spaces`,
  'usage-other': (w) => `bad use: ${w.message}`,
  'flags-contradict': (w) => `${w.one} and ${w.other} cannot stand together`,
  'flag-needs': (w) => `${w.flag} works only together with ${w.needs}`,
  'flag-not-number': (w) => `${w.flag} takes a whole number of at least ${w.min}, not "${w.value}"`,
  'flag-too-big': (w) => `${w.flag} takes at most ${w.max}, not ${w.value}`,
  'flag-not-pair': (w) => `${w.flag} is written ${w.form}, not "${w.value}"`,
  'flag-twice': (w) => `${w.flag} gives ${w.key} two values`,
  'flag-not-one-of': (w) => `${w.flag} is one of ${w.choices}, not "${w.value}"`,
  'flag-empty': (w) => `${w.flag} must not be empty`,
  'number-not-decimal': (w) => `a deal number is a decimal whole number, not "${w.value}"`,
  'number-too-big': (w) => `there is no deal number ${w.number}: there are ${w.legal} legal deals, numbered from 0`,
  'pins-conflict': (w) => `these cannot stand together: ${w.text}`,
  'counting-argument': (w) => `${w.text}`,
  'list-too-long': (w) => `there are ${w.legal} legal deals, more than the limit of ${w.limit}; --limit raises it`,
  'file-missing': (w) => `there is no file ${w.file}`,
  'file-is-folder': (w) => `${w.file} is a folder; a file is wanted here`,
  'file-is-no-folder': (w) => `${w.file} is not a folder`,
  'file-unreadable': (w) => `cannot read ${w.file}: ${w.why}`,
  'file-unwritable': (w) => `cannot write ${w.file}: ${w.why}`,
  'file-is-workbook': (w) => `${w.file} is a spreadsheet program's own file: save the sheet as CSV and give that`,
  'argument-encoding': (w) =>
    `"${w.argument}" was typed in another encoding than the terminal's: what it was is lost (U+FFFD stands in its place); type it in UTF-8, or put it into a file`,
  'file-too-big': (w) => `${w.file} is too big: at most ${w.max} MB`,
  'file-exists': (w) => `${w.file} exists already; --force overwrites it`,
  'file-special': (w) => `${w.file} is a device; a file, a pipe or - is wanted here`,
  'file-silent': (w) => `nobody writes to the pipe ${w.file}`,
  'output-dash': () =>
    '-o - names no file: without -o the answer goes to standard output (--json for data); a file of that name is ./-',
  'stdin-twice': () => '- stands for standard input, which can be read only once: give a file for the other',
  'unknown-table': (w) => `${w.ruleset} has no table for ${w.players} players; it has tables for ${w.tables}`,
  'unknown-parameter': (w) =>
    `there is no parameter ${w.parameter}; ${w.known === '' ? 'this ruleset has none' : `there is ${w.known}`}`,
  'parameter-value': (w) => `parameter ${w.parameter} is a whole number from ${w.min} to ${w.max}, not "${w.value}"`,
  'parameter-range': (w) => `parameter ${w.parameter} goes from ${w.min} to ${w.max}, so it cannot be ${w.value}`,
  'parameter-choice': (w) => `parameter ${w.parameter} with ${w.players} players is ${w.allowed}, not "${w.value}"`,
  'negative-rest': (w) => `${w.what} is whatever is left, at least ${w.least}; but what is left is ${w.sum}`,
  'pool-too-small': (w) =>
    `the pool ${w.deck} is too small for ${w.players} players: ${w.needed} needed, ${w.available} in the pool; give a longer list with --pool`,
  'pool-not-allowed': (w) => `${w.ruleset} has no deck that --pool may replace`,
  'pool-empty': (w) => `the list for the pool ${w.deck} is empty; write one name a line`,
  'pool-equal-names': (w) => `"${w.name}" stands twice in the pool (names ${w.lines})`,
  'unknown-reading-rule': (w) =>
    `clause ${w.rule} has no readings; ${w.known === '' ? 'no clause of this ruleset has' : `readings exist for ${w.known}`}`,
  'unknown-reading': (w) => `clause ${w.rule} has no reading ${w.reading}; it has ${w.known}`,
  'unknown-rule': (w) => `${w.ruleset} has no rule ${w.rule}; ninelives rules ${w.ruleset} lists them`,
  'not-a-rule': (w) => `${w.rule} is a fact (how many, on which cards), not a rule that can be left out`,
  'without-and-rules': () => '--without and --rules cannot stand together',
  'unknown-deck': (w) => `there is no deck ${w.deck}; there is ${w.known}`,
  'unknown-weights': (w) => `weights are deals or shuffles, not "${w.weights}"`,
  'fact-form': (w) => `"${w.fact}" is no fact: write WHO=ROLE or WHO:CARD,CARD, as in 2:sniper`,
  'unknown-role': (w) => `there is no role "${w.role}"${inFact(w)}`,
  'unknown-card': (w) => `there is no card "${w.card}"${inFact(w)}`,
  'unknown-attribute': (w) => `there is no attribute "${w.attribute}"${inFact(w)}`,
  'card-in-two-decks': (w) => `"${w.card}" is a card of two decks; write ${w.decks}`,
  'seat-range': (w) =>
    `there is no seat ${w.seat}; seats go from 1 to ${w.players} (for a name that is a number write @name)`,
  'names-needed': (w) => `"${w.name}" is a name, but no names are given; use --names or --names-file, or a seat number`,
  'unknown-player': (w) => `there is no player "${w.name}"`,
  'rule-decks': (w) =>
    `rule ${w.rule} speaks of several decks (${w.decks}), but a rule is about the hands of one: split it`,
};

function inFact(w: { readonly fact?: string }): string {
  return w.fact === undefined ? '' : ` (in "${w.fact}")`;
}
