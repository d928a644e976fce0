import type { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import type { Entitlement } from '#domain/access.ts';
import { isAdvisorId } from '#domain/advisor.ts';
import { tierAdvisors, tiers } from '#domain/plan.ts';

export type Subscription = Omit<Entitlement, 'isSuperAdmin'>;

const COLUMNS = 'tier,trial_ends_at,selected_advisors';

/** An account without a row starts its trial here; the database decides what that trial holds. */
export async function loadSubscription(data: PostgrestClient, userId: string): Promise<Subscription> {
  const found = await data.from('subscriptions').select(COLUMNS).eq('user_id', userId).maybeSingle();
  if (found.error) throw new Error('Unexpected error loading subscription data', { cause: found.error });
  if (found.data) return parseSubscription(found.data);

  const started = await data.from('subscriptions').insert({ user_id: userId }).select(COLUMNS).single();
  if (started.error)
    throw new Error('Unexpected error creating trial subscription', { cause: started.error });
  return parseSubscription(started.data);
}

const row = v.object({
  tier: v.picklist(tiers),
  trial_ends_at: v.nullable(
    v.pipe(
      v.string(),
      v.transform((time) => new Date(time)),
      v.date(),
    ),
  ),
  selected_advisors: v.array(v.string()),
});

/** A row of `subscriptions`. On Starter and Complete only advisors of the plan count as selected. */
export function parseSubscription(value: unknown): Subscription {
  const { tier, trial_ends_at, selected_advisors } = v.parse(row, value);
  const selected = selected_advisors.filter(isAdvisorId);
  const allowed = tier === 'starter' || tier === 'core' ? tierAdvisors(tier, selected) : selected;
  return {
    tier,
    trialEndsAt: trial_ends_at,
    selectedAdvisors: selected.filter((advisor) => allowed.includes(advisor)),
  };
}
