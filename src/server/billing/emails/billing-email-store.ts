import * as v from 'valibot';
import { billingIntervals } from '#domain/billing/billing.ts';
import { planIds } from '#domain/billing/plan.ts';
import type { Database, Transaction } from '../../database/database.ts';

/** The lease of an email. Longer than the timeout of a mail server (mail/smtp.ts). */
const CLAIM_MS = 5 * 60_000;

const emailRow = v.object({
  id: v.string(),
  kind: v.picklist(['purchase', 'renewal', 'change']),
  tier: v.picklist([...planIds, 'paused']),
  interval: v.picklist(billingIntervals),
  amount: v.number(),
  chargeAt: v.instance(Date),
  tries: v.number(),
  address: v.string(),
  /** Null if unknown. */
  zone: v.nullable(v.string()),
});
export type BillingEmail = v.InferOutput<typeof emailRow>;

type QueuedEmail = Pick<BillingEmail, 'kind' | 'tier' | 'interval' | 'amount' | 'chargeAt'> & {
  userId: string;
  subscription: string;
  usefulUntil: Date;
};

/** Does nothing if an email for that purchase or charge is already queued. */
export async function queueBillingEmail(service: Transaction, email: QueuedEmail): Promise<void> {
  await service.query(
    `insert into private.billing_emails
       (user_id, kind, stripe_subscription_id, tier, billing_interval, amount, charge_at, useful_until)
     values ($1, $2, $3, $4, $5, $6, $7::text::timestamptz, $8::text::timestamptz) on conflict do nothing`,
    [
      email.userId,
      email.kind,
      email.subscription,
      email.tier,
      email.interval,
      email.amount,
      email.chargeAt.toISOString(),
      email.usefulUntil.toISOString(),
    ],
  );
}

/** Removes older emails about a change, because a newer change makes them wrong. One that is being sent stays. */
export async function deleteWaitingChangeEmails(service: Transaction, userId: string): Promise<void> {
  await service.query(
    `delete from private.billing_emails
     where user_id = $1 and kind = 'change' and sent_at is null and held_until is null`,
    [userId],
  );
}

/**
 * Emails that still have to be sent. Excludes a renewal that will not happen, a change if the plan ends instead, and
 * every email for an account that is closed or has no confirmed address.
 */
export const waitingBillingEmails = `private.billing_emails email
  left join public.billing_accounts account on account.user_id = email.user_id
  where sent_at is null
    and private.account_email(email.user_id) is not null and private.is_account_open(email.user_id)
    and (kind = 'purchase' or (
      account.status not in ('unpaid', 'paused') and not account.cancel_at_period_end
      and (kind = 'change' or (account.billing_interval = 'year' and account.current_period_end = charge_at))
    ))`;

/** The next email that is due and not claimed by another worker. */
export async function claimBillingEmail(database: Database, now: Date): Promise<BillingEmail | null> {
  const [found] = await database.asService((service) =>
    service.query(
      `with claimed as (
         update private.billing_emails set held_until = $2::text::timestamptz, tries = tries + 1
         where id = (
           select email.id from ${waitingBillingEmails}
             and try_at <= $1::text::timestamptz and useful_until > $1::text::timestamptz
             and (held_until is null or held_until <= $1::text::timestamptz)
           order by try_at, email.id limit 1 for update of email skip locked
         )
         returning *
       )
       select claimed.id::text, kind, tier, billing_interval as interval, amount, charge_at as "chargeAt", tries,
         private.account_email(claimed.user_id) as address, nullif(zone, 'UTC') as zone
       from claimed left join public.reminder_settings on reminder_settings.user_id = claimed.user_id`,
      [now.toISOString(), new Date(now.getTime() + CLAIM_MS).toISOString()],
    ),
  );
  return found ? v.parse(emailRow, found) : null;
}

export async function markBillingEmailSent(database: Database, id: string, at: Date): Promise<void> {
  await database.asService((service) =>
    service.query(
      `update private.billing_emails set sent_at = $2::text::timestamptz, held_until = null
       where id = $1::text::bigint`,
      [id, at.toISOString()],
    ),
  );
}

export async function postponeBillingEmail(database: Database, id: string, until: Date): Promise<void> {
  await database.asService((service) =>
    service.query(
      `update private.billing_emails set try_at = $2::text::timestamptz, held_until = null
       where id = $1::text::bigint`,
      [id, until.toISOString()],
    ),
  );
}
