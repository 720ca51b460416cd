import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseTree } from '../../src/ruleset/read/tree.ts';
import { rulesetJsonSchema } from '../../src/ruleset/schema.ts';
import { shippedText, shippedTexts } from './shipped.ts';

test('the schema beside the rulesets is current (npx vitest run test/ruleset/jsonschema -u writes it)', async () => {
  await expect(`${JSON.stringify(rulesetJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../rulesets/ruleset.schema.json',
  );
});

/** The published schema, read back as an independent reader would. */
const published = z.fromJSONSchema(JSON.parse(JSON.stringify(rulesetJsonSchema())));
const accepts = (text: string) => published.safeParse(parseTree(text, 'test').toJSON()).success;

test.each([...shippedTexts])('accepts %s', (_, text) => {
  expect(accepts(text)).toBe(true);
});

test('accepts a file that extends another', () => {
  expect(accepts('extends: v1\nid: my-v1\nrules: { 4.4.10: { at-most: { own: 3 } } }\ndrop: { rules: 4.4.9 }')).toBe(
    true,
  );
});

test.each([
  ['a slip in a key', 'apart: [sniper, counter]', 'appart: [sniper, counter]'],
  ['a number in words', 'copies: 2', 'copies: [two]'],
  ['an entry without English', 'en: Demon, ', ''],
])('refuses %s', (_, from, to) => {
  expect(accepts(shippedText('v1').replace(from, to))).toBe(false);
});
