import type Stripe from 'stripe';
import { type BillingInterval } from '#domain/billing/billing.ts';
import { type PlanId } from '#domain/billing/plan.ts';
import { type Billing } from '../billing.ts';
import { renewalTerms } from '#domain/billing/next-bill.ts';
import { noteCheckout, openAccount } from '../account-store.ts';
import { changePlan } from './change-plan.ts';
import { type Customer, openCustomer } from '../customer.ts';
import { withCustomerLock } from '../customer-lock.ts';
import { type CustomerState, type LiveSubscription, readCustomerState } from '../provider/provider-state.ts';
import { billingError } from '../errors.ts';
import { returnAddress } from '../provider/return-address.ts';

export interface CheckoutChoice {
  tier: PlanId;
  interval: BillingInterval;
}

/** Returns the URL for the purchase: a checkout page, an open invoice, or the return page if nothing is left to do. */
export async function createCheckout(
  billing: Billing,
  userId: string,
  wanted: CheckoutChoice,
): Promise<string> {
  const { isSuperAdmin } = await openAccount(billing, userId);
  if (isSuperAdmin)
    throw billingError('already_on_plan', { message: 'You already have access to everything.' });
  return withCustomerLock(billing.database, userId, async () => {
    const customer = await openCustomer(billing, userId);
    // Always reads from the provider, because our row may lack a very recent purchase.
    const state = await readCustomerState(billing.stripe, customer.id);
    const current = changeable(state);
    if (!current) {
      await removeObstacles(billing, state);
      return openCheckout(billing, customer, wanted);
    }
    if (current.status === 'past_due') return current.pendingPaymentUrl ?? returnAddress(billing, 'success');
    return changePlan(billing, customer.id, current, wanted);
  });
}

/** A subscription that ended for lack of payment is replaced instead of changed. */
export function changeable({ live }: CustomerState): LiveSubscription | null {
  return live.find(({ status }) => status !== 'unpaid' && status !== 'paused') ?? null;
}

async function removeObstacles({ stripe }: Billing, { live, incomplete }: CustomerState): Promise<void> {
  for (const id of [...live.map((subscription) => subscription.id), ...incomplete]) {
    await stripe.subscriptions.cancel(id);
  }
}

async function openCheckout(
  billing: Billing,
  { id: customer, account: { userId } }: Customer,
  { tier, interval }: CheckoutChoice,
): Promise<string> {
  const { stripe } = billing;
  const price = await billing.catalog.priceOf(tier, interval);
  await expireOpenPages(stripe, customer);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    success_url: returnAddress(billing, 'success'),
    cancel_url: returnAddress(billing, 'canceled'),
    metadata: { userId },
    subscription_data: { metadata: { userId } },
    allow_promotion_codes: true,
    custom_text: { submit: { message: renewalTerms(tier, interval, billing.now()) } },
  });
  await noteCheckout(billing, userId);
  if (!session.url) throw billingError('unavailable');
  return session.url;
}

/** A checkout page that is still open in another tab could be paid as well. */
async function expireOpenPages(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data) await stripe.checkout.sessions.expire(id);
}
