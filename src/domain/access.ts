import type { AdvisorId } from './advisor.ts';
import { type Tier, maxAdvisors, tierAdvisors } from './plan.ts';
import { isTrialOver } from './trial.ts';

/** What decides access: the row of `subscriptions`, and whether the server calls the person a superadmin. */
export interface Entitlement {
  tier: Tier;
  trialEndsAt: Date | null;
  selectedAdvisors: readonly AdvisorId[];
  isSuperAdmin: boolean;
}

/** The tier that counts now. No entitlement at all (no row) counts as canceled. */
export function effectiveTier(entitlement: Entitlement | null, now: Date): Tier {
  if (entitlement?.isSuperAdmin) return 'unlimited';
  if (!entitlement) return 'canceled';
  if (entitlement.tier === 'trial' && isTrialOver(entitlement.trialEndsAt, now)) return 'canceled';
  return entitlement.tier;
}

export function accessibleAdvisors(entitlement: Entitlement | null, now: Date): readonly AdvisorId[] {
  return tierAdvisors(effectiveTier(entitlement, now), entitlement?.selectedAdvisors ?? []);
}

export function canAccessAdvisor(entitlement: Entitlement | null, advisor: AdvisorId, now: Date): boolean {
  return accessibleAdvisors(entitlement, now).includes(advisor);
}

export type TeamChange = { ok: true; team: readonly AdvisorId[] } | { ok: false; reason: 'locked' | 'full' };

/** Selecting a selected advisor, or dropping one that is not, succeeds and changes nothing. */
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
