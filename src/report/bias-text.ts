/** The judgement of deals in plain sentences; all figures are in the JSON. */
import { toNumber } from '../count/fraction.ts';
import type { CardId, DeckId } from '../ruleset/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Bias } from '../stats/bias-file.ts';
import type { Group } from '../stats/collect.ts';
import type { Estimate } from '../stats/estimate.ts';
import type { Slot } from '../stats/slots.ts';
import type { CellFinding, JudgedSample, Reach, SpreadFinding } from '../stats/verdict.ts';
import { shortFingerprint } from './deal-text.ts';
import { type Lang, listed } from './language.ts';
import { namesOf } from './names.ts';
import { type Cell, cell, table } from './table.ts';
import type { View } from './view.ts';
import { words } from './words/bias.ts';

/** Findings told one by one. */
const TOLD = 8;

/** The whole judgement; ends in a newline. */
export function biasText(bias: Bias, ruleset: Ruleset, view: View): string {
  const { lang, paint } = view;
  const { file, judgement, groups } = bias;
  const head = `${paint.strong(`${words.title[lang]}  ${ruleset.name[lang]}`)}  ${paint.faint(`${file.ruleset.id} ${shortFingerprint(file.ruleset.fingerprint)}`)}\n${counted(bias, lang)}\n`;
  const parts = [head, `${verdict(bias, view)}`];
  const findings = judgement.samples.flatMap((sample, i) => found(sample, groups[i]!, lang));
  if (findings.length > 0) {
    const told = [...findings].sort((a, b) => a.ln - b.ln).slice(0, TOLD);
    const rest = findings.length - told.length;
    parts.push(
      `${[...told.map(({ text }) => text), ...(rest > 0 ? [words.moreFound[lang](rest)] : [])].map((line) => `- ${line}\n`).join('')}`,
    );
  }
  for (const [i, sample] of judgement.samples.entries()) {
    const title = groups.length > 1 ? `${words.table[lang](groups[i]!.problem.seats)}: ` : '';
    const rows = seenFair(sample, groups[i]!, lang);
    if (rows.length > 1)
      parts.push(
        `${paint.strong(`${title}${words.seenFair[lang]}`)}\n${table(rows, { ...view, right: rows[0]!.map((_, column) => column).slice(1), heading: paint.faint })}`,
      );
    if (sample.reach.length > 0)
      parts.push(
        `${paint.strong(`${title}${words.reach[lang](sample.deals)}`)}\n${sample.reach.map((reach) => `- ${reachLine(reach, groups[i]!, lang)}\n`).join('')}`,
      );
  }
  return parts.join('\n');
}

function counted({ file, groups, judgement }: Bias, lang: Lang): string {
  const { incomplete, otherTable } = file.leftOut;
  const unmarked = judgement.samples.reduce(
    (sum, { deals, marked }, i) =>
      groups[i]!.problem.decks.some(({ marks }) => marks !== null) ? sum + deals - marked : sum,
    0,
  );
  const tables = groups.map(({ problem, tally }) => {
    const { pins } = problem.selection;
    const of = words.ofTable[lang](tally.deals, problem.seats);
    return pins.length === 0 ? of : `${of} (${words.pins[lang](pins.join('; '))})`;
  });
  const parts = [
    `${words.counted[lang](file.deals)}${tables.length === 0 ? '' : `${lang === 'zh' ? '：' : ': '}${tables.join(lang === 'zh' ? '，' : ', ')}`}`,
    ...(incomplete > 0 ? [words.incomplete[lang](incomplete)] : []),
    ...(otherTable > 0 ? [words.otherTable[lang](otherTable)] : []),
    ...(unmarked > 0 ? [words.unmarked[lang](unmarked)] : []),
  ];
  return parts.join(lang === 'zh' ? '；' : '; ');
}

function verdict({ file, judgement, groups }: Bias, { lang, paint }: View): string {
  const lines: string[] = [];
  const standing = judgement.samples
    .flatMap(({ cells, spreads }) => [...cells, ...spreads])
    .filter(({ found: is }) => is);
  if (file.deals === 0 && file.illegal.deals === 0) lines.push(words.none[lang]);
  else if (file.deals > 0)
    lines.push(
      standing.length > 0
        ? paint.bad(words.biased[lang](file.deals, standing.length, file.tests))
        : paint.good(words.fair[lang](file.deals, file.tests)),
    );
  if (file.illegal.deals > 0) {
    const told = file.illegal.first;
    lines.push(paint.bad((file.deals > 0 ? words.illegal : words.illegalAlone)[lang](file.illegal.deals)));
    for (const { file: name, line, violations } of told) {
      const what = violations.map(({ id, seats, cards }) =>
        words.broken[lang](
          id,
          listed(seats, lang),
          cards.map((card) => anyCard(groups, card, lang)).join(lang === 'zh' ? '、' : ', '),
        ),
      );
      lines.push(`- ${line === null ? name : `${name}:${line}`}: ${what.join('; ')}`);
    }
    if (file.illegal.deals > told.length) lines.push(`- ${words.moreIllegal[lang](file.illegal.deals - told.length)}`);
  }
  return `${lines.join('\n')}\n`;
}

