import type { DeletionReceipt } from '#contract/account.ts';
import { readAccount } from '../billing/account-store.ts';
import type { Billing } from '../billing/billing.ts';
import { closeCustomers } from '../billing/provider/close-customers.ts';
import { withCustomerLock } from '../billing/customer-lock.ts';
import type { Database } from '../database/database.ts';

/**
 * Deletes the account with all its data. A trigger queues its customer for an hourly job, which deletes it at the
 * payment provider even if that is unreachable now.
 */
export async function deleteAccount(
  database: Database,
  billing: Billing | null,
  userId: string,
  /** Deletes only if still due, because the person may have kept the account in the meantime. */
  due?: Date,
): Promise<DeletionReceipt> {
  const account = await readAccount(database, { userId });
  const remove = () =>
    database.asService((service) =>
      due
        ? service.query(
            `with due as (
               select user_id from private.closed_accounts
               where user_id = $1::text::uuid and delete_at <= $2::text::timestamptz for update
             )
             select private.delete_account(user_id) from due`,
            [userId, due.toISOString()],
          )
        : service.query('select private.delete_account($1::text::uuid)', [userId]),
    );
  // Not allowed during a purchase: the customer would have no account and would still pay.
  if (account) await withCustomerLock(database, userId, remove);
  else await remove();
  if (!account?.customer) return { deletesAt: null, payments: 'none' };
  if (billing) await closeCustomers(billing);
  return { deletesAt: null, payments: (await isListed(database, account.customer)) ? 'pending' : 'ended' };
}

async function isListed(database: Database, customer: string): Promise<boolean> {
  const listed = await database.asService((service) =>
    service.query('select stripe_customer_id from private.closed_customers where stripe_customer_id = $1', [
      customer,
    ]),
  );
  return listed.length > 0;
}
