/** The judgement of deals in plain sentences; all figures are in the JSON. */
import { toNumber } from '../../counting/fraction.ts';
import {
  apart,
  type Block,
  type Cell,
  cell,
  type Document,
  list,
  paragraph,
  type Table,
} from '../../document/document.ts';
import type { CardId, Ruleset } from '../../ruleset/model.ts';
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

/** The whole judgement. */
export function biasDocument(bias: Bias, ruleset: Ruleset, lang: Lang): Document {
  const { file, judgement, groups } = bias;
  const words = say[lang].bias;
  const aside = `${file.ruleset.id} ${shortFingerprint(file.ruleset.fingerprint)}`;
  const title: Block = { block: 'title', text: `${words.title}  ${ruleset.name[lang]}`, aside };
  const findings = judgement.samples
    .flatMap((sample, i) => found(sample, groups[i]!, lang))
    .sort((a, b) => a.ln - b.ln)
    .map(({ text }) => text);
  const rest = findings.length - SHOWN;
  const shown = [...findings.slice(0, SHOWN), ...(rest > 0 ? [words.moreFound(rest)] : [])];
  return apart([
    [title, paragraph(counted(bias, lang))],
    verdict(bias, lang),
    shown.length === 0 ? [] : [list(shown)],
    ...judgement.samples.flatMap((sample, i): readonly Document[] => {
      const group = groups[i]!;
      const of = groups.length > 1 ? `${words.table(group.problem.seats)}: ` : '';
      const reach = sample.reach.map((each) => reachLine(each, group, lang));
      return [
        seenFair(sample, group, `${of}${words.seenFair}`, lang),
        reach.length === 0 ? [] : [paragraph(`${of}${words.reach(sample.deals)}`, 'strong'), list(reach)],
      ];
    }),
  ]);
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

function verdict({ file, judgement, groups }: Bias, lang: Lang): Document {
  const { deals, illegal, tests } = file;
  const words = say[lang].bias;
  const standing = judgement.samples.flatMap(({ cells, spreads }) =>
    [...cells, ...spreads].filter((each) => each.found),
  ).length;
  const repeats = judgement.samples.flatMap(({ identical }) =>
    identical !== null && identical.p.ln <= Math.log(file.level) ? [identical] : [],
  );
  const judged =
    standing > 0
      ? paragraph(words.biased(deals, standing, tests), 'bad')
      : repeats.length > 0
        ? paragraph(words.otherwise(tests))
        : paragraph(words.fair(deals, tests), 'good');
  const before = [
    ...repeats.map(({ deals: same, of, p }) => paragraph(words.identical(same, of, tries(p, lang)), 'warn')),
    ...(deals > 0 ? [judged] : []),
  ];
  if (illegal.deals === 0) return deals > 0 ? before : [...before, paragraph(words.none)];
  const { punctuation } = say[lang];
  const broken = illegal.first.map(({ file: name, line, violations }) => {
    const what = violations.map(({ id, seats, cards }) =>
      words.broken(id, listed(seats, lang), cards.map((card) => anyCard(groups, card, lang)).join(punctuation.item)),
    );
    return `${line === null ? name : `${name}:${line}`}: ${what.join('; ')}`;
  });
  const rest = illegal.deals - illegal.first.length;
  return [
    ...before,
    paragraph((deals > 0 ? words.illegal : words.illegalAlone)(illegal.deals), 'bad'),
    list([...broken, ...(rest > 0 ? [words.moreIllegal(rest)] : [])]),
  ];
}

/** Tables of one ruleset may differ in the names that a pool put in. */
function anyCard(groups: readonly DealGroup[], card: CardId, lang: Lang): string {
  const names = groups.map(({ ruleset }) => namesOf(ruleset, lang).card(card));
  return names.find((name) => name !== card) ?? card;
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
  return namesOf(ruleset, lang).card(problem.decks[deck]!.cards[card]!.id);
}

/** A row a card, a column a role: `27.0 % (21.0 %)`; what cannot go either way is left blank. */
function seenFair(sample: JudgedSample, group: DealGroup, caption: string, lang: Lang): readonly Table[] {
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
      const shares = own.map((each) =>
        cell(each === undefined ? '' : `${percent(each.seen / each.of)} (${percent(toNumber(each.fair))})`),
      );
      return [[cell(cardName(group, deck, card, lang)), ...shares]];
    }),
  );
  const head = [say[lang].bias.card, ...roles.map(({ id }) => names.role(id))];
  return [{ block: 'table', caption, head, rows, right: head.map((_, column) => column).slice(1) }];
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
