import { expect, test } from 'vitest';
import { sentencesForState } from './sentences-for-state.ts';

const choice = 'A judge decides. In Georgia, a child of 14 can mostly choose.';

test('the law of one state is left out for a person in another state', () => {
  expect(sentencesForState(choice, 'WV')).toBe('A judge decides.');
});

test('the law of one state is left out while the state is unknown', () => {
  expect(sentencesForState(choice, null)).toBe('A judge decides.');
});

test('the law of their own state stays', () => {
  expect(sentencesForState(choice, 'GA')).toBe(choice);
});

test('a sentence that calls the state an example stays', () => {
  const some = 'It depends. In some states, such as Pennsylvania, everyone must agree.';
  expect(sentencesForState(some, 'OH')).toBe(some);
});

test('West Virginia is not Virginia', () => {
  expect(sentencesForState('It depends. In West Virginia, ask the clerk.', 'VA')).toBe('It depends.');
});

test('a text with nothing else keeps its only sentence', () => {
  expect(sentencesForState('In Georgia, 30 days.', 'OH')).toBe('In Georgia, 30 days.');
});
