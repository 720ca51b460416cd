/** The judgement of deals in plain sentences; all figures are in the JSON. */
import { toNumber } from '../../counting/fraction.ts';
import type { View } from '../../document/paint.ts';
import { type Cell, cell, table } from '../../document/table.ts';
import type { CardId, DeckId, Ruleset } from '../../ruleset/model.ts';
import { type Lang, listed } from '../../say/language.ts';
import { namesOf } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import type { Bounded } from '../../stats/binomial.ts';
import type { DealGroup } from '../../stats/collect.ts';
import type { Slot } from '../../stats/tally.ts';
import type { CellFinding, JudgedSample, Reach, SpreadFinding } from '../../stats/verdict.ts';
import { shortFingerprint } from '../deal/text.ts';
import type { Bias } from './answer.ts';

/** Findings shown one by one. */
const SHOWN = 8;

/** The whole judgement; ends in a newline. */
export function biasText(bias: Bias, ruleset: Ruleset, view: View): string {
  const { lang, paint } = view;
  const { file, judgement, groups } = bias;
  const head = `${paint.strong(`${say[lang].bias.title}  ${ruleset.name[lang]}`)}  ${paint.faint(`${file.ruleset.id} ${shortFingerprint(file.ruleset.fingerprint)}`)}\n${counted(bias, lang)}\n`;
  const parts = [head, `${verdict(bias, view)}`];
  const findings = judgement.samples.flatMap((sample, i) => found(sample, groups[i]!, lang));
  if (findings.length > 0) {
    const shown = [...findings].sort((a, b) => a.ln - b.ln).slice(0, SHOWN);
    const rest = findings.length - shown.length;
    parts.push(
      `${[...shown.map(({ text }) => text), ...(rest > 0 ? [say[lang].bias.moreFound(rest)] : [])].map((line) => `- ${line}\n`).join('')}`,
    );
  }
  for (const [i, sample] of judgement.samples.entries()) {
    const title = groups.length > 1 ? `${say[lang].bias.table(groups[i]!.problem.seats)}: ` : '';
    const rows = seenFair(sample, groups[i]!, lang);
    if (rows.length > 1)
      parts.push(
        `${paint.strong(`${title}${say[lang].bias.seenFair}`)}\n${table(rows, { ...view, right: rows[0]!.map((_, column) => column).slice(1), heading: paint.faint })}`,
      );
    if (sample.reach.length > 0)
      parts.push(
        `${paint.strong(`${title}${say[lang].bias.reach(sample.deals)}`)}\n${sample.reach.map((reach) => `- ${reachLine(reach, groups[i]!, lang)}\n`).join('')}`,
      );
  }
  return parts.join('\n');
}

function counted({ file, groups, judgement }: Bias, lang: Lang): string {
  const { incomplete, otherTable, again } = file.leftOut;
  const unmarked = judgement.samples.reduce(
    (sum, { deals, marked }, i) =>
      groups[i]!.problem.decks.some(({ attributes }) => attributes !== null) ? sum + deals - marked : sum,
    0,
  );
  const tables = groups.map(({ problem, tally }) => {
    const pins = problem.selection.pins.map(({ text }) => text);
    const of = say[lang].bias.ofTable(tally.deals, problem.seats);
    return pins.length === 0 ? of : `${of} (${say[lang].bias.pins(pins.join('; '))})`;
  });
  const parts = [
    `${say[lang].bias.counted(file.deals)}${tables.length === 0 ? '' : `${say[lang].punctuation.colon}${tables.join(say[lang].punctuation.comma)}`}`,
    ...(incomplete > 0 ? [say[lang].bias.incomplete(incomplete)] : []),
    ...(otherTable > 0 ? [say[lang].bias.otherTable(otherTable)] : []),
    ...(again > 0 ? [say[lang].bias.again(again)] : []),
    ...(unmarked > 0 ? [say[lang].bias.unmarked(unmarked)] : []),
  ];
  return parts.join(say[lang].punctuation.semicolon);
}

function verdict({ file, judgement, groups }: Bias, { lang, paint }: View): string {
  const lines: string[] = [];
  const standing = judgement.samples
    .flatMap(({ cells, spreads }) => [...cells, ...spreads])
    .filter(({ found: is }) => is);
  const repeats = judgement.samples.flatMap(({ identical }) =>
    identical !== null && identical.p.ln <= Math.log(file.level) ? [identical] : [],
  );
  for (const { deals, of, p } of repeats) lines.push(paint.warn(say[lang].bias.identical(deals, of, tries(p, lang))));
  if (file.deals === 0 && file.illegal.deals === 0) lines.push(say[lang].bias.none);
  else if (file.deals > 0)
    lines.push(
      standing.length > 0
        ? paint.bad(say[lang].bias.biased(file.deals, standing.length, file.tests))
        : repeats.length > 0
          ? say[lang].bias.otherwise(file.tests)
          : paint.good(say[lang].bias.fair(file.deals, file.tests)),
    );
  if (file.illegal.deals > 0) {
    const first = file.illegal.first;
    lines.push(paint.bad((file.deals > 0 ? say[lang].bias.illegal : say[lang].bias.illegalAlone)(file.illegal.deals)));
    for (const { file: name, line, violations } of first) {
      const what = violations.map(({ id, seats, cards }) =>
        say[lang].bias.broken(
          id,
          listed(seats, lang),
          cards.map((card) => anyCard(groups, card, lang)).join(say[lang].punctuation.item),
        ),
      );
      lines.push(`- ${line === null ? name : `${name}:${line}`}: ${what.join('; ')}`);
    }
    if (file.illegal.deals > first.length)
      lines.push(`- ${say[lang].bias.moreIllegal(file.illegal.deals - first.length)}`);
  }
  return `${lines.join('\n')}\n`;
}

