import { expect, test } from 'vitest';
import { plans } from '#domain/billing/plan.ts';
import { type Offer, additionalFeatures, sharedFeatures } from './plan-features.ts';

const offer: Offer = { answersBy: 'library', reviewsPapers: true };
const shared = (answersBy: Offer['answersBy']) => sharedFeatures({ ...offer, answersBy });

test('a plan’s own features are its advisors and uploads', () => {
  expect(additionalFeatures(plans.core, offer).map(({ name }) => name)).toEqual([
    '4 AI advisors',
    '3 document uploads',
  ]);
});

test('every plan includes chat, voice and transcripts, and explains them', () => {
  expect(shared(null).map(({ name }) => name)).toEqual([
    'Chat at any time',
    'Voice conversations',
    'Email transcripts',
  ]);
  expect(shared(null).find(({ name }) => name === 'Voice conversations')?.note).toContain('read aloud');
});

test('the list says how this server generates answers, once that is known', () => {
  expect(shared('library')[0]?.name).toContain('a library we’ve checked');
  expect(shared('model')[0]?.name).toContain('AI model');
});

test('the list does not advertise uploads when document review is unavailable', () => {
  const listed = additionalFeatures(plans.core, { ...offer, reviewsPapers: false });
  expect(listed.some(({ name }) => name.includes('upload'))).toBe(false);
});
