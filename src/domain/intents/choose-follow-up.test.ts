import { expect, test } from 'vitest';
import { chooseFollowUp } from './choose-follow-up.ts';
import type { FollowUp } from './intent.ts';

const followUps: FollowUp[] = [
  { examples: ['mornings', 'first thing when i wake up'], reply: 'Mornings.', followUps: [] },
  { examples: ['at night', 'evenings', 'after dinner'], reply: 'Nights.', followUps: [] },
];
const byAge: FollowUp[] = [
  { examples: ['4', 'she is 5'], reply: 'Small.', followUps: [] },
  { examples: ['8 years old', '10'], reply: 'School.', followUps: [] },
  { examples: ['14', '16 year old'], reply: 'Teen.', followUps: [] },
];
const chosen = (message: string, among = followUps, near: Record<string, number> | null = null) =>
  chooseFollowUp(message, among, near && ((example) => near[example] ?? 0))?.reply ?? null;

test('a reply that matches an example selects its follow-up', () => {
  expect(chosen('Evenings.')).toBe('Nights.');
  expect(chosen('mornings mostly')).toBe('Mornings.');
});

test('a reply that is clearly nearest by embedding selects its follow-up', () => {
  const near = {
    mornings: 0.2,
    'first thing when i wake up': 0.2,
    'at night': 0.7,
    evenings: 0.6,
    'after dinner': 0.5,
  };
  expect(chosen('once its dark out', followUps, near)).toBe('Nights.');
});

test('a reply between two follow-ups selects neither', () => {
  const near = { mornings: 0.5, 'at night': 0.5 };
  expect(chosen('whenever the phone is quiet', followUps, near)).toBeNull();
  expect(chosen('whenever the phone is quiet')).toBeNull();
});

test.each([
  ["she's 9", 'School.'],
  ['hes five', 'Small.'],
  ['15', 'Teen.'],
  ['40', null],
  ['4 and 14', null],
])('"%s" selects the nearest age', (message, reply) => {
  expect(chosen(message, byAge)).toBe(reply);
});