function anyCard(groups: readonly DealGroup[], card: CardId, lang: Lang): string {
  for (const { ruleset } of groups)
    for (const deck of ruleset.decks)
      if (deck.cards.some(({ id }) => id === card)) return namesOf(ruleset, lang).card(deck.id, card);
  return card;
}

function found(
  sample: JudgedSample,
  group: DealGroup,
  lang: Lang,
): readonly { readonly ln: number; readonly text: string }[] {
  const cells = sample.cells
    .filter((each) => each.found)
    .map((each) => ({ ln: each.corrected.ln, text: cellLine(each, group, lang) }));
  const spreads = sample.spreads
    .filter((each) => each.found)
    .map((each) => ({ ln: each.corrected.ln, text: spreadLine(each, group, lang) }));
  return [...cells, ...spreads];
}

function cellLine({ slot, seen, of, fair, corrected }: CellFinding, group: DealGroup, lang: Lang): string {
  return say[lang].bias.sentence(
    what(slot, group, lang),
    percent(seen / of),
    percent(toNumber(fair)),
    tries(corrected, lang),
  );
}

function spreadLine({ deck, card, corrected }: SpreadFinding, group: DealGroup, lang: Lang): string {
  return say[lang].bias.spread(cardName(group, deck, card, lang), tries(corrected, lang));
}

function reachLine({ slot, fair, low, high }: Reach, group: DealGroup, lang: Lang): string {
  const cellText = what(slot, group, lang);
  const sides = [
    ...(high === null ? [] : [say[lang].bias.above(percent(high))]),
    ...(low === null ? [] : [say[lang].bias.below(percent(low))]),
  ];
  if (sides.length === 0) return say[lang].bias.reachNone(cellText, percent(toNumber(fair)));
  return say[lang].bias.reachSome(cellText, percent(toNumber(fair)), sides.join(say[lang].bias.or));
}

/** What a question asks, so that "27 % of the time" can follow. */
function what(slot: Slot, group: DealGroup, lang: Lang): string {
  const { problem, ruleset } = group;
  const names = namesOf(ruleset, lang);
  const role = (index: number): string => names.role(problem.roles[index]!.id);
  const attribute = (deck: number, index: number): string =>
    names.attribute(problem.decks[deck]!.attributes!.attributes[index]!.id);
  switch (slot.family) {
    case 'card-role':
      return say[lang].bias.cardRole(cardName(group, slot.deck, slot.card, lang), role(slot.role), slot.copies);
    case 'pair':
      return say[lang].bias.pair(
        cardName(group, slot.deck, slot.card, lang),
        cardName(group, slot.deck, slot.other, lang),
      );
    case 'seat-role':
      return say[lang].bias.seatRole(slot.seat + 1, role(slot.role));
    case 'seat-card':
      return say[lang].bias.seatCard(slot.seat + 1, cardName(group, slot.deck, slot.card, lang), slot.copies);
    case 'attribute-card':
      return say[lang].bias.attributeCard(
        cardName(group, slot.deck, slot.card, lang),
        attribute(slot.deck, slot.attribute),
        slot.copies,
      );
    case 'attribute-role':
      return say[lang].bias.attributeRole(role(slot.role), attribute(slot.deck, slot.attribute), slot.copies);
  }
}

function cardName({ problem, ruleset }: DealGroup, deck: number, card: number, lang: Lang): string {
  const { id, cards } = problem.decks[deck]!;
  return namesOf(ruleset, lang).card(id satisfies DeckId, cards[card]!.id);
}

/** A row a card, a column a role: `27.0 % (21.0 %)`; what cannot go either way is left blank. */
function seenFair(sample: JudgedSample, group: DealGroup, lang: Lang): readonly (readonly Cell[])[] {
  const { problem } = group;
  const names = namesOf(group.ruleset, lang);
  const cells = new Map<string, CellFinding>();
  for (const each of sample.cells)
    if (each.slot.family === 'card-role' && each.slot.copies === 1)
      cells.set(`${each.slot.deck} ${each.slot.card} ${each.slot.role}`, each);
  if (cells.size === 0) return [];
  const roles = problem.roles.flatMap(({ id, count }, role) => (count > 0 ? [{ id, role }] : []));
  const rows = problem.decks.flatMap(({ cards }, deck) =>
    cards.flatMap((_, card): readonly (readonly Cell[])[] => {
      const own = roles.map(({ role }) => cells.get(`${deck} ${card} ${role}`));
      if (own.every((each) => each === undefined)) return [];
      return [
        [
          cell(cardName(group, deck, card, lang)),
          ...own.map((each) =>
            cell(each === undefined ? '' : `${percent(each.seen / each.of)} (${percent(toNumber(each.fair))})`),
          ),
        ],
      ];
    }),
  );
  return [[cell(say[lang].bias.card), ...roles.map(({ id }) => cell(names.role(id)))], ...rows];
}

function percent(share: number): string {
  if (share > 0 && share < 0.001) return '<0.1 %';
  if (share < 1 && share > 0.999) return '>99.9 %';
  return `${(share * 100).toFixed(1)} %`;
}

/** A round number of tries, never more than the p-value with its error allows. */
function tries({ ln, error }: Bounded, lang: Lang): string {
  const log10 = -(ln + error) / Math.LN10;
  const power = Math.floor(log10);
  if (power > 15) return say[lang].bias.tries(`10^${power}`);
  const first = [5, 2, 1].find((digit) => Math.log10(digit) <= log10 - power) ?? 1;
  return say[lang].bias.tries(`${first}${'0'.repeat(Math.max(0, power))}`.replace(/\B(?=(\d{3})+$)/g, ','));
}
