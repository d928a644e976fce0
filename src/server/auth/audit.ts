import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database.ts';
import type { Caller } from './request.ts';

type AuditAction =
  | 'login'
  | 'logout'
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_modified'
  | 'user_updated_password'
  | 'token_reused';

/** What happened to whose account, from where. No addresses, names or tokens. */
export async function recordAudit(
  auth: Transaction,
  entry: { action: AuditAction; userId: string; caller: Caller; at: Date },
): Promise<void> {
  await auth.query(
    `insert into auth.audit_log_entries (id, payload, ip_address, created_at)
     values ($1, $2::text::jsonb, $3, $4)`,
    [
      randomUUID(),
      JSON.stringify({ action: entry.action, actor_id: entry.userId }),
      entry.caller.address,
      entry.at,
    ],
  );
}
