import { deleteDueAccounts } from '../../account/delete-due-accounts.ts';
import { cleanUpAuth } from '../../auth/clean-up.ts';
import { runRetentionJobs } from '../../chat/retention/retention-jobs.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { type Command, facts } from './command.ts';
import { recordCommand } from './note-command.ts';

export const upkeepCommands: readonly Command[] = [
  { words: 'purge', tells: 'deletes everything that’s expired or due for deletion', run: purge },
  { words: 'stats', tells: 'counts everything', run: stats },
];

/** Runs the hourly jobs now. A failed job is logged and doesn't stop the others. */
async function purge(deps: OperatorDeps): Promise<string> {
  await deps.database.asAuthAdmin((auth) =>
    recordCommand(auth, { action: 'operator_purged', userId: null, at: deps.now() }),
  );
  await deleteDueAccounts(deps, deps.billing);
  await runRetentionJobs(deps);
  await cleanUpAuth(deps);
  return 'Deleted everything that was expired or due for deletion. If something failed, it’s in the server’s log.';
}

async function stats({ database, now }: OperatorDeps): Promise<string> {
  const [counts] = await database.migrate(async (owner) => {
    // Counting large tables takes a while.
    await owner.query('set local statement_timeout = 0');
    return owner.query<Record<string, string | number | null>>(
      `select
         (select count(*)::int from auth.users where deleted_at is null) as accounts,
         (select count(*)::int from auth.users where email_confirmed_at is not null) as confirmed,
         (select count(*)::int from auth.users
           where last_sign_in_at > $1::text::timestamptz - interval '30 days') as active,
         (select count(distinct user_id)::int from auth.mfa_factors where status = 'verified') as "twoStep",
         (select count(*)::int from private.closed_accounts) as closing,
         (select count(*)::int from private.closed_customers) as untold,
         (select count(*)::int from public.conversations) as conversations,
         (select count(*)::int from public.messages) as messages,
         (select count(*)::int from public.deadlines) as deadlines,
         (select string_agg(tier || ' ' || many, ', ' order by tier) from (
           select tier, count(*) as many from public.subscriptions group by tier) as plans) as plans,
         pg_size_pretty(pg_database_size(current_database())) as size`,
      [now().toISOString()],
    );
  });
  return facts([
    ['accounts', counts?.['accounts']],
    ['confirmed', counts?.['confirmed']],
    ['signed in within 30 days', counts?.['active']],
    ['with two-step sign-in', counts?.['twoStep']],
    ['closed, not deleted yet', counts?.['closing']],
    ['customers to close', counts?.['untold']],
    ['conversations', counts?.['conversations']],
    ['messages', counts?.['messages']],
    ['deadlines', counts?.['deadlines']],
    ['plans', counts?.['plans']],
    ['size', counts?.['size']],
  ]);
}
