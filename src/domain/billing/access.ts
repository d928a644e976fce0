import type { AdvisorId } from '../advisor.ts';
import { type Tier, maxAdvisors, tierAdvisors } from './plan.ts';
import { isTrialOver } from './trial.ts';

/** The data that decides access: the row of `subscriptions`, and whether the person is a superadmin. */
export interface Entitlement {
  tier: Tier;
  trialEndsAt: Date | null;
  /**
   * After this time a paid plan counts as canceled. It is also set without a cancellation: a renewing plan is open for
   * its paid time and the grace period, and every payment moves the date.
   */
  accessUntil: Date | null;
  /** After this time the plan counts as paused. */
  pausesAt: Date | null;
  selectedAdvisors: readonly AdvisorId[];
  isSuperAdmin: boolean;
}

/** The current tier. Without an entitlement (no row) it is `canceled`. */
export function effectiveTier(entitlement: Entitlement | null, now: Date): Tier {
  if (entitlement?.isSuperAdmin) return 'unlimited';
  if (!entitlement) return 'canceled';
  const { tier, trialEndsAt, accessUntil, pausesAt } = entitlement;
  if (tier === 'trial' && isTrialOver(trialEndsAt, now)) return 'canceled';
  if (hasCome(accessUntil, now)) return 'canceled';
  if (tier !== 'canceled' && hasCome(pausesAt, now)) return 'paused';
  return tier;
}

function hasCome(time: Date | null, now: Date): boolean {
  return time !== null && time.getTime() <= now.getTime();
}

export function accessibleAdvisors(entitlement: Entitlement | null, now: Date): readonly AdvisorId[] {
  return tierAdvisors(effectiveTier(entitlement, now), entitlement?.selectedAdvisors ?? []);
}

export function canAccessAdvisor(entitlement: Entitlement | null, advisor: AdvisorId, now: Date): boolean {
  return accessibleAdvisors(entitlement, now).includes(advisor);
}

export type TeamChange = { ok: true; team: readonly AdvisorId[] } | { ok: false; reason: 'locked' | 'full' };

/** Selecting an already selected advisor, or removing one that is not selected, succeeds without a change. */
export function addToTeam(entitlement: Entitlement, advisor: AdvisorId, now: Date): TeamChange {
  const team = entitlement.selectedAdvisors;
  if (team.includes(advisor)) return { ok: true, team };
  if (!canAccessAdvisor(entitlement, advisor, now)) return { ok: false, reason: 'locked' };
  if (team.length >= maxAdvisors(effectiveTier(entitlement, now))) return { ok: false, reason: 'full' };
  return { ok: true, team: [...team, advisor] };
}

export function dropFromTeam(entitlement: Entitlement, advisor: AdvisorId): TeamChange {
  return { ok: true, team: entitlement.selectedAdvisors.filter((selected) => selected !== advisor) };
}
