import { expect, test } from 'vitest';
import { advisorIds } from '../advisor.ts';
import { planIds, plans, requiredTier, tierAdvisors } from './plan.ts';

// Specification: 6.counts
test('each plan includes as many advisors as it advertises', () => {
  for (const id of planIds) expect(tierAdvisors(id, [])).toHaveLength(plans[id].advisors);
});

// Specification: 9.annual
test('a year costs as much as ten months', () => {
  for (const id of planIds) expect(plans[id].annualPrice).toBeCloseTo(plans[id].monthlyPrice * 10, 6);
});

// Specification: D.1
test('the cheapest plan of an advisor includes that advisor, and no cheaper one does', () => {
  for (const advisor of advisorIds) {
    expect(requiredTier(advisor)).toBe(planIds.find((id) => tierAdvisors(id, []).includes(advisor)));
  }
});
