import { expect, test } from 'vitest';
import { advisorProfiles } from '#content/advisors.ts';
import { resourceCards } from '#content/resource-cards.ts';
import { advisorIds } from '#domain/advisor.ts';
import { PAUSE_PRICE, creditsAfterChange } from '#domain/billing/billing.ts';
import { sampleDeadlines } from '#domain/reminders/deadline.ts';
import { priorities } from '#domain/reminders/deadline-fields.ts';
import { defaultJourneySteps } from '#domain/journey/journey.ts';
import { maxAdvisors, planIds, plans, requiredTier, tiers } from '#domain/billing/plan.ts';

// The fixed data of the specification, repeated on purpose: a change here changes the product.

// Specification: 3.plan, 6.counts, 9.prices
test('there are three plans with names, prices, advisors, credits and a highlighted plan', () => {
  const { starter, core, unlimited } = plans;
  expect(planIds).toEqual(['starter', 'core', 'unlimited']);
  expect([starter.name, core.name, unlimited.name]).toEqual(['Starter', 'Complete', 'Premium']);
  const all = [starter, core, unlimited];
  expect(all.map((plan) => plan.monthlyPrice)).toEqual([14.99, 29.99, 49.99]);
  expect(all.map((plan) => plan.annualPrice)).toEqual([149.9, 299.9, 499.9]);
  expect(all.map((plan) => plan.advisors)).toEqual([2, 4, 6]);
  expect(all.map((plan) => plan.uploads)).toEqual([1, 3, 10]);
  expect(all.filter((plan) => plan.highlighted)).toEqual([unlimited]);
});

// Specification: 4.tiers, 6.superadmin.3, 9.team
test('there are six tiers, each with its maximum team size', () => {
  expect(Object.fromEntries(tiers.map((tier) => [tier, maxAdvisors(tier)]))).toEqual({
    trial: 4,
    starter: 2,
    core: 4,
    unlimited: 6,
    paused: 6,
    canceled: 0,
  });
});

// Specification: 9.credits, D.6.2
test('a plan sets the credits, and a pause costs 3.99 and sets no credits', () => {
  expect(planIds.map((plan) => creditsAfterChange(plan, 0, true))).toEqual([1, 3, 10]);
  expect(creditsAfterChange('paused', 2, true)).toBe(2);
  expect(PAUSE_PRICE).toBe(399);
});

// Specification: 3.advisor, D.1
test('each advisor needs the plan that the upgrade dialog names', () => {
  expect(Object.fromEntries(advisorIds.map((id) => [id, plans[requiredTier(id)].name]))).toEqual({
    lena: 'Starter',
    emma: 'Starter',
    hannah: 'Complete',
    james: 'Complete',
    max: 'Premium',
    ava: 'Premium',
  });
});

// Specification: 1.advisors.1, 2.home.4, 3.advisor
test('there are six advisors, each with a name, role, focus and lowercase path', () => {
  const said = advisorIds.map((id) => {
    const { name, role, focus, path } = advisorProfiles[id];
    expect(path).toBe(`/${name.toLowerCase()}`);
    return [name, role, focus];
  });
  expect(said).toEqual([
    ['Lena', 'Mindfulness and personal coach', 'Emotional'],
    ['Emma', 'Conflict resolution and emotional support coach', 'Conflict'],
    ['Hannah', 'Legal prep and document guide', 'Legal'],
    ['James', 'Communication strategist and coach', 'Communication'],
    ['Max', 'Divorce financial coach', 'Financial'],
    ['Ava', 'Custody and parenting-plan advisor', 'Custody'],
  ]);
});

// Specification: 3.journey
test('there are nine open journey steps with rewards and advisors', () => {
  const steps = defaultJourneySteps.map(({ id, label, reward, isStatic, requiredAdvisor, hasCustody }) => [
    id,
    label,
    reward ?? null,
    isStatic ? 'static' : requiredAdvisor,
    hasCustody ?? false,
  ]);
  expect(steps).toEqual([
    [1, 'Complete Your Profile', 'Profile Pioneer Achievement', 'static', false],
    [2, 'Review Resources Tab', null, 'static', false],
    [3, 'Update Upcoming Deadlines', null, 'static', false],
    [4, 'Chat with James', 'Communication Master Badge', 'james', false],
    [5, 'Work with Ava', 'Parenting Plan Certificate', 'ava', true],
    [6, 'Consult with Max', 'Financial Clarity Badge', 'max', false],
    [7, 'Review with Hannah', 'Legal Navigator Badge', 'hannah', false],
    [8, 'Session with Emma', 'Peacemaker Badge', 'emma', false],
    [9, 'Meet with Lena', 'Wellbeing Champion Badge', 'lena', false],
  ]);
  expect(defaultJourneySteps.some((step) => step.done)).toBe(false);
});

// Specification: 3.deadline.2, 5.deadline.4
test('there are three sample deadlines and three priorities', () => {
  const samples = sampleDeadlines.map(({ title, date, time, priority }) => [title, date, time, priority]);
  expect(samples).toEqual([
    ['Financial Disclosure Deadline', 'June 15, 2023', '11:59 PM', 'high'],
    ['Mediation Session', 'June 22, 2023', '10:00 AM', 'medium'],
    ['Court Hearing', 'July 5, 2023', '9:30 AM', 'high'],
  ]);
  expect(priorities).toEqual(['high', 'medium', 'low']);
});

// Specification: 3.resource.1
test('there are thirteen articles with ids, titles and reading times', () => {
  const listed = resourceCards.map(({ category, id, title, readTime }) => [category, id, title, readTime]);
  expect(listed).toEqual([
    ['guides', 1, 'Step-by-Step Divorce Process Guide', '15 min read'],
    ['guides', 2, 'Co-Parenting Communication Guide', '12 min read'],
    ['guides', 3, 'Financial Planning During Divorce', '10 min read'],
    ['guides', 4, 'Legal Terms Explained', '15 min read'],
    ['checklists', 1, 'Document Preparation Checklist', '10 min read'],
    ['checklists', 2, 'Child Custody Preparation Checklist', '8 min read'],
    ['checklists', 3, 'Document Collection Checklist', '8 min read'],
    ['checklists', 4, 'Self-Care Checklist', '5 min read'],
    ['wellbeing', 1, 'Managing Emotional Stress', expect.stringMatching(/^\d+ min read$/)],
    ['wellbeing', 2, 'Helping Children Through Divorce', expect.stringMatching(/^\d+ min read$/)],
    ['wellbeing', 3, 'Building Your Support Network', expect.stringMatching(/^\d+ min read$/)],
    ['wellbeing', 5, 'Managing Anxiety During Divorce', expect.stringMatching(/^\d+ min read$/)],
    ['wellbeing', 6, 'Rebuilding Self-Worth After Divorce', expect.stringMatching(/^\d+ min read$/)],
  ]);
});
