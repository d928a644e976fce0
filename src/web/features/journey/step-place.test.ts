import { expect, test } from 'vitest';
import { defaultJourneySteps } from '#domain/journey/journey.ts';
import { placeOfStep } from './step-place.ts';

test('every step links to the page where a person can do it', () => {
  expect(defaultJourneySteps.map((step) => placeOfStep(step)?.path)).toEqual([
    '/settings?tab=account',
    '/resources',
    '/',
    '/james',
    '/ava',
    '/max',
    '/hannah',
    '/emma',
    '/lena',
  ]);
});
