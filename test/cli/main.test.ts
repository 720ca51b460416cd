import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/main.ts';

/** A run whose answer meets an error that nobody foresaw. */
async function broken(env: Readonly<Record<string, string>>): Promise<{ readonly code: number; readonly err: string }> {
  let err = '';
  const stderr = new Writable({
    write: (chunk, _encoding, done) => {
      err += chunk;
      done();
    },
  });
  const stdout = new Writable();
  stdout.write = () => {
    throw new TypeError('the moon\nis down');
  };
  const code = await run(['rules'], { stdout, stderr, stdin: process.stdin, env });
  return { code, err };
}

test('a bug ends in exit 70 and one line that asks to report it, without a stack', async () => {
  expect(await broken({})).toEqual({
    code: 70,
    err: 'ninelives: this is a bug of ninelives: TypeError: the moon. Please report it (NINELIVES_DEBUG=1 shows the details).\n',
  });
  expect((await broken({ LANG: 'zh_CN' })).err).toMatch(/^ninelives: 程序出错了.*TypeError: the moon.*\n$/);
});

test('NINELIVES_DEBUG shows the stack', async () => {
  const { code, err } = await broken({ NINELIVES_DEBUG: '1' });
  expect(code).toBe(70);
  expect(err).toMatch(/\n\s+at /);
});
