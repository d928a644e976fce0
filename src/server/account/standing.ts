import * as v from 'valibot';
import type { AccountStanding } from '#contract/account.ts';
import type { Database } from '../database/database.ts';

const found = v.object({ at: v.nullable(v.string()) });

export async function readStanding(
  database: Database,
  userId: string,
): Promise<Omit<AccountStanding, 'proof'>> {
  const [closed] = await database.asService((service) =>
    service.query(
      `select to_json(delete_at) #>> '{}' as at from private.closed_accounts where user_id = $1::text::uuid`,
      [userId],
    ),
  );
  const [copied] = await database.asAuthAdmin((auth) =>
    auth.query(
      `select to_json(max(created_at)) #>> '{}' as at from auth.audit_log_entries
       where payload ->> 'actor_id' = $1 and payload ->> 'action' = 'data_copied'`,
      [userId],
    ),
  );
  return {
    deletesAt: closed ? v.parse(found, closed).at : null,
    copiedAt: v.parse(found, copied).at,
  };
}
