import { expect, test } from 'vitest';
import type { SolveTasks } from '../src/sat/solve-worker.ts';
import { Thread } from '../src/thread.ts';
import { any, bound, deck, problem, rule, small } from './sat/problems.ts';

/** 18 cards into 8 hands of two: a solver does not finish on it in minutes (design: "SAT"). */
const pigeonhole = problem([8], [deck([1, 1, 2, 2, 2, 2, 1, 4, 3], [2])], {
  requirements: [rule('4', any(bound([2], 0, 0), bound([4], 0, 0)))],
});

test('what takes too long is ended at its limit, and the thread can be asked again', async () => {
  const thread = new Thread<SolveTasks>('solve-worker.js');
  try {
    await expect(thread.ask('possible', pigeonhole, 0.5)).rejects.toMatchObject({
      faults: [{ kind: 'limit', code: 'time-limit', with: { seconds: 0.5 } }],
    });
    expect(await thread.ask('possible', small.plain!, 60)).not.toBeNull();
    expect(await thread.ask('possible', small.impossible!, 60)).toBeNull();
  } finally {
    thread.end();
  }
});

test('a problem that is too large for the solver is a fault with its size, before the solver is asked', async () => {
  const thread = new Thread<SolveTasks>('solve-worker.js');
  const huge = problem(
    [200],
    [
      deck(
        Array.from({ length: 200 }, () => 40),
        [40],
      ),
    ],
  );
  try {
    await expect(thread.ask('possible', huge, 120)).rejects.toMatchObject({
      faults: [{ kind: 'limit', code: 'sat-too-large' }],
    });
  } finally {
    thread.end();
  }
});

test('what goes wrong in the thread comes out with its message', async () => {
  const thread = new Thread<SolveTasks>('solve-worker.js');
  try {
    await expect(thread.ask('keep', [], 60)).rejects.toThrow('no problem is open');
  } finally {
    thread.end();
  }
});
