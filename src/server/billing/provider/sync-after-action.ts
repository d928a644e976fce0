import { syncSoon } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import { loggable } from './stripe-error.ts';
import { syncCustomer } from './sync-customer.ts';

/** The action has succeeded at the provider, so a failed update of our row must not be shown as a failure. */
export async function syncAfterAction(billing: Billing, customer: string): Promise<void> {
  try {
    await syncCustomer(billing, customer);
  } catch (error) {
    billing.log.warn(loggable(error), 'a customer could not be synced after an action');
    await syncSoon(billing, customer);
  }
}
