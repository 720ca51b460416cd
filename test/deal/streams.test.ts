import { expect, it } from 'vitest';
import { type ExtraKey, extraStream } from '../../src/deal/streams.ts';
import { ground } from '../../src/problem/ground.ts';
import { normalise, written } from '../../src/problem/selection.ts';
import { stream } from '../../src/random/stream.ts';
import { sample } from '../problem/sample.ts';

it('an extra stream is the stream of its name under the deal’s own selection, also where deals share the object of one', () => {
  const selection = normalise(sample, { players: 4 });
  const { ruleset } = ground(sample, selection);
  const { players: _, ...shared } = written(selection);
  for (const players of [4, 3, 4, 4]) {
    for (const index of [0, 7]) {
      const deal: ExtraKey = { ruleset, players, selection: shared, seed: 'moon', index, number: '5' };
      const plain = {
        name: 'stock',
        fingerprint: ruleset.fingerprint,
        selection: { ...selection, players },
        seed: 'moon',
        block: index,
      };
      const [one, other] = [extraStream(deal, 'stock'), stream(plain)];
      for (let word = 0; word < 4; word++) expect(one.word()).toBe(other.word());
    }
  }
});
