import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Caller } from './request.ts';

export type AuditAction =
  | 'login'
  | 'logout'
  | 'sign_in_refused'
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'sign_in_mail_requested'
  | 'sign_in_text_requested'
  | 'user_reauthenticate_requested'
  | 'user_modified'
  | 'user_updated_password'
  | 'token_reused'
  | 'factor_in_progress'
  | 'factor_verified'
  | 'factor_unenrolled'
  | 'verification_failed'
  | 'recovery_code_used'
  | 'generate_recovery_codes'
  | 'recovery_codes_deleted'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'data_copied'
  | 'account_closed'
  | 'account_kept';

/** An audit event: action, account and origin, without email addresses, names or tokens. */
export async function recordAudit(
  auth: Transaction,
  entry: { action: AuditAction; userId: string; caller: Caller; at: Date },
): Promise<void> {
  await auth.query(
    `insert into auth.audit_log_entries (id, payload, ip_address, created_at)
     values ($1, $2::text::jsonb, $3, $4)`,
    [
      randomUUID(),
      JSON.stringify({
        action: entry.action,
        actor_id: entry.userId,
        user_agent: entry.caller.userAgent,
      }),
      entry.caller.address,
      entry.at,
    ],
  );
}
