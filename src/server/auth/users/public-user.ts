import { type Account, type Identity, emailIdentity } from './account.ts';
import { type Factor, publicFactor } from '../factors/factor.ts';
import { phoneIdentity } from '../phone/phone-account.ts';
import type { UserMetadata } from './user-metadata.ts';

/** Returns a user in the form in which GoTrue shows it to its owner. Missing timestamps are left out. */
export function publicUser(
  account: Account,
  identities: readonly Identity[],
  factors: readonly Factor[] = [],
) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: account.phone,
    ...moments({
      email_confirmed_at: account.email_confirmed_at,
      phone_confirmed_at: account.phone_confirmed_at,
      confirmed_at: earliest(account.email_confirmed_at, account.phone_confirmed_at),
      invited_at: account.invited_at,
      confirmation_sent_at: account.confirmation_sent_at,
      recovery_sent_at: account.recovery_sent_at,
      email_change_sent_at: account.email_change_sent_at,
      phone_change_sent_at: account.phone_change_sent_at,
      last_sign_in_at: account.last_sign_in_at,
    }),
    ...(account.email_change && { new_email: account.email_change }),
    ...(account.phone_change && { new_phone: account.phone_change }),
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities: identities.map(publicIdentity),
    ...(factors.length > 0 && { factors: factors.map(publicFactor) }),
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    is_anonymous: false,
  };
}

export type PublicUser = ReturnType<typeof publicUser>;

/**
 * The response to every sign-up. It is made only from the request, so that it doesn't reveal whether the address was
 * known. (GoTrue's response for known addresses has no identities, which reveals it.)
 */
export function newcomer(id: string, email: string, metadata: UserMetadata, at: Date): PublicUser {
  const account = newAccount({ id, email, phone: '', provider: 'email', metadata, at });
  return publicUser(account, [emailIdentity(id, email, false, at)]);
}

/** Same as above, for a sign-up by phone. */
export function newcomerByPhone(id: string, phone: string, metadata: UserMetadata, at: Date): PublicUser {
  const account = newAccount({ id, email: '', phone, provider: 'phone', metadata, at });
  return publicUser(account, [phoneIdentity(id, phone, false, at)]);
}

function newAccount(of: {
  id: string;
  email: string;
  phone: string;
  provider: 'email' | 'phone';
  metadata: UserMetadata;
  at: Date;
}): Account {
  const { id, email, phone, provider, metadata, at } = of;
  return {
    id,
    email,
    phone,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: at,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_session_id: null,
    phone_confirmed_at: null,
    phone_change: null,
    phone_change_sent_at: null,
    phone_change_session_id: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: metadata,
    banned_until: null,
    is_sso_user: false,
    created_at: at,
    updated_at: at,
  };
}

function earliest(...moments: (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

function publicIdentity(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    email: identity.identity_data['email'],
    ...moments({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
  };
}

function moments(dates: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dates).flatMap(([name, date]) => (date ? [[name, date.toISOString()]] : [])),
  );
}
