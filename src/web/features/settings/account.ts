import type * as v from 'valibot';
import type { profileForm } from '#domain/account/account.ts';

export type PersonalFields = v.InferOutput<typeof profileForm>;

/** What is kept of the person now. */
export interface Account extends PersonalFields {
  /** An address that counts once the link mailed to it is opened. */
  waitingEmail: string | null;
}

export interface AccountChange {
  name: Pick<PersonalFields, 'firstName' | 'lastName'> | null;
  email: string | null;
}

/** What has to be written; null for what stays as it is. Addresses are kept in small letters. */
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

/** The auth server remembers a wish for ever; its link works for a day. */
export function waitingEmail(
  user: { new_email?: string | undefined; email_change_sent_at?: string | undefined },
  now: Date,
): string | null {
  const sentAt = Date.parse(user.email_change_sent_at ?? '');
  return user.new_email && now.getTime() - sentAt < LINK_LIFETIME_MS ? user.new_email : null;
}
