import type { AdvisorId } from '#domain/advisor.ts';
import { type PlanId, plans, tierAdvisors } from '#domain/billing/plan.ts';
import { namesOf } from './plan-standing.ts';

interface Ending {
  /** The plan was canceled and will end. */
  isEnding: boolean;
  /** The two months at half price end with the change. */
  endsHalfPrice: boolean;
}

/** Describes in sentences which advisors a change of plan adds and removes. `from` is null without a plan. */
export function planEffects(from: PlanId | null, to: PlanId, ending: Ending): readonly string[] {
  const goesOn = [
    ...(ending.isEnding ? ['Your plan won’t be canceled.'] : []),
    ...(ending.endsHalfPrice ? ['This change ends your half-price offer early.'] : []),
  ];
  if (from === to) return goesOn;
  const before = from ? tierAdvisors(from, []) : [];
  const after = tierAdvisors(to, []);
  const added = without(after, before);
  const lost = without(before, after);
  const { uploads } = plans[to];
  return [
    ...goesOn,
    ...(from && added.length > 0 ? [`You’ll get access to ${namesOf(added)}.`] : []),
    ...(lost.length > 0
      ? [`You’ll lose access to ${namesOf(lost)} today, and they’ll be removed from your team.`]
      : []),
    `The plan includes ${uploads} document ${uploads === 1 ? 'upload' : 'uploads'}.`,
  ];
}

function without(advisors: readonly AdvisorId[], others: readonly AdvisorId[]): readonly AdvisorId[] {
  return advisors.filter((advisor) => !others.includes(advisor));
}
