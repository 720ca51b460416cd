import { describe, expect, it } from 'vitest';
import { manyDeals, type OneDeal } from '../../../src/deal/read/format.ts';
import { listedSeats } from '../../../src/deal/read/listing.ts';
import { faultsOfPromise } from '../../fault-of.ts';
import { shipped } from '../../ruleset/shipped.ts';

const v1 = shipped('v1');

async function* bytes(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

async function deals(text: string, file = 'year.txt'): Promise<OneDeal[]> {
  const found: OneDeal[] = [];
  for await (const deal of manyDeals(bytes(text), file)) found.push(deal);
  return found;
}

/** [line, seats, cards of the first seat] of each deal. */
async function told(text: string, file?: string) {
  return Promise.all(
    (await deals(text, file)).map(async (deal) => {
      const listing = await deal.read(v1);
      const hand = [...listing.seats[0]!.hands.values()][0];
      return [deal.place.line, listedSeats(listing), hand?.cards.map(({ card }) => card).join()];
    }),
  );
}

const seat = (n: number, card: string) => ({ seat: n, hands: { main: [{ card, attributes: [] }] } });
const one = { seats: [seat(1, 'bomb'), seat(2, 'vest')] };
const two = { seats: [seat(1, 'curse'), seat(2, 'vest'), seat(3, 'sniper')] };
const both = [
  [1, 2, 'bomb'],
  [2, 3, 'curse'],
];

describe('files of many deals', () => {
  it('reads NDJSON line by line, empty lines and a byte order mark aside', async () => {
    expect(await told(`${JSON.stringify(one)}\n${JSON.stringify(two)}\n`)).toEqual(both);
    expect(await told(`\uFEFF${JSON.stringify(one)}\r\n${JSON.stringify(two)}`)).toEqual(both);
    expect((await told(`\n\n${JSON.stringify(one)}\n\n${JSON.stringify(two)}`)).map(([line]) => line)).toEqual([3, 5]);
  });

  it('reads a JSON array and a single deal, also over many lines', async () => {
    const places = await told(JSON.stringify([one, two], null, 2));
    expect(places.map(([, ...rest]) => rest)).toEqual(both.map(([, ...rest]) => rest));
    expect(places[1]![0]).toBeGreaterThan(places[0]![0] as number); // as: a line number, where there is text
    expect((await told(JSON.stringify(one, null, 2)))[0]!.slice(1)).toEqual([2, 'bomb']);
  });

  it('reads pasted deals: an empty line, a line that parts, a heading, or numbers that begin again', async () => {
    const first = '1. 炸弹\n2. 防弹衣'.replaceAll('. ', '. 甲：');
    const second = '1. 诅咒\n2. 防弹衣\n3. 狙击手'.replaceAll('. ', '. 甲：');
    for (const between of ['\n\n', '\n---\n', '\n第2局\n', '\nDeal 2\n', '\n2026-03-01 周日\n', '\n', '\n# two\n'])
      expect(
        (await told(first + between + second)).map(([, ...rest]) => rest),
        JSON.stringify(between),
      ).toEqual(both.map(([, ...rest]) => rest));
  });

  it('keeps one deal together whose numbers run on over empty lines, or whose lines have none', async () => {
    expect(await told('1. 甲：炸弹\n\n2. 乙：防弹衣\n\n# 注\n3. 丙：诅咒\n')).toEqual([[1, 3, 'bomb']]);
    expect(await told('甲：炸弹\n\n乙：防弹衣\n')).toEqual([[1, 2, 'bomb']]);
    expect(await told('甲：炸弹\n乙：防弹衣\n\n丙：诅咒\n丁：圣人\n')).toEqual([
      [1, 2, 'bomb'],
      [4, 2, 'curse'],
    ]);
  });

  it('reads tables: a column for the deal, an empty row, or seat numbers that go down', async () => {
    const named = '局,座位,手牌\n一,1,炸弹\n一,2,防弹衣\n二,1,诅咒\n,2,防弹衣\n二,3,狙击手\n';
    expect(await told(named, 'a.csv')).toEqual([
      [2, 2, 'bomb'],
      [4, 3, 'curse'],
    ]);
    for (const gap of ['', ',\n', '\n'])
      expect(await told(`座位,手牌\n1,炸弹\n2,防弹衣\n${gap}1,诅咒\n2,防弹衣\n3,狙击手\n`, 'a.csv')).toEqual([
        [2, 2, 'bomb'],
        [gap === '' ? 4 : 5, 3, 'curse'],
      ]);
    const cards = 'deal,seat,card\n1,1,bomb\n1,2,vest\n2,1,curse\n2,1,saint\n2,2,vest\n2,3,sniper\n';
    expect((await told(cards, 'a.csv')).map(([, ...rest]) => rest)).toEqual([
      [2, 'bomb'],
      [3, 'curse,saint'],
    ]);
  });

  it.each([
    [`${JSON.stringify(one)}\n{"seats": [{"seat": 1, "hands": {"main": [{"card": "bmob"}]}}]}\n`, 'unknown-card', 2],
    [`${JSON.stringify(one)}\n{"seats": \n`, 'json-broken', 2],
    ['1. 甲：炸弹\n\n1. 甲：炸弹弹弹\n', 'unknown-card', 3],
    ['局,座位,手牌\n一,1,炸弹\n二,1,诅诅诅\n', 'unknown-card', 3],
    [`[${JSON.stringify(one)},\n{"seats": [{"seat": 1, "role": "kiler"}]}]`, 'unknown-role', 2],
  ])('says on which line of the file something is wrong: %j', async (text, code, line) => {
    const faults = await faultsOfPromise(told(text, text.startsWith('局') ? 'a.csv' : 'year.txt'));
    expect(faults[0]).toMatchObject({ kind: 'bad', code, place: { line } });
  });

  it('refuses what is no text', async () => {
    expect((await faultsOfPromise(deals('\0\0\0\x01')))[0]!.code).toMatch(/^text-/);
    expect((await faultsOfPromise(deals('')))[0]!.code).toBe('text-empty');
  });
});

it('gives the first of a hundred thousand pasted deals without making the others', async () => {
  const line = '1. a（杀手）：杀手\n';
  const all = manyDeals(bytes(line.repeat(100_000), 1 << 20), 'junk.txt');
  const first = await all.next();
  expect(first.value?.place).toEqual({ file: 'junk.txt', line: 1 });
  const second = await all.next();
  expect(second.value?.place).toEqual({ file: 'junk.txt', line: 2 });
  await all.return(undefined);
});
