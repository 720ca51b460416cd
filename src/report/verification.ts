/** The verdict on a given deal, for people and as data. */
import type { DealFile } from '../deal/deal-file.ts';
import type { CardCopies } from '../deal/deck-difference.ts';
import type { Verification } from '../deal/verify.ts';
import type { Given } from '../problem/given.ts';
import type { Statement } from '../problem/statement.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { conflictText } from './conflict-text.ts';
import { dealText } from './deal-text.ts';
import { type ExplanationFile, explanationData } from './explanation.ts';
import type { Lang } from './language.ts';
import { namesOf } from './names.ts';
import { safe } from './safe.ts';
import { statementData } from './statement.ts';
import type { View } from './view.ts';
import { type ViolationData, violationData } from './violation.ts';
import { words } from './words/verification.ts';
import { words as violationWords } from './words/violation.ts';

/** The JSON of `verify`, contract: "Verdicts". */
export interface VerdictFile {
  readonly verdict: Verification['verdict'];
  /** Decimal; of a legal deal, null where the memory limit was hit. */
  readonly number: string | null;
  /** Decimal: in how many ways it can be completed; null where it is complete, cannot be, or only the count hit its limit. */
  readonly completions: string | null;
  readonly decks: Readonly<
    Record<string, { readonly extra: readonly CardCopies[]; readonly missing: readonly CardCopies[] }>
  >;
  /** What is broken; of an impossible deal, the rules and facts that conflict. */
  readonly violations: readonly ViolationData[];
  /** Of an impossible deal: the counting argument and the rules to drop. */
  readonly explanation?: Pick<ExplanationFile, 'conflict' | 'drop'>;
  /** With `--complete`: a completion. */
  readonly deal?: DealFile;
}

/** What the verdict is about, and what was drawn beside it. */
export interface VerdictPart {
  readonly given: Given;
  /** With its pool put in. */
  readonly ruleset: Ruleset;
  readonly seconds: number;
  /** The completion that was asked for, and the seed it was drawn from; null for a deal that was whole. */
  readonly completion: { readonly deal: DealFile; readonly seed: string | null } | null;
}

export function verdictData(verification: Verification, part: VerdictPart, lang: Lang): VerdictFile {
  const { verdict, decks } = verification;
  const { given, ruleset, completion } = part;
  return {
    verdict,
    number: verdict === 'legal' && verification.number !== null ? String(verification.number) : null,
    completions:
      verdict === 'completable' && verification.completions !== null ? String(verification.completions) : null,
    decks: Object.fromEntries(decks.map(({ deck, extra, missing }) => [deck, { extra, missing }])),
    violations: violations(verification, given, ruleset, lang),
    ...(verdict === 'impossible' && { explanation: reasons(verification, ruleset, lang) }),
    ...(completion && { deal: completion.deal }),
  };
}

/** Ends in a newline. */
export function verdictText(verification: Verification, part: VerdictPart, view: View): string {
  const { lang, paint } = view;
  const { given, ruleset, completion } = part;
  const lines = [paint.strong(`${ruleset.name[lang]} · ${violationWords.players[lang](given.seats)}`)];
  lines.push(...differences(verification, ruleset, lang));
  switch (verification.verdict) {
    case 'legal':
      lines.push(paint.good(words.legal[lang](text(verification.number), text(verification.legal))));
      break;
    case 'completable':
      lines.push(paint.good(words.completable[lang](text(verification.completions))));
      break;
    case 'illegal':
      lines.push(paint.bad(words.illegal[lang](verification.violations.length)));
      break;
    case 'impossible':
      lines.push(paint.bad(words.impossible[lang]));
      break;
    case 'unknown':
      lines.push(paint.warn(words.unknown[lang](part.seconds)));
  }
  for (const { message } of violations(verification, given, ruleset, lang)) lines.push(`  - ${safe(message)}`);
  if (verification.verdict === 'impossible') lines.push(...counted(verification, ruleset, lang));
  if (completion !== null) {
    lines.push('', words.completed[lang], dealText(completion.deal, ruleset, view).trimEnd());
    if (completion.seed !== null) lines.push(`${words.seed[lang]}  ${safe(completion.seed)}`);
  }
  return `${lines.join('\n')}\n`;
}

function violations(verification: Verification, given: Given, ruleset: Ruleset, lang: Lang): readonly ViolationData[] {
  if (verification.verdict === 'illegal') {
    return verification.violations.map((violation) => violationData(violation, given, ruleset, lang));
  }
  if (verification.verdict !== 'impossible' || verification.explanation.verdict !== 'no') return [];
  const { completed, explanation } = verification;
  return explanation.core.statements.map((statement) => {
    const { kind, id, message } = statementData(statement, completed, ruleset, lang);
    return { kind, id, ...about(statement, completed), message };
  });
}

/** Seats and cards that a statement speaks of. */
function about(
  statement: Statement,
  { requirements, seatRoles, decks }: (Verification & { readonly verdict: 'impossible' })['completed'],
): Pick<ViolationData, 'seats' | 'cards'> {
  switch (statement.kind) {
    case 'pin': {
      const seats = [
        ...requirements
          .filter(({ kind, id }) => kind === 'fact' && id === statement.id)
          .flatMap((each) => each.seats ?? []),
        ...seatRoles.filter(({ id }) => id === statement.id).map(({ seat }) => seat),
      ];
      return { seats: [...new Set(seats)].sort((a, b) => a - b).map((seat) => seat + 1), cards: [] };
    }
    case 'copies':
      return { seats: [], cards: [decks[statement.deck]!.cards[statement.card]!.id] };
    default:
      return { seats: [], cards: [] };
  }
}

function reasons(
  { completed, explanation }: Verification & { readonly verdict: 'impossible' },
  ruleset: Ruleset,
  lang: Lang,
): Pick<ExplanationFile, 'conflict' | 'drop'> {
  const { conflict, drop } = explanationData(explanation, completed, ruleset, lang);
  return { ...(conflict && { conflict }), ...(drop && { drop }) };
}

function counted(
  { completed, explanation }: Verification & { readonly verdict: 'impossible' },
  ruleset: Ruleset,
  lang: Lang,
): readonly string[] {
  if (explanation.verdict !== 'no' || explanation.counted === null) return [];
  return [safe(conflictText(explanation.counted, completed, ruleset, lang))];
}

function differences({ decks }: Verification, ruleset: Ruleset, lang: Lang): readonly string[] {
  const names = namesOf(ruleset, lang);
  return decks.flatMap(({ deck, extra, missing }) => {
    const where = decks.length > 1 ? ` ${names.deck(deck)}` : '';
    const line = (title: string, cards: readonly CardCopies[]) =>
      cards.length === 0
        ? []
        : [
            safe(
              `${title}${where}  ${cards.map(({ card, copies }) => violationWords.copiesOf[lang](names.card(deck, card), copies)).join('  ')}`,
            ),
          ];
    return [...line(words.extra[lang], extra), ...line(words.missing[lang], missing)];
  });
}

function text(number: bigint | null): string | null {
  return number === null ? null : String(number);
}
