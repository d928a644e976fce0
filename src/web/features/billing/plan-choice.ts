import { type PlanId, planIds, plans } from '#domain/billing/plan.ts';
import type { PlanStanding } from './plan-standing.ts';

export interface PlanChoice {
  label: string;
  /** The plan, for screen readers, if the label doesn't name one. */
  about?: string;
  /** `buy` opens a checkout page; `change` is charged or credited immediately, and shows the price first. */
  kind: 'current' | 'buy' | 'change';
}

/** The action of a plan's button. Null for people who need no plan. */
export function planChoice(plan: PlanId, standing: PlanStanding): PlanChoice | null {
  const { name } = plans[plan];
  switch (standing.kind) {
    case 'superadmin':
      return null;
    case 'trial':
    case 'none':
      return { kind: 'buy', label: `Choose ${name}` };
    case 'paused':
      return { kind: 'change', label: `Resume with ${name}` };
    case 'paid':
      return fromPlan(standing.plan, plan, standing.isPausing);
  }
}

function fromPlan(current: PlanId, plan: PlanId, isPausing: boolean): PlanChoice {
  const step = planIds.indexOf(plan) - planIds.indexOf(current);
  const about = ` to ${plans[plan].name}`;
  if (step > 0) return { kind: 'change', label: 'Upgrade', about };
  if (step < 0) return { kind: 'change', label: 'Downgrade', about };
  return isPausing ? { kind: 'change', label: 'Keep this plan' } : { kind: 'current', label: 'Current Plan' };
}
