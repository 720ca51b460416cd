/** Pins are part of the selection of every verb that grounds a ruleset, names included. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runHere } from './run-here.ts';

const small = 'fixtures/family/roles.yaml';
const names = ['--names', '甲,乙,007,a=b'];
const table = ['--players', '4', ...names];
const folder = mkdtempSync(join(tmpdir(), 'ninelives-pins-'));

async function run(...argv: readonly string[]) {
  const ran = await runHere(argv);
  expect(ran.err, argv.join(' ')).not.toContain('undefined');
  return ran;
}

async function listed(...flags: readonly string[]): Promise<readonly { seats: { role: string }[] }[]> {
  const { out, code } = await run('list', small, '--players', '4', ...flags);
  expect(code).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('pins', () => {
  it('leave of the list just what keeps them, in its order', async () => {
    const all = await listed();
    const role = all[0]!.seats[0]!.role;
    const seats = (deals: readonly { seats: unknown }[]) => deals.map((deal) => deal.seats);
    // Names are labels of this run alone: the list is of seats.
    const pinned = await listed(...names, '--pin', `a=b=${role}`);
    expect(seats(pinned)).toEqual(seats(all.filter((deal) => deal.seats[3]!.role === role)));
    const banned = await listed(...names, '--ban', `@007=${role}`);
    expect(seats(banned)).toEqual(seats(all.filter((deal) => deal.seats[2]!.role !== role)));
    const file = join(folder, 'pins');
    writeFileSync(file, `4=${role}\n!1=${role}\n`);
    expect(seats(await listed('--pins-file', file))).toEqual(
      seats(all.filter(({ seats: [first, , , last] }) => last!.role === role && first!.role !== role)),
    );
  });

  it.each(['count', 'odds', 'explain', 'check', 'export', 'deal'])('count in %s, by name', async (verb) => {
    const role = (await listed())[0]!.seats[0]!.role;
    const json = verb === 'export' ? [] : ['--json'];
    const { out, code } = await run(verb, small, ...table, '--pin', `甲=${role}`, '--ban', `乙=${role}`, ...json);
    expect(code).toBe(0);
    if (verb !== 'check') expect(out.replaceAll(/\s/g, '')).toContain(`"pins":["!2=${role}","1=${role}"]`);
  });

  it.each(['count', 'odds', 'explain', 'check', 'export', 'deal', 'list'])(
    'are refused by %s in a sentence where they make no sense',
    async (verb) => {
      for (const fact of ['nobody=king', '9=king', '1:nothing', '1', 'king', '=', '1=']) {
        const { out, code, err } = await run(verb, small, ...table, '--pin', fact);
        expect([code, out], `${verb} --pin ${fact}`).toEqual([2, '']);
        expect(err).toMatch(/^ninelives: .+\n$/);
      }
    },
  );
});
