import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';

let hashes = 0;
const { argon2 } = crypto;
// Must be set before the server is imported, because the server reads the function once.
crypto.argon2 = (...asked: Parameters<typeof argon2>) => {
  hashes += 1;
  argon2(...asked);
};
syncBuiltinESMExports();
const { startAuth } = await import('./auth-server.ts');

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
