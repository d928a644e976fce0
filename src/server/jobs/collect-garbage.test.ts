import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('collects unreferenced objects and keeps the ones in use', async () => {
  const used = { name: 'used' };
  const [usedRef, unusedRef] = [new WeakRef(used), new WeakRef({ name: 'unused' })];
  // A weak reference keeps its object alive until the current task ends.
  await setImmediate();
  collectGarbage();
  expect(unusedRef.deref()).toBeUndefined();
  expect(usedRef.deref()).toBe(used);
});
