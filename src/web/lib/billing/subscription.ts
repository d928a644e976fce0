import type { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import type { Entitlement } from '#domain/billing/access.ts';
import { isAdvisorId } from '#domain/advisor.ts';
import { tierAdvisors, tiers } from '#domain/billing/plan.ts';

/** A row of `subscriptions`: the facts that decide access to the advisors, and others that the screens show. */
export interface Subscription extends Omit<Entitlement, 'isSuperAdmin'> {
  /** The due date of the oldest open invoice. */
  pastDueSince: Date | null;
  uploadsRemaining: number;
}

/** The facts that decide access, and those that the screens show about the subscription. */
export type AccountEntitlement = Entitlement & Subscription;

const SUPERADMIN_UPLOADS = 999;

export function withSuperAdmin(subscription: Subscription, isSuperAdmin: boolean): AccountEntitlement {
  const { uploadsRemaining } = subscription;
  return {
    ...subscription,
    isSuperAdmin,
    uploadsRemaining: isSuperAdmin ? SUPERADMIN_UPLOADS : uploadsRemaining,
  };
}

const COLUMNS =
  'tier,trial_ends_at,access_until,pause_at,past_due_since,selected_advisors,document_uploads_remaining';

/** An account without a row starts its trial here. The database decides its terms. */
export async function loadSubscription(data: PostgrestClient, userId: string): Promise<Subscription> {
  const found = await data.from('subscriptions').select(COLUMNS).eq('user_id', userId).maybeSingle();
  if (found.error) throw found.error;
  if (found.data) return parseSubscription(found.data);

  const started = await data.from('subscriptions').insert({ user_id: userId }).select(COLUMNS).single();
  if (started.error) throw new TrialNotStarted(started.error);
  return parseSubscription(started.data);
}

export class TrialNotStarted extends Error {
  constructor(cause: unknown) {
    super('Unexpected error creating trial subscription', { cause });
  }
}

const time = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
);

const row = v.object({
  tier: v.picklist(tiers),
  trial_ends_at: time,
  access_until: time,
  pause_at: time,
  past_due_since: time,
  selected_advisors: v.array(v.string()),
  document_uploads_remaining: v.number(),
});

/** A row of `subscriptions`. On Starter and Complete only advisors of the plan count as selected. */
export function parseSubscription(value: unknown): Subscription {
  const subscription = v.parse(row, value);
  const { tier } = subscription;
  const selected = subscription.selected_advisors.filter(isAdvisorId);
  const allowed = tier === 'starter' || tier === 'core' ? tierAdvisors(tier, selected) : selected;
  return {
    tier,
    trialEndsAt: subscription.trial_ends_at,
    accessUntil: subscription.access_until,
    pausesAt: subscription.pause_at,
    pastDueSince: subscription.past_due_since,
    selectedAdvisors: selected.filter((advisor) => allowed.includes(advisor)),
    uploadsRemaining: subscription.document_uploads_remaining,
  };
}
