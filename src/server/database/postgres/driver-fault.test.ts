import { expect, test } from 'vitest';
import { isDriverFault } from './driver-fault.ts';

function thrown(stack: string, error: Error = new TypeError('Cannot read properties of null')): Error {
  error.stack = `${error.name}: ${error.message}\n    ${stack}`;
  return error;
}

test('ignores only the late write of the database driver', () => {
  const place = 'at Immediate.nextWrite (file:///app/node_modules/postgres/src/connection.js:255:22)';
  expect(isDriverFault(thrown(place))).toBe(true);
  expect(isDriverFault(thrown(place, new RangeError('x')))).toBe(false);
  expect(isDriverFault(thrown('at nextWrite (file:///app/src/server/chat/turns.ts:1:1)'))).toBe(false);
  expect(isDriverFault(thrown('at close (file:///app/node_modules/postgres/src/connection.js:9:1)'))).toBe(
    false,
  );
  expect(isDriverFault(null)).toBe(false);
});
