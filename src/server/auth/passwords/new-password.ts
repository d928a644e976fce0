import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account/account.ts';
import { isEasyToGuess } from '#domain/account/easy-password.ts';
import { advisorProfiles } from '#content/advisors.ts';
import type { Deps } from '../../deps.ts';
import { openCommonPasswords } from './common-passwords.ts';
import { AuthError, validationFailed } from '../error.ts';
import type { UserMetadata } from '../users/user-metadata.ts';

/** The person's own data, which others may know and which the password must not contain. */
export interface PasswordOwner {
  email?: string | null;
  phone?: string | null;
  metadata?: UserMetadata | null;
}

/** Words related to this product and its advisors (docs/auth-subset.md). */
const productWords = [
  'evenkeel',
  ...Object.values(advisorProfiles).map(({ name }) => name),
  'advisor',
  'guide',
  'coach',
  'divorce',
  'divorced',
  'separation',
  'separated',
  'custody',
  'ex',
];

/**
 * Throws GoTrue's error for a password that is too short or easy to guess, and a different error for one that is too
 * long.
 */
export function checkNewPassword(
  { commonPasswords }: Pick<Deps, 'commonPasswords'>,
  password: string,
  owner: PasswordOwner,
): void {
  if (password.length < PASSWORD_MIN) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_MIN} characters.`, {
      weakPasswordReasons: ['length'],
    });
  }
  if (password.length > PASSWORD_MAX) {
    throw validationFailed(`Password cannot be longer than ${PASSWORD_MAX} characters`);
  }
  const common = commonPasswords ?? openCommonPasswords();
  if (!isEasyToGuess(password, { common, own: [...productWords, ...wordsOf(owner)] })) return;
  // This message is shown to people, because the client has no other reason code for a password that is long enough.
  throw new AuthError(422, 'weak_password', 'This password is easy to guess. Choose a different one.', {
    weakPasswordReasons: ['pwned'],
  });
}

function wordsOf({ email, phone, metadata }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@');
  const names = ['first_name', 'last_name', 'full_name', 'name'].map((key) => metadata?.[key]);
  const texts = [local, domain, phone ?? '', ...names.filter((name) => typeof name === 'string')];
  // Names are checked as a whole and in parts: Anna-Lena Meyer is also Anna, Lena and Meyer.
  return texts.flatMap((text) => [
    text,
    ...text.split(/[^\p{Letter}\p{Number}]+/u),
    ...text.split(/[^\p{Letter}]+/u),
  ]);
}
