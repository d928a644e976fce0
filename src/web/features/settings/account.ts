import type * as v from 'valibot';
import type { profileForm } from '#domain/account/account.ts';

export type PersonalFields = v.InferOutput<typeof profileForm>;

/** The person's stored data. */
export interface Account extends PersonalFields {
  /** An address that takes effect when the link in its email is opened. */
  waitingEmail: string | null;
}

export interface AccountChange {
  name: Pick<PersonalFields, 'firstName' | 'lastName'> | null;
  email: string | null;
}

/** The fields that have to be written. Null for unchanged ones. Addresses are stored in lowercase. */
export function accountChange(account: Account, wanted: PersonalFields): AccountChange {
  const { firstName, lastName } = wanted;
  const email = wanted.email.toLowerCase();
  const hasNewName = firstName !== account.firstName || lastName !== account.lastName;
  return {
    name: hasNewName ? { firstName, lastName } : null,
    email: email === account.email.toLowerCase() ? null : email,
  };
}

const LINK_LIFETIME_MS = 24 * 3_600_000;

/** The auth server keeps a requested address indefinitely. Its link expires after a day. */
export function pendingEmail(
  user: { new_email?: string | undefined; email_change_sent_at?: string | undefined },
  now: Date,
): string | null {
  const sentAt = Date.parse(user.email_change_sent_at ?? '');
  return user.new_email && now.getTime() - sentAt < LINK_LIFETIME_MS ? user.new_email : null;
}
