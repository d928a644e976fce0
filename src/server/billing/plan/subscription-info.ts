import * as v from 'valibot';
import type { SubscriptionInfo } from '#contract/billing.ts';
import { isTrialOver } from '#domain/billing/trial.ts';
import { tiers } from '#domain/billing/plan.ts';
import type { Database } from '../../database/database.ts';

const date = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
);
const row = v.object({
  tier: v.picklist(tiers),
  trialEnd: date,
  status: v.nullable(v.string()),
  currentPeriodEnd: date,
  cancelAtPeriodEnd: v.boolean(),
});

/** Returns the five fields from the specification, as of the last sync. */
export async function readSubscriptionInfo(
  database: Database,
  userId: string,
  now: Date,
): Promise<SubscriptionInfo> {
  const [found] = await database.asService((service) =>
    service.query(
      `select tier, to_json(trial_ends_at) #>> '{}' as "trialEnd", status,
         to_json(current_period_end) #>> '{}' as "currentPeriodEnd",
         coalesce(cancel_at_period_end, false) as "cancelAtPeriodEnd"
       from public.subscriptions left join public.billing_accounts using (user_id) where user_id = $1`,
      [userId],
    ),
  );
  if (!found) return none;
  const { tier, trialEnd, status, currentPeriodEnd, cancelAtPeriodEnd } = v.parse(row, found);
  const isTrialing = (tier === 'trial' || status === 'trialing') && !isTrialOver(trialEnd, now);
  return {
    isTrialing,
    trialEnd: seconds(trialEnd),
    hasSubscription: status !== null,
    currentPeriodEnd: seconds(currentPeriodEnd),
    cancelAtPeriodEnd,
  };
}

const none: SubscriptionInfo = {
  isTrialing: false,
  trialEnd: null,
  hasSubscription: false,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

function seconds(date: Date | null): number | null {
  return date && Math.floor(date.getTime() / 1000);
}
