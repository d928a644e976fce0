import { expect, it } from 'vitest';
import { asksForSafetyPlan } from './asks-for-safety-plan.ts';

it.each([
  'how do i make a safety plan',
  'I want to make a safety plan.',
  'can you help me with a safety plan for when he gets home',
  'what goes in a safety plan?',
  'safety plan',
])('hears a request for a safety plan in "%s"', (message) => {
  expect(asksForSafetyPlan(message)).toBe(true);
});

it.each([
  'CPS wants me to make a safety plan',
  'do i have to sign the safety plan',
  'what if the caseworker says i broke the safety plan',
  'my therapist and i made a suicide safety plan, what now',
  'how do i make a parenting plan',
])('leaves "%s" to the search', (message) => {
  expect(asksForSafetyPlan(message)).toBe(false);
});