function anyCard(groups: readonly Group[], card: CardId, lang: Lang): string {
  for (const { ruleset } of groups)
    for (const deck of ruleset.decks)
      if (deck.cards.some(({ id }) => id === card)) return namesOf(ruleset, lang).card(deck.id, card);
  return card;
}

function found(
  sample: JudgedSample,
  group: Group,
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

function cellLine({ slot, seen, of, fair, corrected }: CellFinding, group: Group, lang: Lang): string {
  return words.sentence[lang](
    what(slot, group, lang),
    percent(seen / of),
    percent(toNumber(fair)),
    tries(corrected, lang),
  );
}

function spreadLine({ deck, card, corrected }: SpreadFinding, group: Group, lang: Lang): string {
  return words.spread[lang](cardName(group, deck, card, lang), tries(corrected, lang));
}

function reachLine({ slot, fair, low, high }: Reach, group: Group, lang: Lang): string {
  const cellText = what(slot, group, lang);
  const sides = [
    ...(high === null ? [] : [words.above[lang](percent(high))]),
    ...(low === null ? [] : [words.below[lang](percent(low))]),
  ];
  if (sides.length === 0) return words.reachNone[lang](cellText, percent(toNumber(fair)));
  return words.reachSome[lang](cellText, percent(toNumber(fair)), sides.join(words.or[lang]));
}

/** What a question asks, so that "27 % of the time" can follow. */
function what(slot: Slot, group: Group, lang: Lang): string {
  const { problem, ruleset } = group;
  const names = namesOf(ruleset, lang);
  const role = (index: number): string => names.role(problem.roles[index]!.id);
  const attribute = (deck: number, index: number): string =>
    names.attribute(problem.decks[deck]!.marks!.attributes[index]!.id);
  switch (slot.family) {
    case 'card-role':
      return words.cardRole[lang](cardName(group, slot.deck, slot.card, lang), role(slot.role), slot.copies);
    case 'pair':
      return words.pair[lang](
        cardName(group, slot.deck, slot.card, lang),
        cardName(group, slot.deck, slot.other, lang),
      );
    case 'seat-role':
      return words.seatRole[lang](slot.seat + 1, role(slot.role));
    case 'seat-card':
      return words.seatCard[lang](slot.seat + 1, cardName(group, slot.deck, slot.card, lang), slot.copies);
    case 'attribute-card':
      return words.attributeCard[lang](
        cardName(group, slot.deck, slot.card, lang),
        attribute(slot.deck, slot.attribute),
        slot.copies,
      );
    case 'attribute-role':
      return words.attributeRole[lang](role(slot.role), attribute(slot.deck, slot.attribute), slot.copies);
  }
}

function cardName({ problem, ruleset }: Group, deck: number, card: number, lang: Lang): string {
  const { id, cards } = problem.decks[deck]!;
  return namesOf(ruleset, lang).card(id satisfies DeckId, cards[card]!.id);
}

/** A row a card, a column a role: `27.0 % (21.0 %)`; what cannot go either way is left blank. */
function seenFair(sample: JudgedSample, group: Group, lang: Lang): readonly (readonly Cell[])[] {
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
  return [[cell(words.card[lang]), ...roles.map(({ id }) => cell(names.role(id)))], ...rows];
}

function percent(share: number): string {
  if (share > 0 && share < 0.001) return '<0.1 %';
  if (share < 1 && share > 0.999) return '>99.9 %';
  return `${(share * 100).toFixed(1)} %`;
}

/** A round number of tries, never more than the p-value with its error allows. */
function tries({ ln, error }: Estimate, lang: Lang): string {
  const log10 = -(ln + error) / Math.LN10;
  const power = Math.floor(log10);
  if (power > 15) return words.tries[lang](`10^${power}`);
  const first = [5, 2, 1].find((digit) => Math.log10(digit) <= log10 - power) ?? 1;
  return words.tries[lang](`${first}${'0'.repeat(Math.max(0, power))}`.replace(/\B(?=(\d{3})+$)/g, ','));
}
