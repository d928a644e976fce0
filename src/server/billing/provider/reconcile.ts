import type { Billing } from '../billing.ts';
import { loggable } from './stripe-error.ts';
import { syncCustomer } from './sync-customer.ts';

const BATCH_SIZE = 20;

/**
 * Asks the provider about everyone whose state should have changed by now without an event. Returns how many were
 * synced.
 */
export async function reconcile(billing: Billing): Promise<number> {
  await forgetOldEvents(billing);
  let synced = 0;
  for (;;) {
    const customers = await claimDue(billing);
    for (const customer of customers) synced += await syncOne(billing, customer);
    if (customers.length < BATCH_SIZE) return synced;
  }
}

/**
 * Takes a batch off the list for an hour, so that other copies of the server get different ones and failures are
 * retried.
 */
async function claimDue({ database, now }: Billing): Promise<string[]> {
  const rows = await database.asService((service) =>
    service.query<{ customer: string }>(
      `update public.billing_accounts set sync_due_at = $1::text::timestamptz + interval '1 hour'
       where user_id in (
         select user_id from public.billing_accounts
         where sync_due_at <= $1::text::timestamptz and stripe_customer_id is not null
         order by sync_due_at limit ${BATCH_SIZE} for update skip locked
       ) returning stripe_customer_id as customer`,
      [now().toISOString()],
    ),
  );
  return rows.map(({ customer }) => customer);
}

async function syncOne(billing: Billing, customer: string): Promise<number> {
  try {
    await syncCustomer(billing, customer);
    return 1;
  } catch (error) {
    billing.log.error(loggable(error), 'a customer could not be reconciled');
    return 0;
  }
}

/** The provider retries an event for at most three days. */
async function forgetOldEvents({ database }: Billing): Promise<void> {
  await database.asService((service) =>
    service.query(`delete from private.stripe_events where processed_at < now() - interval '30 days'`),
  );
}
