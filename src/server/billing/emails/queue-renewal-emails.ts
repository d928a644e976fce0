import { isPlan } from '#domain/billing/billing.ts';
import { RENEWAL_EMAIL_DAYS, isRenewalEmailDue } from '#domain/billing/billing-emails.ts';
import type { Billing } from '../billing.ts';
import { readCustomerState } from '../provider/provider-state.ts';
import { loggable } from '../provider/stripe-error.ts';
import { queueBillingEmail } from './billing-email-store.ts';

const BATCH = 20;

interface Candidate {
  userId: string;
  customer: string;
}

/**
 * Queues an email for each yearly charge that is due soon. The payment provider reports whether there is one and how
 * much it is.
 */
export async function queueRenewalEmails(billing: Billing): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const candidates = await candidatesAfter(billing, last);
    for (const candidate of candidates) await queueForCandidate(billing, candidate);
    if (candidates.length < BATCH) return;
    last = candidates.at(-1)?.userId ?? last;
  }
}

async function candidatesAfter({ database, now }: Billing, last: string): Promise<Candidate[]> {
  return database.asService((service) =>
    service.query<{ userId: string; customer: string }>(
      `select user_id::text as "userId", stripe_customer_id as customer from public.billing_accounts account
       where billing_interval = 'year' and current_period_end > $1::text::timestamptz
         and current_period_end <= $1::text::timestamptz + make_interval(days => ${RENEWAL_EMAIL_DAYS})
         and status not in ('unpaid', 'paused') and not cancel_at_period_end and stripe_customer_id is not null
         and user_id > $2::text::uuid
         and not exists (
           select from private.billing_emails email
           where email.user_id = account.user_id and kind = 'renewal' and charge_at = current_period_end
         )
       order by user_id limit ${BATCH}`,
      [now().toISOString(), last],
    ),
  );
}

/** A customer who can't be read is retried in an hour and doesn't stop the others. */
async function queueForCandidate(billing: Billing, { userId, customer }: Candidate): Promise<void> {
  const { stripe, database, now, log } = billing;
  try {
    const [subscription] = (await readCustomerState(stripe, customer)).live;
    if (!subscription || !isPlan(subscription.tier) || !isRenewalEmailDue(subscription, now())) return;
    const { id, tier, interval, periodEnd } = subscription;
    const invoice = await stripe.invoices.createPreview({ customer, subscription: id });
    await database.asService((service) =>
      queueBillingEmail(service, {
        userId,
        kind: 'renewal',
        subscription: id,
        tier,
        interval,
        amount: invoice.amount_due,
        chargeAt: periodEnd,
        usefulUntil: periodEnd,
      }),
    );
  } catch (error) {
    log.error(loggable(error), 'a renewal could not be announced');
  }
}
