import type { Transaction } from '../../database/database.ts';
import { dropLinkTokens } from '../tokens/link-token.ts';
import { findAccountByPhone } from './phone-account.ts';
import { issueTextCode } from './text-code.ts';

/**
 * Stores the requested number and returns its code. Returns null if another account has verified that number; the
 * request is then dropped, with the same response.
 */
export async function issuePhoneChangeCode(
  auth: Transaction,
  change: {
    userId: string;
    phone: string;
    /** The pending change is completed. */
    sessionId: string | null;
    at: Date;
  },
): Promise<string | null> {
  const { userId, phone, sessionId, at } = change;
  await auth.query(
    `update auth.users
     set phone_change = $2, phone_change_sent_at = $3, phone_change_session_id = $4::uuid, updated_at = $3
     where id = $1`,
    [userId, phone, at, sessionId],
  );
  const holder = await findAccountByPhone(auth, phone);
  if (holder?.phone_confirmed_at) {
    await dropLinkTokens(auth, userId, ['phone_change']);
    return null;
  }
  return issueTextCode(auth, { userId, phone, type: 'phone_change', at, sessionId });
}
