/**
 * The hands as slips to print, cut and fold: a tab with the seat, and below it two equal halves that are folded face to face, so
 * that only the tab can be read. Made from letters alone: what a slip shows is what the player is told. All slips are of one size:
 * a longer one would tell of its hand when it is folded.
 */
import type { Letter } from '../../deal/presentation/letter.ts';
import { escaped, htmlPage } from '../../document/html.ts';
import type { Ruleset } from '../../ruleset/model.ts';
import type { Lang } from '../../say/language.ts';
import { say } from '../../say/say.ts';
import { type Labels, labelsOf, seatLabel } from './labels.ts';
import { knownText, lastText, sidesText } from './letter.ts';

/** @param ruleset with its pool put in */
export function slipsHtml(letters: readonly Letter[], ruleset: Ruleset, lang: Lang): string {
  const labels = labelsOf(ruleset, lang);
  const title = `${ruleset.name[lang]} · ${say[lang].publish.slips}`;
  const slips = letters.map((letter) => slip(letter, ruleset, labels)).join('');
  const help = `<p class="help">${escaped(say[lang].publish.slipsHelp)}</p>\n`;
  return htmlPage(title, lang, styles, `${help}<main>\n${slips}</main>\n`);
}

function slip(letter: Letter, ruleset: Ruleset, labels: Labels): string {
  const { lang } = labels;
  const seat = seatLabel(letter.seat, letter.names);
  return `<article class="slip">
<header><bdi class="seat">${escaped(seat)}</bdi><span class="game">${escaped(ruleset.name[lang])}</span></header>
<div class="half">${roleHtml(letter, labels)}${letter.hands.map((hand) => handHtml(hand, ruleset, labels)).join('')}</div>
<div class="half"><p class="fold">${escaped(say[lang].publish.fold)}</p>${factsHtml(letter, labels)}</div>
</article>
`;
}

function roleHtml({ role, judge }: Letter, labels: Labels): string {
  const { lang } = labels;
  return `${role === null ? '' : `<p class="role">${escaped(say[lang].publish.yourRole)}${say[lang].publish.colon}<b>${escaped(labels.role(role))}</b></p>\n`}${
    judge ? `<p>${escaped(say[lang].publish.youJudge)}</p>\n` : ''
  }`;
}

function handHtml(hand: Letter['hands'][number], ruleset: Ruleset, labels: Labels): string {
  const { lang } = labels;
  const heading = ruleset.decks.length > 1 ? `<p class="deck">${escaped(labels.deck(hand.deck))}</p>` : '';
  const cards = hand.cards.map((card, at) => {
    const place = hand.places?.[at];
    const where =
      place === undefined ? '' : `<span class="place">${escaped(say[lang].publish.placeOfCard(place))}</span>`;
    const does = labels.does(card);
    return `<li><b><bdi>${escaped(labels.card(card))}</bdi></b>${where}${does === null ? '' : `<span>${escaped(does)}</span>`}</li>`;
  });
  return `${heading}<ul class="cards">${cards.join('')}</ul>\n`;
}

function factsHtml(letter: Letter, labels: Labels): string {
  const { lang } = labels;
  const known =
    letter.knows.length === 0
      ? say[lang].publish.nobody
      : letter.knows.map((one) => knownText(one, letter.names, labels)).join(say[lang].publish.semicolon);
  const facts: readonly (readonly [string, string])[] = [
    [say[lang].publish.known, known],
    ...sidesText(letter.sides, labels),
    ...lastText(letter, labels),
    ...(letter.points === null ? [] : [[say[lang].publish.points, String(letter.points)] as const]),
    ...(letter.alias === null
      ? []
      : [
          [say[lang].publish.alias, letter.alias.name] as const,
          ...(letter.alias.password === '' ? [] : [[say[lang].publish.password, letter.alias.password] as const]),
        ]),
  ];
  const rows = facts.map(([label, text]) => `<dt>${escaped(label)}</dt><dd><bdi>${escaped(text)}</bdi></dd>`);
  const duties = letter.duties.map((duty) => `<li>${escaped(duty[lang])}</li>`);
  return `<dl>${rows.join('')}</dl>${duties.length === 0 ? '' : `<ul class="duties">${duties.join('')}</ul>`}\n`;
}

const styles = `body { max-width: 200mm; padding: 3mm; }
.help { font-size: 9pt; margin: 0 0 2mm; }
main { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: 1fr; }
.slip { display: grid; min-width: 0; grid-template-rows: auto 1fr 1fr; border: 1.2px dashed #000; break-inside: avoid; font-size: 8pt; line-height: 1.25; }
.slip header { display: flex; justify-content: space-between; align-items: baseline; gap: 3mm; padding: 1mm 3mm; border-bottom: 1px solid #000; }
.seat { font-size: 13pt; font-weight: 700; }
.game { flex: none; }
.half { position: relative; padding: 2mm 3mm; min-height: 39mm; }
.half + .half { border-top: 1px dotted #000; }
.fold { position: absolute; top: -1.6mm; right: 3mm; margin: 0; padding: 0 1mm; background: #fff; font-size: 6.5pt; line-height: 1; color: #444; }
p { margin: 0 0 1.2mm; }
.role b { font-size: 11pt; }
.deck { font-weight: 600; }
.cards { list-style: none; margin: 0 0 1.5mm; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 1.2mm; }
.cards li { border: 1px solid #000; border-radius: 1.2mm; padding: .8mm 1.5mm; break-inside: avoid; }
.cards b { display: block; font-size: 10.5pt; }
.cards span { display: block; font-size: 7pt; line-height: 1.25; }
.cards .place { font-weight: 700; font-size: 8pt; }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .6mm 2mm; }
dt { font-weight: 600; }
dd { margin: 0; }
.duties { margin: 1mm 0 0; padding-left: 4mm; }
@media print {
  @page { size: A4; margin: 8mm; }
  body { padding: 0; max-width: none; }
}
`;
