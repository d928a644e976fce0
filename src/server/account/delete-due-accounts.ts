import type { Billing } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';
import { loggedError } from '../logging/logged-error.ts';
import { stopRenewal } from './close-account.ts';
import { deleteAccount } from './delete-account.ts';

const BATCH_SIZE = 50;

/** Deletes accounts whose grace period is over, and retries calls to the payment provider. Safe to repeat. */
export async function deleteDueAccounts(
  deps: Pick<Deps, 'database' | 'log' | 'now'>,
  billing: Billing | null,
): Promise<void> {
  const due = await listAccounts(deps, 'delete_at <= $1::text::timestamptz order by delete_at');
  await forEach(deps, due, (id) => deleteAccount(deps.database, billing, id, deps.now()));
  const renewing = await listAccounts(
    deps,
    'delete_at > $1::text::timestamptz and not renewal_stopped order by closed_at',
  );
  await forEach(deps, renewing, (id) => stopRenewal(deps, billing, id));
}

async function listAccounts(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  condition: string,
): Promise<string[]> {
  const rows = await database.asService((service) =>
    service.query<{ id: string }>(
      `select user_id as id from private.closed_accounts where ${condition} limit ${BATCH_SIZE}`,
      [now().toISOString()],
    ),
  );
  return rows.map(({ id }) => id);
}

/** A failing account is retried in an hour and doesn't stop the others. */
async function forEach(
  { log }: Pick<Deps, 'log'>,
  accounts: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of accounts) {
    try {
      await work(id);
    } catch (error) {
      log.error(loggedError(error), 'a closed account could not be worked on');
    }
  }
}
