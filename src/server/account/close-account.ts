import type { DeletionReceipt } from '#contract/account.ts';
import { deletionDay } from '#domain/account/account-closing.ts';
import { cancelSubscription } from '../billing/plan/cancel-subscription.ts';
import type { Billing } from '../billing/billing.ts';
import { isBillingError } from '../billing/errors.ts';
import { loggable } from '../billing/provider/stripe-error.ts';
import type { Deps } from '../deps.ts';

/** Closes the account now and schedules its deletion. The plan is not renewed in the meantime. */
export async function closeAccount(
  deps: Pick<Deps, 'database' | 'now' | 'log'>,
  billing: Billing | null,
  userId: string,
): Promise<DeletionReceipt> {
  const at = deps.now();
  const until = deletionDay(at);
  await deps.database.asService((service) =>
    service.query(
      'select private.close_account($1::text::uuid, $2::text::timestamptz, $3::text::timestamptz)',
      [userId, at.toISOString(), until.toISOString()],
    ),
  );
  return { deletesAt: until.toISOString(), payments: await stopRenewal(deps, billing, userId) };
}

/** Ends the renewal; the paid period stays. A job retries while the provider is unreachable. */
export async function stopRenewal(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  billing: Billing | null,
  userId: string,
): Promise<DeletionReceipt['payments']> {
  let payments: DeletionReceipt['payments'] = 'ended';
  try {
    if (billing) await cancelSubscription(billing, userId, 'immediate');
    else payments = 'none';
  } catch (error) {
    if (!isBillingError(error) || error.code !== 'no_subscription') {
      log.warn(loggable(error), 'a closed account could not be told to the payment provider');
      return 'pending';
    }
    payments = 'none';
  }
  await database.asService((service) =>
    service.query(
      'update private.closed_accounts set renewal_stopped = true where user_id = $1::text::uuid',
      [userId],
    ),
  );
  return payments;
}

/** Returns false if the account was not closed. */
export async function keepAccount({ database }: Pick<Deps, 'database'>, userId: string): Promise<boolean> {
  return database.asService(async (service) => {
    const closed = await service.query(
      'select user_id from private.closed_accounts where user_id = $1::text::uuid for update',
      [userId],
    );
    if (closed.length === 0) return false;
    await service.query('select private.keep_account($1::text::uuid)', [userId]);
    return true;
  });
}
