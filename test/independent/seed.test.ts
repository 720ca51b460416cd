/** docs/files.md alone leads from a seed to a deal. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { familyCases } from '../brute/family.ts';
import { legalDeals } from '../brute/legal-deals.ts';
import { weightOf } from '../brute/weight.ts';
import { runHere } from '../cli/run-here.ts';
import { canonical, type Header, integerOf } from './seed.ts';

interface DealLine extends Header {
  readonly number: string;
  readonly legal: string;
}

const golden = readdirSync('fixtures/golden-deals').flatMap((name) =>
  readFileSync(`fixtures/golden-deals/${name}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [name, JSON.parse(line) as DealLine] as const)
    // Only the first deal of each table is there whole.
    .filter(([, deal]) => deal.seed !== undefined),
);

test('the canonical JSON that the page prints is the one that the program makes', () => {
  const page = readFileSync('docs/files.md', 'utf8');
  const header = golden.find(([name, deal]) => name === 'v1.ndjson' && deal.players === 5)![1];
  expect(page).toContain(
    `    ${canonical({ ...header, selection: { ...header.selection, without: [], pins: [] } })}\n`,
  );
});

describe('where all deals weigh 1 the integer is the deal number', () => {
  const uniform = golden.filter(([, deal]) =>
    Object.values(deal.selection.weights).every((weights) => weights === 'deals'),
  );
  test('of every golden deal', () => {
    expect(uniform.length).toBeGreaterThan(10);
    for (const [name, deal] of uniform) {
      expect(integerOf(deal, BigInt(deal.legal)), `${name} ${deal.players}`).toBe(BigInt(deal.number));
    }
  });

  test('in the middle of a batch, and in its second block', async () => {
    const { out } = await runHere(['deal', 'v2', '--seed', 'page', '--from', '1020', '--deals', '8', '--ndjson']);
    const deals = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as DealLine);
    expect(deals.map((deal) => integerOf(deal, BigInt(deal.legal)))).toEqual(deals.map(({ number }) => BigInt(number)));
    expect(deals.map(({ index }) => index)).toEqual([1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027]);
  });
});

test('otherwise the integer falls into the interval of the deal, whatever the weights', async () => {
  const weighed = familyCases.filter(({ problem }) => problem.decks.some(({ weights }) => weights === 'shuffles'));
  expect(weighed.length).toBeGreaterThan(2);
  for (const { name, ruleset, selection, problem } of weighed) {
    const deals = legalDeals(problem);
    if (deals.length === 0) continue;
    const weights = deals.map((dealt) => weightOf(problem, dealt));
    const readings = Object.entries(selection.readings).flatMap(([rule, reading]) => [
      '--reading',
      `${rule}=${reading}`,
    ]);
    const argv = ['deal', `fixtures/family/${ruleset.id}.yaml`, '--players', String(problem.seats), ...readings];
    const { out } = await runHere([...argv, '--seed', 'page', '--deals', '40', '--ndjson']);
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    for (const line of out.trimEnd().split('\n')) {
      const deal = JSON.parse(line) as DealLine;
      let x = integerOf(deal, total);
      let number = 0;
      while (x >= weights[number]!) x -= weights[number++]!;
      expect(deal.number, name).toBe(String(number));
    }
  }
});
