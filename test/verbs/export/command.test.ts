import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../../cli/run-here.ts';
import { countModels } from '../../sat/count-models.ts';

const golden = (name: string) => path.join(import.meta.dirname, '../../../fixtures/golden/export', name);

function read(text: string): {
  readonly variables: number;
  readonly shown: number;
  readonly clauses: readonly number[][];
} {
  const lines = text.trimEnd().split('\n');
  const [, , variables, clauses] = lines.find((line) => line.startsWith('p cnf '))!.split(' ');
  const show = lines
    .find((line) => line.startsWith('c p show '))!
    .split(' ')
    .slice(3)
    .map(Number);
  const body = lines.filter((line) => !/^[cp] /.test(line)).map((line) => line.split(' ').slice(0, -1).map(Number));
  expect(body.length).toBe(Number(clauses));
  return { variables: Number(variables), shown: show.length - 1, clauses: body };
}

describe('a model counter finds what count prints', () => {
  test.each([
    ['fixtures/family/plain.yaml', []],
    ['fixtures/family/marks.yaml', []],
    ['fixtures/family/roles.yaml', ['--players', '4']],
    ['fixtures/family/roles.yaml', ['--rules', '1.10']],
    ['fixtures/family/two-decks.yaml', ['--without', '1']],
    ['fixtures/family/infeasible-rules.yaml', []],
    [
      'hongmenyan',
      ['--pin', '1:诅咒', '--pin', '2:庇佑', '--pin', '3:蝴蝶夫人', '--pin', '4:束魂', '--pin', '5:黑暗束魂'],
    ],
  ])('%s %j', async (ruleset, flags) => {
    const { variables, shown, clauses } = read((await runHere(['export', ruleset, ...flags])).out);
    const first = JSON.parse((await runHere(['count', ruleset, ...flags, '--json'])).out);
    const counted = Array.isArray(first) ? first[0] : first;
    const models = Number(counted.legal);
    expect(countModels(clauses, variables, shown)).toEqual({ all: models, shown: models });
  });
});

test('the file itself', async () => {
  const ran = await runHere(['export', 'fixtures/family/one-seat.yaml']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  await expect(ran.out).toMatchFileSnapshot(golden('one-seat.cnf'));
});
