import { advisorProfiles } from '#content/advisors.ts';
import { type Entitlement, effectiveTier } from '#domain/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { type PlanId, plans } from '#domain/plan.ts';

const list = new Intl.ListFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The plan that is paid for; null on a trial, while paused, afterwards, and for those who need none. */
export function currentPlan({ tier, isSuperAdmin }: Entitlement): PlanId | null {
  return !isSuperAdmin && (tier === 'starter' || tier === 'core' || tier === 'unlimited') ? tier : null;
}

/** Where the person stands, in one or two sentences. */
export function planStatus(entitlement: Entitlement, now: Date): string {
  if (entitlement.isSuperAdmin) return 'You need no plan: everything is open to you.';
  const tier = effectiveTier(entitlement, now);
  switch (tier) {
    case 'trial':
      return `You are on the free trial${until(entitlement.trialEndsAt)}.`;
    case 'paused':
      return 'Your plan is paused. You keep your data and the advisors on your team.';
    case 'canceled':
      return 'You have no plan now. What you saved is kept.';
    default:
      return `You are on the ${plans[tier].name} plan.`;
  }
}

function until(end: Date | null): string {
  return end ? ` until ${day.format(end)}` : '';
}

/** E.g. `Lena and Emma`. */
export function namesOf(advisors: readonly AdvisorId[]): string {
  return list.format(advisors.map((advisor) => advisorProfiles[advisor].name));
}
