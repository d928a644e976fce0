import { type AdvisorId, advisorIds } from '../advisor.ts';

export const tiers = ['trial', 'starter', 'core', 'unlimited', 'paused', 'canceled'] as const;
export type Tier = (typeof tiers)[number];

export const planIds = ['starter', 'core', 'unlimited'] as const;
export type PlanId = (typeof planIds)[number];

/** Prices in US dollars. A year costs as much as ten months. */
export interface Plan {
  id: PlanId;
  name: string;
  monthlyPrice: number;
  annualPrice: number;
  advisors: number;
  uploads: number;
  highlighted: boolean;
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyPrice: 14.99,
    annualPrice: 149.9,
    advisors: 2,
    uploads: 1,
    highlighted: false,
  },
  core: {
    id: 'core',
    name: 'Complete',
    monthlyPrice: 29.99,
    annualPrice: 299.9,
    advisors: 4,
    uploads: 3,
    highlighted: false,
  },
  unlimited: {
    id: 'unlimited',
    name: 'Premium',
    monthlyPrice: 49.99,
    annualPrice: 499.9,
    advisors: 6,
    uploads: 10,
    highlighted: true,
  },
};

const starterAdvisors = ['lena', 'emma'] as const;
const coreAdvisors = ['lena', 'emma', 'hannah', 'james'] as const;

/** The advisors that a tier includes. Only a paused plan depends on the earlier selection. */
export function tierAdvisors(tier: Tier, selected: readonly AdvisorId[]): readonly AdvisorId[] {
  switch (tier) {
    case 'starter':
      return starterAdvisors;
    case 'trial':
    case 'core':
      return coreAdvisors;
    case 'unlimited':
      return advisorIds;
    case 'paused':
      return selected;
    case 'canceled':
      return [];
  }
}

const maxAdvisorsByTier: Readonly<Record<Tier, number>> = {
  trial: 4,
  starter: 2,
  core: 4,
  unlimited: 6,
  paused: 6,
  canceled: 0,
};

export function maxAdvisors(tier: Tier): number {
  return maxAdvisorsByTier[tier];
}

/** The cheapest plan that includes an advisor. */
export function requiredTier(advisor: AdvisorId): PlanId {
  if ((starterAdvisors as readonly AdvisorId[]).includes(advisor)) return 'starter';
  return (coreAdvisors as readonly AdvisorId[]).includes(advisor) ? 'core' : 'unlimited';
}
