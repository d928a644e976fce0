import { CHANGE_EMAIL_DAYS, isChangeEmailDue } from '#domain/billing/billing-emails.ts';
import type { Transaction } from '../../database/database.ts';
import type { LiveSubscription } from '../provider/provider-state.ts';
import { deleteWaitingChangeEmails, queueBillingEmail } from './billing-email-store.ts';

const DAY = 86_400_000;

/** Runs in the transaction that writes the plan, so that neither exists without the other. */
export async function queueChangeEmail(
  service: Transaction,
  { userId, before, subscription }: { userId: string; before: string | null; subscription: LiveSubscription },
  now: Date,
): Promise<void> {
  if (!isChangeEmailDue(before, subscription)) return;
  const { id, tier, interval, unitAmount, periodEnd } = subscription;
  await deleteWaitingChangeEmails(service, userId);
  await queueBillingEmail(service, {
    userId,
    kind: 'change',
    subscription: id,
    tier,
    interval,
    amount: unitAmount,
    chargeAt: periodEnd,
    usefulUntil: new Date(now.getTime() + CHANGE_EMAIL_DAYS * DAY),
  });
}
