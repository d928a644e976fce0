import { expect, test } from 'vitest';
import { type FitSigns, type FitWeights, fitOf, inputsOf } from './reply-fit.ts';

const signs: FitSigns = {
  source: 'intent',
  likely: 0.5,
  isLikeliest: false,
  near: 0.6,
  asksBack: false,
  inExamples: 0.2,
  inTitle: 0,
  isAsked: true,
};
const weights: FitWeights = {
  intent: [1, 0.5, 0.25, 1, 0, 1, 1, 0],
  reaction: [2, 0, 0, 0, 0, 0, 0, -1],
  passage: [0],
  theme: [0],
};

test('the score is the weighted sum of the features of the reply’s source', () => {
  expect(fitOf(signs, weights)).toBeCloseTo(1 + 0.6 + 0.2);
  expect(fitOf({ ...signs, source: 'reaction' }, weights)).toBe(1);
});

test('a more probable reply that shares more words with the message fits better', () => {
  const better = { ...signs, likely: 0.9, isLikeliest: true, inExamples: 0.6 };
  expect(fitOf(better, weights)).toBeGreaterThan(fitOf(signs, weights));
});

test('probabilities of 0 and 1 still give finite inputs', () => {
  for (const likely of [0, 1])
    expect(inputsOf({ ...signs, likely }).every((value) => Number.isFinite(value))).toBe(true);
});
