import type { CancelAction } from '#contract/billing.ts';
import { isPlan } from '#domain/billing/billing.ts';
import { readAccount } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import { retentionCoupon } from '../provider/catalog.ts';
import { isPauseAhead } from './change-plan.ts';
import { withCustomerLock } from '../customer-lock.ts';
import { undoCancellation, keepOnParameters } from './keep-on.ts';
import { type LiveSubscription, readCustomerState, retentionMetadata } from '../provider/provider-state.ts';
import { billingError } from '../errors.ts';
import { swapToPause } from './swap-to-pause.ts';
import { syncAfterAction } from '../provider/sync-after-action.ts';

export async function cancelSubscription(
  billing: Billing,
  userId: string,
  action: CancelAction,
): Promise<void> {
  await onSubscription(billing, userId, async (current) => {
    switch (action) {
      case 'immediate':
        return cancel(billing, current);
      case 'discount':
        return discount(billing, userId, current);
      case 'pause':
        return pause(billing, current);
    }
  });
}

export async function undoCancel(billing: Billing, userId: string): Promise<void> {
  await onSubscription(billing, userId, async (current) => {
    if (!current.cancellation) {
      throw billingError('no_subscription', { message: 'There’s no cancellation to undo.' });
    }
    await undoCancellation(billing.stripe, current);
  });
}

async function onSubscription(
  billing: Billing,
  userId: string,
  work: (current: LiveSubscription) => Promise<void>,
): Promise<void> {
  const customer = (await readAccount(billing.database, { userId }))?.customer;
  if (!customer) throw billingError('no_subscription');
  await withCustomerLock(billing.database, userId, async () => {
    const [current] = (await readCustomerState(billing.stripe, customer)).live;
    if (!current) throw billingError('no_subscription');
    await work(current);
    await syncAfterAction(billing, customer);
  });
}

/**
 * Paid time runs to its end. With an unpaid invoice there is no paid time, so the plan ends now and nothing more is
 * charged.
 */
async function cancel({ stripe }: Billing, { id, status, cancellation }: LiveSubscription): Promise<void> {
  if (status !== 'active' && status !== 'trialing') await stripe.subscriptions.cancel(id);
  else if (!cancellation) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

async function discount(billing: Billing, userId: string, current: LiveSubscription): Promise<void> {
  refuseWithDebt(current);
  // Offered once per customer. Our row records it if the subscription is gone, and the provider records it if the row is
  // gone.
  const account = await readAccount(billing.database, { userId });
  if (account?.retentionUsedAt || current.retentionUsedAt) throw billingError('discount_used');
  if (!isPlan(current.tier)) {
    throw billingError('no_subscription', {
      message: 'You can’t use the half-price offer on a paused plan.',
    });
  }
  await billing.stripe.subscriptions.update(current.id, {
    // The new list replaces the existing one.
    discounts: [
      ...current.discounts.map(({ id }) => ({ discount: id })),
      { coupon: retentionCoupon(current.tier, current.interval) },
    ],
    metadata: retentionMetadata(billing.now()),
    ...keepOnParameters(current),
  });
}

async function pause(billing: Billing, current: LiveSubscription): Promise<void> {
  refuseWithDebt(current);
  if (current.tier === 'paused') {
    const message = isPauseAhead(current)
      ? 'Your pause starts at the end of your billing month.'
      : 'Your plan is already paused.';
    throw billingError('already_on_plan', { message });
  }
  await swapToPause(billing, current);
}

function refuseWithDebt({ status }: LiveSubscription): void {
  if (status === 'active' || status === 'trialing') return;
  throw billingError('card_declined', { message: 'You have an unpaid bill. Pay it first, or cancel.' });
}
