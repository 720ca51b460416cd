/**
 * Everything that is published, for every shipped ruleset, in both languages, as it was looked at and found right. A change here is a
 * change of what moderators print and send: look at the difference, then `npx vitest run -u`.
 */
import { describe, expect, it } from 'vitest';
import { markups, publication } from '../../../src/verbs/publish/answer.ts';
import { dressed, table, tables } from '../../deal/presentation/dealt.ts';

const SEED = '0123456789abcdef'.repeat(4);
const folder = '../../../fixtures/publish';

describe.each(tables)('%s with %i players', (id, players) => {
  const { ruleset, deal } = table(id, { players });
  const dealt = dressed(deal(SEED), ruleset);

  it.each(['zh', 'en'] as const)('in %s', async (lang) => {
    const files = [...publication(dealt, ruleset, { lang, markup: 'plain' })];
    const text = files
      .filter(([name]) => name.endsWith('.txt'))
      .map(([name, content]) => `──── ${name}\n${content}`)
      .join('\n');
    await expect(text).toMatchFileSnapshot(`${folder}/${id}.${lang}.txt`);
  });
});

describe('v1', () => {
  const { ruleset, deal } = table('v1', { players: 6 });
  const dealt = deal(SEED);

  it.each(['moderator.html', 'slips.html'])('%s', async (name) => {
    const html = publication(dealt, ruleset, { lang: 'zh', markup: 'plain' }).get(name);
    await expect(html).toMatchFileSnapshot(`${folder}/v1.${name}`);
  });

  it.each(markups)('one message in %s', async (markup) => {
    const text = publication(dealt, ruleset, { lang: 'en', markup }).get('seat-1.txt');
    await expect(text).toMatchFileSnapshot(`${folder}/v1.seat-1.${markup}.txt`);
  });
});
