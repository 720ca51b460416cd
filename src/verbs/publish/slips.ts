/**
 * The hands as slips to print, cut and fold: a tab with the seat, and below it two equal halves that are folded face to face, so
 * that only the tab can be read. Made from letters alone: what a slip shows is what its player may know.
 */
import type { Letter } from '../../deal/presentation/letter.ts';
import { type Document, fact, list, paragraph, type Run, type Slip } from '../../document/document.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { namesOf, type RulesetNames, seatLabel } from '../../say/names.ts';
import { say } from '../../say/say.ts';
import { aliasFacts, choiceFacts, knownText } from './letter.ts';

/** @param ruleset with its pool put in */
export function slipsDocument(letters: readonly Letter[], ruleset: Ruleset, lang: Lang): Document {
  const names = namesOf(ruleset, lang);
  const words = say[lang].publish;
  return [
    { block: 'title', text: `${ruleset.name[lang]} · ${words.slips}` },
    paragraph(words.slipsHelp),
    ...letters.map(
      (letter): Slip => ({
        block: 'slip',
        tab: [seatLabel(letter.seat, letter.names), ruleset.name[lang]],
        fold: words.fold,
        halves: [roleAndHands(letter, ruleset, names, lang), otherFacts(letter, names, lang)],
      }),
    ),
  ];
}

function roleAndHands({ role, judge, hands }: Letter, ruleset: Ruleset, names: RulesetNames, lang: Lang): Document {
  const words = say[lang].publish;
  const label = `${words.yourRole}${say[lang].punctuation.colon}`;
  return [
    ...(role === null
      ? []
      : [{ block: 'paragraph', runs: [{ text: label }, { text: names.role(role), as: 'strong' }] } as const]),
    ...(judge ? [paragraph(words.youJudge)] : []),
    ...hands.flatMap((hand): Document => {
      const items = hand.cards.map((card, at): readonly Run[] => {
        const place = hand.places?.[at];
        const does = names.does(card);
        return [
          { text: names.card(card), as: 'strong' },
          ...(place === undefined ? [] : [{ text: words.placeOfCard(place), as: 'strong' } as const]),
          ...(does === null ? [] : [{ text: does }]),
        ];
      });
      const heading = ruleset.decks.length > 1 ? [paragraph(names.deck(hand.deck), 'strong')] : [];
      return [...heading, { block: 'list', items }];
    }),
  ];
}

function otherFacts(letter: Letter, names: RulesetNames, lang: Lang): Document {
  const { known, nobody } = say[lang].publish;
  const knows = letter.knows.map((one) => knownText(one, letter.names, names, lang));
  return [
    {
      block: 'facts',
      rows: [
        fact(known, knows.length === 0 ? nobody : knows.join(say[lang].punctuation.semicolon)),
        ...[...choiceFacts(letter, names, lang), ...aliasFacts(letter, lang)].map(({ label, text }) =>
          fact(label, text),
        ),
      ],
    },
    ...(letter.duties.length === 0 ? [] : [list(letter.duties.map((duty) => duty[lang]))]),
  ];
}
