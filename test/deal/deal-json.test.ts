import { expect, it } from 'vitest';
import { compile } from '../../src/counting/compile.ts';
import type { DealFile } from '../../src/deal/deal-file.ts';
import { dealWriter } from '../../src/deal/deal-json.ts';
import { draw } from '../../src/deal/draw.ts';
import { fileMaker } from '../../src/deal/to-file.ts';
import { ground } from '../../src/problem/ground.ts';
import { normalise } from '../../src/problem/selection.ts';
import { shipped, shippedTexts } from '../ruleset/shipped.ts';
import { sampleFile } from './sample-file.ts';

/** What the bytes say as UTF-8. */
function textWriter(): (deal: DealFile) => string {
  const write = dealWriter();
  return (deal) => {
    const bytes = write(deal);
    expect(bytes).not.toMatch(/[^\0-\xff]/);
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'));
  };
}

it.each([...shippedTexts.keys()])('deals of %s are written as JSON.stringify writes them', (id) => {
  const ruleset = shipped(id);
  const problem = ground(ruleset, normalise(ruleset, {}));
  const diagram = compile(problem);
  const make = fileMaker(ruleset, problem);
  const write = textWriter();
  const names = Array.from({ length: problem.seats }, (_, seat) =>
    seat === 0 ? null : `"\\${seat}\u2028\n鼠🐭\ud83d`,
  );
  for (const drawn of draw(problem, diagram, 'json "\\', { count: 30 })) {
    const deal = make({ ...drawn, seed: 'json "\\', legal: diagram.legal, names });
    expect(write(deal)).toBe(JSON.stringify(deal));
  }
});

it('writes every field that a deal file may have, and leaves out what has no value', () => {
  const write = textWriter();
  const file = sampleFile() as unknown as DealFile; // as: the sample is bare JSON
  const whole = {
    ...file,
    stock: { main: [{ card: 'a', name: '甲' }], '10': [], __proto: [] },
    substitutes: ['乙"'],
    log: [{ seat: 1, from: 'a', to: 'b' }],
    first: undefined,
    commitment: { hash: '00', outside: null, reserve: false, reason: 'x\ty' },
  } as unknown as DealFile; // as: shapes do not matter here, only their text
  expect(write(file)).toBe(JSON.stringify(file));
  expect(write(whole)).toBe(JSON.stringify(whole));
});
