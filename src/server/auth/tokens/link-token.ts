import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { networkOf } from '../../limits/network.ts';
import { type Account, lockAccount } from '../users/account.ts';
import type { Challenge } from '../sign-in/challenge.ts';
import type { Caller } from '../request.ts';
import { hashToken, newSecret } from './secret.ts';
import { type SessionEnds, isSessionLive } from '../sign-in/session-end.ts';

export type LinkType = 'signup' | 'recovery' | 'email_change' | 'phone_change';

const HOUR = 3_600_000;

const kinds: Record<LinkType, { tokenType: string; lifetime: number }> = {
  signup: { tokenType: 'confirmation_token', lifetime: 24 * HOUR },
  recovery: { tokenType: 'recovery_token', lifetime: HOUR },
  email_change: { tokenType: 'email_change_token_new', lifetime: 24 * HOUR },
  phone_change: { tokenType: 'phone_change_token', lifetime: HOUR },
};

/** Lifetime of a code sent by email or text. Shorter than that of a link, because codes can be guessed or read by bystanders. */
const CODE_LIFETIME_MS = 10 * 60_000;

/** The number of wrong guesses after which a code no longer works for a network. Concurrent guesses count too. */
const MAX_CODE_ATTEMPTS = 5;

/**
 * The number of wrong guesses for all unknown callers together. One network alone can't reach it, and guessing one of a
 * million codes stays unlikely.
 */
const MAX_STRANGER_ATTEMPTS = 30;

/** The caller who enters a code. */
export interface Guesser {
  caller: Caller;
  /** The caller's network is one from which the owner has signed in. Guesses of unknown callers don't count against it. */
  isKnown: boolean;
}

export interface LinkTicket {
  token: string;
  code: string;
}

/**
 * Issues a token for a link to `email`, and a code if the email shows one. Earlier tokens of the same type and account
 * stop working.
 */
