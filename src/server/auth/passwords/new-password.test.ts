import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openCommonPasswords } from './common-passwords.ts';
import { AuthError } from '../error.ts';
import { checkNewPassword } from './new-password.ts';

const sam = {
  email: 'sam.river@mail.test',
  phone: '15551234567',
  metadata: { first_name: 'Sam', last_name: 'River-Stone', full_name: 7 },
};

function refusalOf(password: string, owner = sam, commonPasswords?: ReadonlySet<string>): unknown {
  try {
    checkNewPassword(commonPasswords ? { commonPasswords } : {}, password, owner);
    return null;
  } catch (error) {
    return error;
  }
}

// Specification: 9.lengths
// ASVS: 6.2.9, 6.2.5
test('new passwords have 6 to 128 characters', () => {
  expect(refusalOf('vK7!p')).toMatchObject({ status: 422, code: 'weak_password' });
  expect(refusalOf('vK7!pQ')).toBeNull();
  const long = 'vK7!pQ2$'.repeat(16);
  expect(refusalOf(long)).toBeNull();
  expect(refusalOf(`${long}x`)).toMatchObject({ status: 400, code: 'validation_failed' });
});

// ASVS: 6.1.2, 6.2.11
test.each([
  'letmein',
  'Princess1',
  'sunshine!',
  'arsenal2004',
  'umbrella',
  'swordfis',
  'lena2026',
  'mydivorce',
])('rejects common words and product words: %s', (password) => {
  const refusal = refusalOf(password);
  expect(refusal).toBeInstanceOf(AuthError);
  expect(refusal).toMatchObject({
    status: 422,
    code: 'weak_password',
    message: 'This password is easy to guess. Choose a different one.',
    details: { weakPasswordReasons: ['pwned'] },
  });
});

// ASVS: 6.1.2, 6.2.11
test.each(['sam.river', 'RiverSam1', 'samloves', 'riverstone', '15551234567', 'mail.test'])(
  "rejects the person's own name, email address and phone number: %s",
  (password) => {
    expect(refusalOf(password)).toMatchObject({ code: 'weak_password' });
    const nobody = { email: '', phone: '', metadata: { first_name: '', last_name: '', full_name: 0 } };
    if (password !== 'riverstone') return;
    expect(refusalOf(password, nobody)).toBeNull();
  },
);

// ASVS: 6.2.12
test("rejects passwords on the operator's list, and fails at start-up if the list is missing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'passwords-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'list.txt');
  await writeFile(file, 'Zebra-Kite-Lamp\r\n\r\nxkcdxkcdx\n');
  const list = openCommonPasswords(file);
  expect(refusalOf('zebra-kite-lamp1', sam, list)).toMatchObject({ code: 'weak_password' });
  expect(refusalOf('letmein', sam, list)).toMatchObject({ code: 'weak_password' });
  expect(refusalOf('zebra-kite-lamp1')).toBeNull();
  expect(() => openCommonPasswords(path.join(folder, 'none.txt'))).toThrow('ENOENT');
});
