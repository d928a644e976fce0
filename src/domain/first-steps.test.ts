import { expect, test } from 'vitest';
import { type AdvisorLead, noAnswers, openLead, questionWith } from './first-steps.ts';

const leads: readonly AdvisorLead[] = [
  { advisor: 'max', question: 'Best?', flow: null },
  { advisor: 'hannah', question: 'Next best?', flow: null },
];

test('suggests the best advisor in the plan and never a locked one', () => {
  expect(openLead(leads, () => true)?.advisor).toBe('max');
  expect(openLead(leads, (advisor) => advisor !== 'max')?.advisor).toBe('hannah');
  expect(openLead(leads, () => false)).toBeNull();
});

test('a question contains the given answers and omits unanswered items', () => {
  const question = 'Where do I start?';
  expect(questionWith(noAnswers, question)).toBe(question);
  expect(questionWith({ reason: null, hasChildren: true, state: 'TX' }, question)).toBe(
    'I live in Texas. I have children. Where do I start?',
  );
  expect(questionWith({ reason: null, hasChildren: false, state: null }, question)).toBe(
    'I have no children. Where do I start?',
  );
});
