/** Every reading of the shipped rulesets, by deals that are legal under one answer and illegal under another. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../src/checker/check.ts';
import { compile } from '../../src/counting/compile.ts';
import { listedSeats, seated } from '../../src/deal/read/listing.ts';
import { readLines } from '../../src/deal/read/text.ts';
import { ground } from '../../src/problem/ground.ts';
import { withPartialDeal } from '../../src/problem/partial-deal.ts';
import { normalise } from '../../src/problem/selection.ts';
import { shipped, shippedTexts } from '../ruleset/shipped.ts';

interface Fixture {
  readonly file: string;
  readonly ruleset: string;
  readonly rule: string;
  readonly without?: readonly string[];
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly breaks: readonly string[];
}

const FOLDER = 'fixtures/readings';
const fixtures: readonly Fixture[] = parse(readFileSync(`${FOLDER}/readings.yaml`, 'utf8'));

describe.each(
  fixtures.map(
    (fixture) => [`${fixture.file}${fixture.without ? ` without ${fixture.without}` : ''}`, fixture] as const,
  ),
)('%s', (_, { file, ruleset: id, rule, without = [], legal, illegal, breaks }) => {
  const ruleset = shipped(id);
  const listing = readLines(readFileSync(`${FOLDER}/${file}`, 'utf8'), file, ruleset);
  const given = seated(listing, ruleset, listedSeats(listing));
  const under = (name: string) => normalise(ruleset, { players: given.seats, readings: { [rule]: name }, without });
  const broken = (name: string) => [...new Set(check(ruleset, under(name), given).map((violation) => violation.id))];
  const legalDeals = (name: string) => compile(withPartialDeal(ground(ruleset, under(name)), given)).legal;

  it.each([...legal])('is legal under %s', (name) => {
    expect([broken(name), legalDeals(name)]).toEqual([[], 1n]);
  });

  it.each([...illegal])('is illegal under %s', (name) => {
    expect([broken(name), legalDeals(name)]).toEqual([breaks, 0n]);
  });

  it('says something of every answer', () => {
    const options = ruleset.readings
      .find((reading) => reading.rule === rule)!
      .options.map(({ name }) => name as string); // as: a brand less
    expect([...legal, ...illegal].sort()).toEqual([...options].sort());
  });
});

it('for every reading some deal is legal under it, and some other answer finds the deal illegal or the reading finds one illegal', () => {
  const silent = [...shippedTexts.keys()].flatMap((id) =>
    shipped(id).readings.flatMap(({ rule, options }) =>
      options
        .filter(({ name }) => {
          const about = fixtures.filter((fixture) => fixture.ruleset === id && fixture.rule === rule);
          const holds = about.some(({ legal }) => legal.includes(name));
          const parts = about.some(
            ({ legal, illegal }) => (legal.includes(name) && illegal.length > 0) || illegal.includes(name),
          );
          return !(holds && parts);
        })
        .map(({ name }) => `${id} ${rule}=${name}`),
    ),
  );
  expect(silent).toEqual([]);
});
