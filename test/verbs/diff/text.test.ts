import { expect, test } from 'vitest';
import { plainText, terminal } from '../../../src/document/terminal.ts';
import { readRuleset } from '../../../src/ruleset/read/read.ts';
import type { Lang } from '../../../src/say/language.ts';
import { diff } from '../../../src/verbs/diff/answer.ts';
import { diffDocument } from '../../../src/verbs/diff/text.ts';
import { shipped, shippedText } from '../../ruleset/shipped.ts';

const mine = `extends: v1
id: mine
drop: { rules: [4.4.9] }
rules:
  4.4.10: { en: At most three of the own faction, at-most: { own: 3, other: 1, neutral: 3 }, unsided: any }
  99: { zh: 炸弹不给杀手, en: No Bomb for the killer, of: killer, never: bomb }
decks: { main: { cards: { bomb: { copies: 2 } } } }
tables: { 5: { leave-out: saint }, 6: { leave-out: [saint, vest] } }
presentation: { aliases: true }
`;

test.each<Lang>(['en', 'zh'])('differences, and each one counted alone, in %s', (lang) => {
  const from = shipped('v1');
  const open = (reference: string) => ({ file: reference, text: shippedText(reference) });
  const to = readRuleset(mine, { file: 'mine.yaml', open });
  expect(terminal(diffDocument(diff(from, to, { players: 5 }), lang), plainText)).toMatchSnapshot();
});
