import { createHook } from 'node:async_hooks';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { startAuth } from './auth-server.ts';

// Counts the hashes of the whole process. The server may have been imported by another file of this worker, so its
// function for hashing can no longer be replaced.
let hashes = 0;
const hook = createHook({
  init(_id, type) {
    if (type === 'ARGON2REQUEST') hashes += 1;
  },
}).enable();
afterAll(() => void hook.disable());

test('a request that is not allowed to use recovery codes computes none of their slow hashes', async () => {
  const server = await startAuth(await openDatabase('PGlite'));
  const { client } = await server.signedIn();
  expect(hashes).toBeGreaterThan(0);
  const before = hashes;
  const { error } = await client.mfa.recoveryCodes.generate();
  expect(error?.code).toBe('mfa_recovery_codes_sole_factor');
  expect(hashes).toBe(before);
  await server.close();
});
