import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nothing refers to any more is gone, and what is still used stays', async () => {
  const used = { name: 'used' };
  const [usedRef, unusedRef] = [new WeakRef(used), new WeakRef({ name: 'unused' })];
  // A weak reference holds its object until the task ends that made it.
  await setImmediate();
  collectGarbage();
  expect(unusedRef.deref()).toBeUndefined();
  expect(usedRef.deref()).toBe(used);
});
