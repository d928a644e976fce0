import * as v from 'valibot';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import {
  type PlanState,
  type ProviderSubscription,
  creditsAfterChange,
  isPlan,
  nextSync,
  planOf,
  trimTeam,
} from '#domain/billing/billing.ts';
import { billedTerms } from '#domain/billing/billing-emails.ts';
import { plans } from '#domain/billing/plan.ts';
import type { Transaction } from '../../database/database.ts';
import type { BillingAccount } from '../account-store.ts';
import type { Billing } from '../billing.ts';
import { queueChangeEmail } from '../emails/queue-change-email.ts';
import { queuePurchaseEmail } from '../emails/queue-purchase-email.ts';
import type { CustomerState, LiveSubscription } from '../provider/provider-state.ts';
import type { WebhookEvent } from '../provider/webhook-event.ts';

/**
 * Writes the provider's state: the plan, its team and credits, the account, the emails about a purchase or a change, and
 * the event that caused it. Returns false and writes nothing if another sync has written since `account` was read,
 * because the provider's answer may then be older than the stored state.
 */
export async function writePlan(
  { database, now }: Billing,
  account: BillingAccount,
  state: CustomerState,
  event?: WebhookEvent,
): Promise<boolean> {
  return database.asService(async (service) => {
    // Locks both rows, because the person may be using a credit right now.
    const [found] = await service.query(
      `select credited_for as "creditedFor", stripe_subscription_id as subscription,
         billed_terms as terms, selected_advisors as team,
         document_uploads_remaining as remaining, total_document_uploads as total
       from public.billing_accounts join public.subscriptions using (user_id)
       where user_id = $1 and version = $2 for update`,
      [account.userId, account.version],
    );
    if (!found) return false;
    const kept = v.parse(keptRow, found);
    const [counted = null] = state.live;
    // The provider's state must not end a trial that never became a plan.
    const isOurs = counted !== null || state.hasHadOne || kept.subscription !== null;
    await writeAccount(service, account, {
      counted,
      credited: isOurs ? await writeSubscription(service, account.userId, kept, counted) : kept.creditedFor,
      syncedAt: now(),
      syncDueAt: nextSync(counted, { checkoutAt: account.checkoutAt, now: now() }),
    });
    if (counted) {
      await queuePurchaseEmail(service, account.userId, counted, now());
      await queueChangeEmail(
        service,
        { userId: account.userId, before: kept.terms, subscription: counted },
        now(),
      );
    }
    if (event) await noteEvent(service, event);
    return true;
  });
}

/** Stored together with the row that it caused, or not at all, because a failed event is sent again. */
async function noteEvent(service: Transaction, { id, type, created }: WebhookEvent): Promise<void> {
  await service.query(
    `insert into private.stripe_events (id, type, created_at) values ($1, $2, to_timestamp($3))
     on conflict (id) do nothing`,
    [id, type, created],
  );
}

const keptRow = v.object({
  creditedFor: v.nullable(v.string()),
  subscription: v.nullable(v.string()),
  terms: v.nullable(v.string()),
  team: v.array(v.picklist(advisorIds)),
  remaining: v.number(),
  total: v.number(),
});

/** Returns the current state of the credits. */
async function writeSubscription(
  service: Transaction,
  userId: string,
  { creditedFor, team, remaining, total }: v.InferOutput<typeof keptRow>,
  counted: LiveSubscription | null,
): Promise<string | null> {
  const plan = planOf(counted);
  // An unpaid invoice that suspends a plan is not a change: the plan is back when the invoice is paid.
  const bought = counted && plan.tier !== 'canceled' ? `${counted.id} ${plan.tier}` : null;
  const isChange = bought !== null && bought !== creditedFor;
  const isFirst =
    isChange && counted !== null && isPlan(plan.tier) && (await grantUploads(service, userId, plan, counted));
  await service.query(
    `update public.subscriptions set tier = $2, trial_ends_at = $3::text::timestamptz,
       access_until = $4::text::timestamptz, pause_at = $5::text::timestamptz,
       past_due_since = $6::text::timestamptz, stripe_subscription_id = $7::text,
       selected_advisors = $8::text::text[], document_uploads_remaining = $9, total_document_uploads = $10
     where user_id = $1`,
    [
      userId,
      plan.tier,
      text(plan.trialEndsAt),
      text(plan.accessUntil),
      text(plan.pausesAt),
      text(plan.pastDueSince),
      plan.subscriptionId,
      arrayText(trimTeam(plan.tier, team)),
      isChange ? creditsAfterChange(plan.tier, remaining, isFirst) : remaining,
      isChange && isPlan(plan.tier) ? plans[plan.tier].uploads : total,
    ],
  );
  return bought ?? creditedFor;
}

/** Grants a tier's uploads once per billing period. Returns true if this call granted them. */
async function grantUploads(
  service: Transaction,
  userId: string,
  { tier }: PlanState,
  { id, periodStart, latestInvoice }: LiveSubscription,
): Promise<boolean> {
  const granted = await service.query(
    `insert into private.upload_grants (stripe_subscription_id, tier, period_start, user_id, invoice_id)
     values ($1, $2, $3::text::timestamptz, $4, $5::text) on conflict do nothing returning tier`,
    [id, tier, periodStart.toISOString(), userId, latestInvoice],
  );
  return granted.length === 1;
}

async function writeAccount(
  service: Transaction,
  account: BillingAccount,
  sync: { counted: LiveSubscription | null; credited: string | null; syncedAt: Date; syncDueAt: Date },
): Promise<void> {
  const { counted } = sync;
  await service.query(
    `update public.billing_accounts set status = $2::text, billing_interval = $3::text,
       current_period_end = $4::text::timestamptz, cancel_at_period_end = $5, pending_payment_url = $6::text,
       retention_used_at = coalesce(retention_used_at, $7::text::timestamptz), credited_for = $8::text,
       synced_at = $9::text::timestamptz, sync_due_at = $10::text::timestamptz,
       billed_terms = $11::text, version = version + 1
     where user_id = $1`,
    [
      account.userId,
      counted?.status ?? null,
      counted?.interval ?? null,
      text(counted && endOf(counted)),
      counted?.cancelsAt != null,
      counted?.pendingPaymentUrl ?? null,
      text(counted?.retentionUsedAt ?? null),
      sync.credited,
      sync.syncedAt.toISOString(),
      sync.syncDueAt.toISOString(),
      counted && billedTerms(counted),
    ],
  );
}

/** Returns the end of the paid time, or the day of the cancellation if that comes first. */
function endOf({ periodEnd, cancelsAt }: Pick<ProviderSubscription, 'periodEnd' | 'cancelsAt'>): Date {
  return cancelsAt && cancelsAt < periodEnd ? cancelsAt : periodEnd;
}

function arrayText(team: readonly AdvisorId[]): string {
  return `{${team.join(',')}}`;
}

function text(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
