import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { ClosedPipe, colourLevel, context } from '../../src/cli/context.ts';

const terminal = Object.assign(new Writable(), { isTTY: true });
const pipe = Object.assign(new Writable(), { isTTY: false });

test.each([
  ['a terminal has colours', terminal, {}, 'auto', 1],
  ['as many as it says', terminal, { TERM: 'xterm-256color' }, 'auto', 2],
  ['as many as it says', terminal, { COLORTERM: 'truecolor' }, 'auto', 3],
  ['a dumb one has none', terminal, { TERM: 'dumb' }, 'auto', 0],
  ['a pipe has none', pipe, {}, 'auto', 0],
  ['NO_COLOR', terminal, { NO_COLOR: '1' }, 'auto', 0],
  ['an empty NO_COLOR says nothing', terminal, { NO_COLOR: '' }, 'auto', 1],
  ['NO_COLOR before FORCE_COLOR', terminal, { NO_COLOR: '1', FORCE_COLOR: '3' }, 'auto', 0],
  ['FORCE_COLOR before the kind of stream', pipe, { FORCE_COLOR: '2' }, 'auto', 2],
  ['FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, 'auto', 0],
  ['the flag before NO_COLOR', pipe, { NO_COLOR: '1' }, 'always', 1],
  ['the flag before FORCE_COLOR', terminal, { FORCE_COLOR: '1' }, 'never', 0],
] as const)('%s', (_, stream, env, flag, level) => {
  expect(colourLevel(stream, env, flag)).toBe(level);
});

test('waits for a slow reader', async () => {
  let taken = 0;
  const slow = new Writable({
    highWaterMark: 4,
    write: (chunk, _encoding, done) => {
      setImmediate(() => {
        taken += chunk.length;
        done();
      });
    },
  });
  const { out } = await context({ stdout: slow, stderr: slow, stdin: process.stdin, env: {} }, 'en', 'auto');
  await out('123456789');
  expect(taken).toBe(9);
});

test('a reader that went away is told apart from a fault', async () => {
  const gone = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })),
  });
  const { out } = await context({ stdout: gone, stderr: gone, stdin: process.stdin, env: {} }, 'en', 'auto');
  await expect(out('much')).rejects.toBeInstanceOf(ClosedPipe);
  await expect(out('more')).rejects.toBeInstanceOf(ClosedPipe);
});

test('a full disk is a fault with a sentence, not a bug', async () => {
  const full = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const { out } = await context({ stdout: full, stderr: full, stdin: process.stdin, env: {} }, 'en', 'auto');
  const fault = { faults: [{ kind: 'bad', code: 'file-unwritable', with: { file: 'stdout', why: 'ENOSPC' } }] };
  await expect(out('much')).rejects.toMatchObject(fault);
  await expect(out('more')).rejects.toMatchObject(fault);
});
