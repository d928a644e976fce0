import { expect, test } from 'vitest';
import { startBackgroundTasks } from './background-tasks.ts';

const never = () => () => undefined;

test('a waiting task retries when its delay is over', async () => {
  const asked: number[] = [];
  const backgroundTasks = startBackgroundTasks((milliseconds, act) => {
    asked.push(milliseconds);
    queueMicrotask(act);
    return () => undefined;
  });
  expect(await backgroundTasks.waitToRetry('a', 5000)).toBe(true);
  expect(asked).toEqual([5000]);
});

test('a newer task ends the wait of an older task only if both have the same name', async () => {
  const backgroundTasks = startBackgroundTasks(never);
  const [older, other] = [backgroundTasks.waitToRetry('a', 1), backgroundTasks.waitToRetry('b', 1)];
  const newer = backgroundTasks.waitToRetry('a', 1);
  expect(await older).toBe(false);
  backgroundTasks.cancelRetry('a');
  expect(await newer).toBe(false);
  await backgroundTasks.finish(0);
  expect(await other).toBe(true);
});

test('at most a thousand tasks wait at once', async () => {
  const backgroundTasks = startBackgroundTasks(never);
  const waiting = Array.from({ length: 1000 }, (_, index) => backgroundTasks.waitToRetry(`${index}`, 1));
  expect(await backgroundTasks.waitToRetry('one more', 1)).toBe(false);
  await backgroundTasks.finish(0);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
});

test('a stopping server waits for running tasks, including failing ones, and allows no further waits', async () => {
  const backgroundTasks = startBackgroundTasks(never);
  const done: string[] = [];
  const work = async () => {
    if (await backgroundTasks.waitToRetry('a', 1)) done.push('tried again');
    if (!(await backgroundTasks.waitToRetry('a', 1))) done.push('gave up');
    throw new Error('not sent');
  };
  backgroundTasks.track(work());
  await backgroundTasks.finish(60_000);
  expect(done).toEqual(['tried again', 'gave up']);
});

test('stopping has a time limit', async () => {
  const backgroundTasks = startBackgroundTasks(never);
  backgroundTasks.track(new Promise(() => undefined));
  await backgroundTasks.finish(0);
});
