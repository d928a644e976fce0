import { expect, test } from 'vitest';
import { plans } from '#domain/billing/plan.ts';
import { planFeatures } from './plan-features.ts';

const names = (offer: Parameters<typeof planFeatures>[1]) => planFeatures(plans.core, offer);

test('every plan lists chat, voice and transcripts, and explains them', () => {
  const listed = names({ answersBy: 'library', reviewsPapers: true });
  expect(listed.map(({ name }) => name)).toEqual([
    '4 AI advisors',
    'Chat at any time',
    'Voice conversations',
    'Email transcripts',
    '3 document uploads',
  ]);
  expect(listed.find(({ name }) => name === 'Voice conversations')?.note).toContain('read aloud');
});

test('the list says how this server generates answers, once that is known', () => {
  expect(names({ answersBy: 'library', reviewsPapers: true })[0]?.note).toContain('a library we’ve checked');
  expect(names({ answersBy: 'model', reviewsPapers: true })[0]?.note).toContain('AI model');
  expect(names({ answersBy: null, reviewsPapers: true })[0]?.note).toBeUndefined();
});

test('the list does not advertise uploads when document review is unavailable', () => {
  const listed = names({ answersBy: 'library', reviewsPapers: false });
  expect(listed.some(({ name }) => name.includes('upload'))).toBe(false);
});
