import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { admitMail } from '../sign-in/admit-mail.ts';
import type { Account } from './account.ts';
import { recordAudit } from '../audit.ts';
import type { AccountSession } from '../authenticate.ts';
import { AuthError } from '../error.ts';
import { runAfterResponse, sendEmail } from '../../mail/send-email.ts';
import { admitText, readPhone, sendTextCode } from '../phone/text-code.ts';
import type { Caller } from '../request.ts';
import { hashToken } from '../tokens/secret.ts';
import type { AuthServices } from '../services.ts';
import { isSessionNew } from '../sign-in/session.ts';

const CODE_LIFETIME = 10 * 60_000;

/** There are a million codes. A code expires after this many wrong guesses. */
const MAX_CODE_ATTEMPTS = 5;

/** How long a session's own sign-in is sufficient proof for a new password or address. */
const RECENT_MS = 24 * 3_600_000;

/**
 * Sends a six-digit code that `PUT /user` takes as `nonce`: by email, or by text message to an account without an
 * address.
 */
export async function requestReauthentication(
  services: AuthServices,
  { account, sessionId }: AccountSession,
  caller: Caller,
  byText = account.email === '',
): Promise<void> {
  if (byText) await admitReauthenticationText(services, account, caller);
  else await admitMail(services, account.email, caller, { isKnown: true });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const at = services.now();
  await services.database.asAuthAdmin(async (auth) => {
    await auth.query('update auth.users set reauthentication_sent_at = $2 where id = $1', [account.id, at]);
    await auth.query(
      `insert into auth.one_time_tokens
         (id, user_id, token_type, token_hash, relates_to, created_at, updated_at, session_id)
       values ($1, $2, 'reauthentication_token', $3, $4, $5, $5, $6)
       on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
           created_at = excluded.created_at, updated_at = excluded.updated_at, code_tries = 0,
           session_id = excluded.session_id`,
      [
        randomUUID(),
        account.id,
        hashCode(account, code),
        byText ? account.phone : account.email,
        at,
        sessionId,
      ],
    );
    await recordAudit(auth, { action: 'user_reauthenticate_requested', userId: account.id, caller, at });
  });
  await runAfterResponse(services, () =>
    byText
      ? sendTextCode(services, account.phone, code)
      : sendEmail(services, { to: account.email, template: 'reauthentication', code }),
  );
}

async function admitReauthenticationText(
  services: AuthServices,
  { id, phone, phone_confirmed_at: provenAt }: Account,
  caller: Caller,
): Promise<void> {
  if (phone === '') {
    const message = 'Reauthentication requires the user to have an email or a phone number';
    throw new AuthError(422, 'validation_failed', message);
  }
  readPhone(services, phone, 'Unsupported phone provider');
  const asker = { kind: provenAt ? 'owner' : 'person', accountId: id } as const;
  await admitText(services, { phone, caller, asker });
}

/** An old session must not be enough for a new password or address, because another person may use an unlocked screen. */
export async function requireRecentSignIn(
  auth: Transaction,
  session: { sessionId: string; at: Date },
  message: string,
): Promise<void> {
  if (await isSessionNew(auth, session, RECENT_MS)) return;
  throw new AuthError(400, 'reauthentication_needed', message);
}

/** Consumes the code. Throws if it is wrong. */
export async function claimNonce(auth: Transaction, account: Account, code: string, at: Date): Promise<void> {
  if (await useNonce(auth, account, code, at)) return;
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/**
 * Consumes the code and returns whether it was correct. Stores a wrong guess, so the caller must lock the account and
 * commit.
 */
export async function useNonce(
  auth: Transaction,
  account: Account,
  code: string,
  at: Date,
): Promise<boolean> {
  const claimed = await auth.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = 'reauthentication_token' and token_hash = $2 and created_at > $3
       and code_tries < ${MAX_CODE_ATTEMPTS}
     returning id`,
    [account.id, hashCode(account, code), new Date(at.getTime() - CODE_LIFETIME)],
  );
  if (claimed.length > 0) return true;
  await auth.query(
    `update auth.one_time_tokens set code_tries = code_tries + 1
     where user_id = $1 and token_type = 'reauthentication_token'`,
    [account.id],
  );
  return false;
}

// Salted with the account's ID, so that one precomputed table of a million hashes doesn't work for every account.
function hashCode(account: Account, code: string): string {
  return hashToken(`${account.id} ${code}`);
}
