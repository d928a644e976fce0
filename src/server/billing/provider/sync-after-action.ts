import { syncSoon } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import { loggable } from './stripe-error.ts';
import { syncCustomer } from './sync-customer.ts';

/** What the person asked for is done at the provider: that our row is late must not look like a failure. */
export async function syncAfterAction(billing: Billing, customer: string): Promise<void> {
  try {
    await syncCustomer(billing, customer);
  } catch (error) {
    billing.log.warn(loggable(error), 'a customer could not be synced after an action');
    await syncSoon(billing, customer);
  }
}
