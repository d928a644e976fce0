import { expect, test } from 'vitest';
import {
  defaultJourneySteps,
  applyCheckmarks,
  parseJourney,
  progressPercent,
  staticSteps,
  visibleSteps,
} from './journey.ts';

const step = { id: 1, label: 'a', description: 'b', done: true };

test('a stored journey with every field is accepted', () => {
  expect(parseJourney([step])).toEqual([step]);
  expect(parseJourney([])).toEqual([]);
});

// Specification: 5.journey
test.each([
  ['no array', { 0: step }],
  ['a text as id', [{ ...step, id: '1' }]],
  ['a missing label', [{ id: 1, description: 'b', done: true }]],
  ['a description that is no text', [{ ...step, description: 3 }]],
  ['a done that is no boolean', [{ ...step, done: 'yes' }]],
  ['a hole', [step, null]],
  ['nothing', null],
])('%s is treated as absent', (_name, value) => {
  expect(parseJourney(value)).toBeNull();
});

// Specification: 4.journey.4
test('optional steps are only shown for their team, and fixed steps always', () => {
  const ids = visibleSteps(defaultJourneySteps, ['lena', 'james']).map(({ id }) => id);
  expect(ids).toEqual([1, 2, 3, 4, 9]);
});

// Specification: 4.journey.2
test('saved checkmarks are merged into the steps by ID, and unknown IDs are ignored', () => {
  const done = applyCheckmarks([
    { id: 2, done: true },
    { id: 99, done: true },
  ]).filter((each) => each.done);
  expect(done.map(({ id }) => id)).toEqual([2]);
});

// Specification: 9.steps, D.3
test('the dashboard counts the fixed steps, the progress page all visible ones', () => {
  const steps = applyCheckmarks([{ id: 1, done: true }]);
  expect(progressPercent(staticSteps(steps))).toBe(33);
  expect(progressPercent(visibleSteps(steps, ['lena']))).toBe(25);
  expect(progressPercent([])).toBe(0);
});
