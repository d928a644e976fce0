import { expect, test } from 'vitest';
import { defaultJourneySteps } from '#domain/journey/journey.ts';
import { rewardsOf } from './rewards.ts';

test('every reward of the journey is split into its name and its kind', () => {
  expect(rewardsOf(defaultJourneySteps).map(({ name, kind }) => `${name}, ${kind}`)).toEqual([
    'Profile Pioneer, Achievement',
    'Communication Master, Badge',
    'Parenting Plan, Certificate',
    'Financial Clarity, Badge',
    'Legal Navigator, Badge',
    'Peacemaker, Badge',
    'Wellbeing Champion, Badge',
  ]);
});

test('a reward is earned with its step, and a step without one earns none', () => {
  const steps = defaultJourneySteps.slice(0, 4).map((step) => ({ ...step, done: step.id === 1 }));
  expect(rewardsOf(steps).map(({ stepId, isEarned }) => [stepId, isEarned])).toEqual([
    [1, true],
    [4, false],
  ]);
});
