import * as v from 'valibot';
import { emailAddress } from '../users/email-address.ts';
import { type UserMetadata, userMetadata } from '../users/user-metadata.ts';

/** A person at a provider, by verified claims. */
export interface ForeignIdentity {
  provider: string;
  issuer: string;
  /** The provider's own, permanent ID of the person. */
  subject: string;
  email: string | null;
  /** The provider has verified that the person receives email at `email`. */
  isEmailVerified: boolean;
  /** For a new account. */
  names: UserMetadata;
}

const text = v.fallback(v.nullish(v.string()), null);

const claimSet = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: text,
  // Some providers send a string instead of a boolean.
  email_verified: v.fallback(v.nullish(v.union([v.boolean(), v.picklist(['true', 'false'])])), null),
  given_name: text,
  family_name: text,
});

/**
 * Throws for claims without a subject. `claims` are those of a verified token, completed by the provider's user info.
 */
export function foreignIdentity(provider: string, claims: unknown): ForeignIdentity {
  const { iss, sub, email, email_verified: verified, given_name, family_name } = v.parse(claimSet, claims);
  const address = plainAddress(email);
  const names = v.safeParse(userMetadata, { first_name: given_name, last_name: family_name });
  return {
    provider,
    issuer: iss,
    subject: sub,
    email: address,
    isEmailVerified: address !== null && (verified === true || verified === 'true'),
    names: names.success ? withoutEmptyValues(names.output) : {},
  };
}

/** The stored form: only what sign-in needs, and no URLs of pictures on other servers. */
export function identityData({ issuer, subject, email, isEmailVerified }: ForeignIdentity) {
  return {
    iss: issuer,
    sub: subject,
    provider_id: subject,
    ...(email !== null && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
  };
}

/**
 * Null for an address with non-ASCII letters, which may equal an account's only after case folding: the provider has not
 * verified the account's spelling.
 */
function plainAddress(email: string | null | undefined): string | null {
  if (!email || !/^[\u0021-\u007E]+$/.test(email)) return null;
  const parsed = v.safeParse(emailAddress, email);
  return parsed.success ? parsed.output : null;
}

function withoutEmptyValues(names: UserMetadata): UserMetadata {
  return Object.fromEntries(Object.entries(names).filter(([, value]) => value));
}
