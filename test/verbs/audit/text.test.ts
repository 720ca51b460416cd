/** What an audit says, in both languages, as it was read and found right. */
import { describe, expect, it } from 'vitest';
import { plainText, terminal } from '../../../src/document/terminal.ts';
import { say } from '../../../src/say/say.ts';
import { audit } from '../../../src/trust/audit.ts';
import { COMMITMENT_FORMAT, commitmentFields } from '../../../src/trust/commitment.ts';
import { writeDocument } from '../../../src/trust/document.ts';
import { REVEAL_FORMAT, revealFields } from '../../../src/trust/reveal.ts';
import { auditData, auditDocument } from '../../../src/verbs/audit/text.ts';
import { revealProse } from '../../../src/verbs/reveal/text.ts';
import { original, play, reserve, tiny, tinyText } from '../../trust/committed.ts';

const people = ['苹果', '\u202e楼兰', '[b]x'];
const base = { ruleset: tiny(), names: people, drawn: false } as const;
const usual = play(base);
const eventful = play({
  ...base,
  turns: [original, reserve],
  substitutes: ['阿杰'],
  replaced: [{ seat: 1, from: '苹果', to: '阿杰' }],
});
const bare = play({ ...base, outside: null, names: null, later: people, turns: [{ ...original, outside: null }] });
const published = (...texts: readonly string[]) => [
  ...texts.map((text, at) => ({ file: `copy-${at + 1}.txt`, text })),
  { file: 'ruleset.yaml', text: tinyText },
];

const cases = [
  ['awaits', published(usual.commitmentText)],
  ['fits', published(usual.commitmentText, usual.revealText)],
  ['eventful', published(eventful.commitmentText, eventful.revealText)],
  ['bare', published(bare.revealText)],
  ['misfit', published(usual.commitmentText, eventful.revealText.replace('阿杰', '小美'))],
] as const;

describe.each(['zh', 'en'] as const)('in %s', (lang) => {
  it('every verdict', async () => {
    const texts: string[] = [];
    for (const [name, files] of cases)
      texts.push(`──── ${name}\n${terminal(auditDocument(await audit(files), lang), { ...plainText, width: 100 })}`);
    await expect(texts.join('\n')).toMatchFileSnapshot(`../../../fixtures/trust/audit.${lang}.txt`);
  });

  it('the published files with their prose', async () => {
    const { commitment, deals } = eventful.revealed;
    const promised = writeDocument(
      { format: COMMITMENT_FORMAT, fields: commitmentFields(commitment) },
      say[lang].trust.commitmentProse,
    );
    const revealed = writeDocument(
      { format: REVEAL_FORMAT, fields: revealFields(eventful.revealed) },
      revealProse(deals, tiny(), lang),
    );
    await expect(`${promised}\n${revealed}`).toMatchFileSnapshot(`../../../fixtures/trust/published.${lang}.txt`);
    // The prose is for people: with it or without it, the document is the same.
    expect((await audit(published(promised, revealed))).verdict).toBe('fits');
  });

  it('and as data', async () => {
    for (const [name, files] of cases) {
      const data = auditData(await audit(files), lang);
      expect(JSON.parse(JSON.stringify(data))).toMatchObject({
        verdict: name === 'awaits' || name === 'misfit' ? name : 'fits',
      });
    }
  });
});
