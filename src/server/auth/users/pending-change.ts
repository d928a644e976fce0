import type { Transaction } from '../../database/database.ts';
import { deleteKnownNetworks } from '../sign-in/known-network.ts';

/**
 * Invalidates every pending link and code that could change or open the account, and the requested address, because they
 * may come from a stolen session. Also removes all known networks. The caller has locked the account.
 */
export async function dropPendingChanges(auth: Transaction, userId: string): Promise<void> {
  await auth.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type in (
       'recovery_token', 'email_change_token_new', 'email_change_token_current', 'reauthentication_token',
       'phone_change_token'
     )`,
    [userId],
  );
  await auth.query('delete from auth.flow_state where user_id = $1', [userId]);
  await auth.query('delete from auth.provider_flows where user_id = $1', [userId]);
  await auth.query('update auth.users set email_change = null, phone_change = null where id = $1', [userId]);
  await deleteKnownNetworks(auth, userId);
}
