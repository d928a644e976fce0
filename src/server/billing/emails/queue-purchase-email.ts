import { isPlan } from '#domain/billing/billing.ts';
import { PURCHASE_EMAIL_DAYS, isPurchaseEmailDue } from '#domain/billing/billing-emails.ts';
import type { Transaction } from '../../database/database.ts';
import type { LiveSubscription } from '../provider/provider-state.ts';
import { queueBillingEmail } from './billing-email-store.ts';

const DAY = 86_400_000;

/** Runs in the transaction that writes the plan, so that neither exists without the other. */
export async function queuePurchaseEmail(
  service: Transaction,
  userId: string,
  subscription: LiveSubscription,
  now: Date,
): Promise<void> {
  const { id, tier, interval, unitAmount, periodEnd, created } = subscription;
  if (!isPlan(tier) || !isPurchaseEmailDue(subscription, now)) return;
  await queueBillingEmail(service, {
    userId,
    kind: 'purchase',
    subscription: id,
    tier,
    interval,
    amount: unitAmount,
    chargeAt: periodEnd,
    usefulUntil: new Date(created.getTime() + PURCHASE_EMAIL_DAYS * DAY),
  });
}
