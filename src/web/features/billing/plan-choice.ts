import { type PlanId, planIds, plans } from '#domain/billing/plan.ts';
import type { PlanStanding } from './plan-standing.ts';

export interface PlanChoice {
  label: string;
  /** For screen readers: which plan a label that names none is about. */
  about?: string;
  /** `buy` goes to a checkout page; `change` is charged or credited at once, and shows what it costs first. */
  kind: 'current' | 'buy' | 'change';
}

/** What the button of a plan does. Null for those who need no plan. */
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
