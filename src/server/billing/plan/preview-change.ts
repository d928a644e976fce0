import type { ChangePreview } from '#contract/billing.ts';
import { planPrice } from '#domain/billing/billing.ts';
import { openAccount } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import { discountsAfter, isPauseAhead } from './change-plan.ts';
import { type CheckoutChoice, changeable } from './create-checkout.ts';
import { type LiveSubscription, readCustomerState } from '../provider/provider-state.ts';
import { billingError } from '../errors.ts';

/** What `createCheckout` would cost. The provider calculates changes of a paid plan. */
export async function previewChange(
  billing: Billing,
  userId: string,
  wanted: CheckoutChoice,
): Promise<ChangePreview> {
  const { customer, isSuperAdmin } = await openAccount(billing, userId);
  if (isSuperAdmin)
    throw billingError('already_on_plan', { message: 'You already have access to everything.' });
  const current = customer ? changeable(await readCustomerState(billing.stripe, customer)) : null;
  const nextAmount = planPrice(wanted.tier, wanted.interval);
  if (!customer || !current) {
    return {
      dueNow: nextAmount,
      credit: 0,
      nextAmount,
      nextDate: seconds(later(billing.now(), wanted)),
      endsHalfPrice: false,
    };
  }
  if (current.tier === wanted.tier && current.interval === wanted.interval) {
    throw billingError('already_on_plan');
  }
  if (isPauseAhead(current)) return previewBeforePause(billing, current, wanted);
  const invoice = await billing.stripe.invoices.createPreview({
    customer,
    subscription: current.id,
    subscription_details: {
      items: [{ id: current.item, price: await billing.catalog.priceOf(wanted.tier, wanted.interval) }],
      proration_behavior: 'always_invoice',
    },
    ...discountsAfter(current, wanted),
  });
  const isSameCycle = current.interval === wanted.interval;
  return {
    dueNow: Math.max(0, invoice.amount_due),
    credit: Math.max(0, -invoice.total),
    nextAmount,
    nextDate: seconds(isSameCycle ? current.periodEnd : later(billing.now(), wanted)),
    endsHalfPrice: endsHalfPrice(current, wanted),
  };
}

/**
 * A paid month belongs to the plan before the pause, although the provider already has the price of the pause for it.
 * The remaining time is credited to the second, as the provider does it.
 */
function previewBeforePause(
  billing: Billing,
  current: LiveSubscription,
  wanted: CheckoutChoice,
): ChangePreview {
  const { pause, periodStart, periodEnd } = current;
  const nextAmount = planPrice(wanted.tier, wanted.interval);
  const from = pause?.from ?? wanted.tier;
  const now = billing.now().getTime();
  const left = (periodEnd.getTime() - now) / (periodEnd.getTime() - periodStart.getTime());
  const unused = Math.round(planPrice(from, 'month') * left);
  const isSameCycle = wanted.interval === 'month';
  const cost = (isSameCycle ? Math.round(nextAmount * left) : nextAmount) - unused;
  return {
    dueNow: Math.max(0, cost),
    credit: Math.max(0, -cost),
    nextAmount,
    nextDate: seconds(isSameCycle ? periodEnd : later(billing.now(), wanted)),
    endsHalfPrice: endsHalfPrice(current, wanted),
  };
}

function endsHalfPrice(current: LiveSubscription, wanted: CheckoutChoice): boolean {
  return discountsAfter(current, wanted).discounts !== undefined;
}

/** Returns the date a month or a year later. The end of a short month stays the end. */
function later(date: Date, { interval }: CheckoutChoice): Date {
  const months = interval === 'year' ? 12 : 1;
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return next;
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
