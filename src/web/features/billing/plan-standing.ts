import { advisorProfiles } from '#content/advisors.ts';
import { type Entitlement, effectiveTier } from '#domain/billing/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { isPlan } from '#domain/billing/billing.ts';
import { type PlanId, plans } from '#domain/billing/plan.ts';
import { longDate } from './money.ts';

// Created on first use (see money.ts).
let list: Intl.ListFormat | undefined;

export type PlanStanding =
  | { kind: 'superadmin' | 'trial' | 'paused' | 'none' }
  /** `isPausing`: the pause was requested and starts with the next period. */
  | { kind: 'paid'; plan: PlanId; isPausing: boolean };

/** The panel's state: the current plan, if any. */
export function planStanding(entitlement: Entitlement, now: Date): PlanStanding {
  if (entitlement.isSuperAdmin) return { kind: 'superadmin' };
  const tier = effectiveTier(entitlement, now);
  if (isPlan(tier)) return { kind: 'paid', plan: tier, isPausing: entitlement.pausesAt !== null };
  if (tier === 'trial' || tier === 'paused') return { kind: tier };
  return { kind: 'none' };
}

/** The plan's state in one or two sentences. */
export function planStatus(entitlement: Entitlement, now: Date): string {
  const standing = planStanding(entitlement, now);
  switch (standing.kind) {
    case 'superadmin':
      return 'You don’t need a plan. You have access to everything.';
    case 'trial':
      return `You’re on the free trial${until(entitlement.trialEndsAt)}.`;
    case 'paused':
      return 'Your plan is paused. You keep your data and the advisors on your team.';
    case 'none':
      return 'You don’t have a plan right now. Everything you saved is still here.';
    case 'paid':
      return `You’re on the ${plans[standing.plan].name} plan.`;
  }
}

function until(end: Date | null): string {
  return end ? ` until ${longDate(end)}` : '';
}

/** A list of names such as `Lena and Emma`. */
export function namesOf(advisors: readonly AdvisorId[]): string {
  list ??= new Intl.ListFormat('en-US');
  return list.format(advisors.map((advisor) => advisorProfiles[advisor].name));
}
