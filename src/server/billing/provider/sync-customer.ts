import { type BillingAccount, readAccount } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import type { WebhookEvent } from './webhook-event.ts';
import { writePlan } from '../plan/plan-store.ts';
import { type CustomerState, readCustomerState } from './provider-state.ts';
import { isMissing } from './stripe-error.ts';

const MAX_ATTEMPTS = 8;

/**
 * Reads the state from the provider and writes one row. Events, returning customers and the reconcile job all do
 * this, so their order and number don't matter. An event that was processed before is skipped. Returns false for a
 * customer without an account here.
 */
export async function syncCustomer(
  billing: Billing,
  customer: string,
  event?: WebhookEvent,
): Promise<boolean> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    // Read before the provider is asked, so that a concurrent write marks this answer as too old.
    const account = await readAccount(billing.database, { customer }, event?.id);
    if (!account) return false;
    if (account.isEventDone) return true;
    await updateCustomerAddress(billing, account, customer);
    const state = await readCustomerState(billing.stripe, customer);
    if (state.live.length > 1) {
      await cancelExtras(billing, state);
      continue;
    }
    if (await writePlan(billing, account, state, event)) return true;
  }
  throw new Error('A customer was synced by too many at once');
}

/** Receipts go to the account's current address. */
async function updateCustomerAddress(
  { stripe, database }: Billing,
  { userId, email, customerEmail }: BillingAccount,
  customer: string,
): Promise<void> {
  if (email === null || email === customerEmail) return;
  try {
    await stripe.customers.update(customer, { email });
  } catch (error) {
    // The customer was deleted at the provider, so no email is sent for it.
    if (!isMissing(error)) throw error;
  }
  await database.asService((service) =>
    service.query('update public.billing_accounts set customer_email = $2 where user_id = $1', [
      userId,
      email,
    ]),
  );
}

/** Prevents double payment: all subscriptions but one end now, and the amount paid for them becomes credit. */
async function cancelExtras({ stripe, log }: Billing, { live }: CustomerState): Promise<void> {
  const [, ...extras] = live;
  for (const { id } of extras) await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  log.error({ extras: extras.length }, 'a customer had more than one subscription');
}
