import type { Billing } from '../billing.ts';
import { isMissing, loggable } from './stripe-error.ts';

/** Ends the subscriptions of deleted accounts at the provider and deletes their customers. */
export async function closeCustomers({ stripe, database, log }: Billing): Promise<void> {
  const closed = await database.asService((service) =>
    service.query<{ customer: string }>(
      'select stripe_customer_id as customer from private.closed_customers order by closed_at limit 100',
    ),
  );
  for (const { customer } of closed) {
    try {
      // Also cancels every subscription immediately.
      await stripe.customers.del(customer);
    } catch (error) {
      if (!isMissing(error)) {
        log.error(loggable(error), 'a deleted account could not be closed at the payment provider');
        continue;
      }
    }
    await database.asService((service) =>
      service.query('delete from private.closed_customers where stripe_customer_id = $1', [customer]),
    );
  }
}
