import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

test("a password matches its hash, and another one doesn't", async () => {
  const stored = await hashPassword('quiet-harbour');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword(stored, 'quiet-harbour')).toBe(true);
  expect(await isPassword(stored, 'quiet-harbou')).toBe(false);
  expect(await hashPassword('quiet-harbour')).not.toBe(stored);
});

// ASVS: 11.4.2
test('the cost and the lengths match the parameters of the stored hash', async () => {
  const nonce = Buffer.from('a salt of bytes!');
  const cost = { memory: 64, passes: 3, parallelism: 2 };
  const hash = argon2Sync('argon2id', { message: 'older', nonce, tagLength: 24, ...cost });
  const stored = `$argon2id$v=19$m=64,t=3,p=2$${unpadded(nonce)}$${unpadded(hash)}`;
  expect(await isPassword(stored, 'older')).toBe(true);
  expect(await isPassword(stored, 'newer')).toBe(false);
});

test('no password matches a missing or unreadable hash', async () => {
  for (const stored of [null, '', '!', '$2a$10$bcrypt', '$argon2id$v=19$m=1,t=1$x$y']) {
    expect(await isPassword(stored, 'quiet-harbour')).toBe(false);
  }
});

// ASVS: 6.2.8
test('a longer text that starts with the password does not match', async () => {
  const longest = 'x'.repeat(128);
  const stored = await hashPassword(longest);
  expect(await isPassword(stored, longest)).toBe(true);
  expect(await isPassword(stored, `${longest}y`)).toBe(false);
});

// ASVS: 6.2.5, 6.2.8
test('a character matches its equivalents with different code points', async () => {
  expect(await isPassword(await hashPassword('caf\u00e9-caf\u00e9'), 'cafe\u0301-cafe\u0301')).toBe(true);
});

// ASVS: 15.2.2
test('too many requests at once are refused instead of waiting forever', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 110 }, () => isPassword(null, 'x')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBe(8);
  expect(refused[0]?.reason).toMatchObject({ status: 429, details: { retryAfterSeconds: 5 } });
  expect(await isPassword(null, 'x')).toBe(false);
});
