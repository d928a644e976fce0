import { expect, test } from 'vitest';
import { defaultJourneySteps } from '#domain/journey/journey.ts';
import { rewardsOf } from './rewards.ts';

test('every journey reward is split into a name and a kind', () => {
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

test('completing a step earns its reward, and a step without a reward earns nothing', () => {
  const steps = defaultJourneySteps.slice(0, 4).map((step) => ({ ...step, done: step.id === 1 }));
  expect(rewardsOf(steps).map(({ stepId, isEarned }) => [stepId, isEarned])).toEqual([
    [1, true],
    [4, false],
  ]);
});