export async function issueLinkToken(
  auth: Transaction,
  link: {
    userId: string;
    email: string;
    type: LinkType;
    at: Date;
    challenge?: Challenge | null;
    hasCode?: boolean;
    /** The session of a signed-in caller. The token becomes invalid when it ends. */
    sessionId?: string | null;
  },
): Promise<LinkTicket> {
  const token = newSecret();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await auth.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at,
       code_hash, code_challenge, code_challenge_method, session_id)
     values ($1, $2, $3::text::auth.one_time_token_type, $4, $5, $6, $6, $7::text, $8::text, $9::text, $10::uuid)
     on conflict (user_id, token_type) do update
     set id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
         created_at = excluded.created_at, updated_at = excluded.updated_at,
         code_hash = excluded.code_hash, code_tries = 0, code_guesses = '{}',
         code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
         session_id = excluded.session_id`,
    [
      randomUUID(),
      link.userId,
      kinds[link.type].tokenType,
      hashToken(token),
      link.email,
      link.at,
      link.hasCode ? hashCode(link.userId, code) : null,
      link.challenge?.value ?? null,
      link.challenge?.method ?? null,
      link.sessionId ?? null,
    ],
  );
  return { token, code };
}

interface Occasion {
  types: readonly LinkType[];
  at: Date;
  /** The lifetime of sessions. Tokens issued in a session become invalid when it ends. */
  ends: SessionEnds;
}

export interface ClaimedLink {
  account: Account;
  email: string;
  type: LinkType;
  challenge: Challenge | null;
}

interface StoredLink {
  id: string;
  user_id: string;
  token_type: string;
  relates_to: string;
  created_at: Date;
  code_hash: string | null;
  code_challenge: string | null;
  code_challenge_method: Challenge['method'] | null;
  session_id: string | null;
}

const selectLinks = `select id, user_id, token_type::text as token_type, relates_to, created_at, code_hash,
  code_challenge, code_challenge_method, session_id from auth.one_time_tokens`;

/** Consumes a token. Returns null if it is unknown, used, expired or, if `email` is given, for another address. */
export async function claimLinkToken(
  auth: Transaction,
  link: Occasion & { token: string; email: string | null },
): Promise<ClaimedLink | null> {
  const found = () => auth.query<StoredLink>(`${selectLinks} where token_hash = $1`, [hashToken(link.token)]);
  const [owner] = await found();
  const account = owner && (await lockAccount(auth, owner.user_id));
  // Checked again under the lock.
  const [stored] = account ? await found() : [];
  if (!account || !stored || (link.email !== null && stored.relates_to !== link.email)) return null;
  return consumeToken(auth, account, stored, link);
}

/**
 * Consumes a token by the code sent to `email` (or a phone number) in the last ten minutes. Stores a wrong guess, so the
 * caller must commit.
 */
export async function claimCode(
  auth: Transaction,
  link: Occasion & { code: string; email: string; guesser: Guesser },
): Promise<ClaimedLink | null> {
  const waiting = await lockWaiting(auth, link);
  const right = waiting.find(({ user_id, code_hash }) => code_hash === hashCode(user_id, link.code));
  const account = right && (await lockAccount(auth, right.user_id));
  const claimed =
    account && (await consumeToken(auth, account, right, { ...link, lifetime: CODE_LIFETIME_MS }));
  if (claimed) return claimed;
  await auth.query(
    `update auth.one_time_tokens set code_tries = code_tries + $3::text::int,
       code_guesses = code_guesses || jsonb_build_object($2::text, ${guessesOfNetwork} + 1)
     where id::text = any(string_to_array($1::text, ','))`,
    [waiting.map(({ id }) => id).join(','), networkHash(link.guesser), link.guesser.isKnown ? '0' : '1'],
  );
  return null;
}

const guessesOfNetwork = `coalesce((code_guesses ->> $2::text)::int, 0)`;

function networkHash({ caller }: Guesser): string {
  return hashToken(networkOf(caller.address));
}

/**
 * Returns all tokens that wait for a code at this address, with their accounts locked so that concurrent guesses count
 * one after another. It must return all of them, because anyone can request codes to an address and must not hide the
 * owner's. Their number is bounded by the limit of messages to one address.
 */
async function lockWaiting(
  auth: Transaction,
  { email, at, types, guesser }: Pick<Occasion, 'types' | 'at'> & { email: string; guesser: Guesser },
): Promise<StoredLink[]> {
  // Restricted to these types, because anyone can request the others and must not use up the attempts.
  const alive = `relates_to = $1 and code_hash is not null and created_at > $4
    and token_type::text = any(string_to_array($3::text, ','))
    and ${guessesOfNetwork} < ${MAX_CODE_ATTEMPTS} and (code_tries < ${MAX_STRANGER_ATTEMPTS} or $5::text::boolean)`;
  const asked = [
    email,
    networkHash(guesser),
    types.map((type) => kinds[type].tokenType).join(','),
    new Date(at.getTime() - CODE_LIFETIME_MS),
    guesser.isKnown ? 'true' : 'false',
  ];
  // A fixed order prevents deadlocks between guesses.
  const locked = await auth.query<{ id: string }>(
    `select id from auth.users where id in (select user_id from auth.one_time_tokens where ${alive})
     order by id for update`,
    asked,
  );
  return auth.query<StoredLink>(
    `${selectLinks} where ${alive} and user_id::text = any(string_to_array($6::text, ','))`,
    [...asked, locked.map(({ id }) => id).join(',')],
  );
}

async function consumeToken(
  auth: Transaction,
  account: Account,
  stored: StoredLink,
  { types, at, ends, lifetime }: Occasion & { lifetime?: number },
): Promise<ClaimedLink | null> {
  const type = types.find((each) => kinds[each].tokenType === stored.token_type);
  const age = at.getTime() - stored.created_at.getTime();
  if (!type || age >= (lifetime ?? kinds[type].lifetime)) return null;
  const { session_id: sessionId } = stored;
  if (sessionId && !(await isSessionLive(auth, { sessionId, at, ends }))) return null;
  await auth.query('delete from auth.one_time_tokens where id = $1', [stored.id]);
  const { code_challenge: value, code_challenge_method: method } = stored;
  return { account, email: stored.relates_to, type, challenge: value && method ? { value, method } : null };
}

// Salted with the account's ID, so that one precomputed table of a million hashes doesn't work for every account.
function hashCode(userId: string, code: string): string {
  return hashToken(`${userId} ${code}`);
}

export async function hasLiveLink(
  auth: Transaction,
  link: { userId: string; type: LinkType; at: Date },
): Promise<boolean> {
  const { tokenType, lifetime } = kinds[link.type];
  const live = await auth.query(
    `select id from auth.one_time_tokens
     where user_id = $1 and token_type = $2::text::auth.one_time_token_type and created_at > $3`,
    [link.userId, tokenType, new Date(link.at.getTime() - lifetime)],
  );
  return live.length > 0;
}

export async function dropLinkTokens(
  auth: Transaction,
  userId: string,
  types: readonly LinkType[],
): Promise<void> {
  for (const type of types) {
    await auth.query(
      `delete from auth.one_time_tokens
       where user_id = $1 and token_type = $2::text::auth.one_time_token_type`,
      [userId, kinds[type].tokenType],
    );
  }
}
