import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';

export type OperatorAction =
  | 'operator_banned'
  | 'operator_unbanned'
  | 'operator_deleted_account'
  | 'operator_gave_hardship'
  | 'operator_added_superadmin'
  | 'operator_removed_superadmin'
  | 'operator_reconciled'
  | 'operator_purged'
  // Listed in the person's security log, like their own actions.
  | 'factor_unenrolled';

/**
 * Recorded alongside people's own events. An event about a person is part of their export and is deleted with their
 * account.
 */
export async function recordCommand(
  auth: Transaction,
  { action, userId, at }: { action: OperatorAction; userId: string | null; at: Date },
): Promise<void> {
  await auth.query(
    `insert into auth.audit_log_entries (id, payload, created_at) values ($1, $2::text::jsonb, $3::text::timestamptz)`,
    [
      randomUUID(),
      JSON.stringify({ action, user_agent: 'operator', ...(userId && { actor_id: userId }) }),
      at.toISOString(),
    ],
  );
}
