import { expect, test } from 'vitest';
import { openAfterwards } from './afterwards.ts';

const never = () => () => undefined;

test('what rests goes on after its time', async () => {
  const asked: number[] = [];
  const afterwards = openAfterwards((milliseconds, act) => {
    asked.push(milliseconds);
    queueMicrotask(act);
    return () => undefined;
  });
  expect(await afterwards.rest('a', 5000)).toBe(true);
  expect(asked).toEqual([5000]);
});

test('something newer of the same name ends the rest of the older one, and of no other', async () => {
  const afterwards = openAfterwards(never);
  const [older, other] = [afterwards.rest('a', 1), afterwards.rest('b', 1)];
  const newer = afterwards.rest('a', 1);
  expect(await older).toBe(false);
  afterwards.replace('a');
  expect(await newer).toBe(false);
  await afterwards.finish(0);
  expect(await other).toBe(true);
});

test('a thousand rest at once and no more', async () => {
  const afterwards = openAfterwards(never);
  const resting = Array.from({ length: 1000 }, (_, index) => afterwards.rest(`${index}`, 1));
  expect(await afterwards.rest('one more', 1)).toBe(false);
  await afterwards.finish(0);
  expect(new Set(await Promise.all(resting))).toEqual(new Set([true]));
});

test('who leaves waits for what runs, what fails too, and lets nothing rest again', async () => {
  const afterwards = openAfterwards(never);
  const done: string[] = [];
  const work = async () => {
    if (await afterwards.rest('a', 1)) done.push('tried again');
    if (!(await afterwards.rest('a', 1))) done.push('gave up');
    throw new Error('not sent');
  };
  afterwards.follow(work());
  await afterwards.finish(60_000);
  expect(done).toEqual(['tried again', 'gave up']);
});

test('who leaves does not wait for ever', async () => {
  const afterwards = openAfterwards(never);
  afterwards.follow(new Promise(() => undefined));
  await afterwards.finish(0);
});
