import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { openClassifier } from '#server/chat/open-classifier.ts';
import { openLibrary } from '#server/chat/library/open-library.ts';
import { libraryBank, safetyBank } from './banks.ts';
import { readingGrade } from '../reading-grade.ts';
import { scoreLibrary } from '../score-library.ts';
import { interval, scoreSafety } from './safety/score-safety.ts';

const classifier = openClassifier();

// These are lower bounds, not proofs, because the rules' author has seen these lines. README.md explains their value.

test('the safety gate finds every line of the seed bank, and leaves ordinary lines alone', () => {
  const missed = scoreSafety(safetyBank('safety-seed'), classifier).flatMap((family) => family.missed);
  expect(missed.map(({ text }) => text)).toEqual([]);
});

test('the safety gate keeps its score on the second bank', () => {
  for (const { label, lines, right } of scoreSafety(safetyBank('safety-held'), classifier)) {
    expect(right / lines, label).toBeGreaterThanOrEqual(0.97);
  }
});

test.each([
  ['crisis', 78],
  ['refusal', 8],
  ['none', 84],
])('the safety gate keeps its score on the hard bank: %s %d', (label, reached) => {
  const score = scoreSafety(safetyBank('safety-hard'), classifier).find((family) => family.label === label);
  expect(score?.right).toBeGreaterThanOrEqual(reached);
});

test('the library keeps its score on the held-out questions', () => {
  const score = scoreLibrary(openLibrary(passagesByAdvisor), libraryBank('library-held'));
  expect(score.hitAt3 / score.answerable).toBeGreaterThanOrEqual(0.9);
  expect(score.answeredWell / score.answered).toBeGreaterThanOrEqual(0.8);
  expect(score.offTopicAnswered).toBe(0);
});

test('the library keeps its score on questions as people type them, and refuses questions that it cannot answer', () => {
  const score = scoreLibrary(openLibrary(passagesByAdvisor), libraryBank('library-more'));
  expect(score.hitAt1 / score.answerable).toBeGreaterThanOrEqual(0.85);
  expect(score.answered / score.answerable).toBeGreaterThanOrEqual(0.75);
  expect(score.answeredWell / score.answered).toBeGreaterThanOrEqual(0.93);
  expect(score.offTopicAnswered / score.offTopic).toBeLessThanOrEqual(0.06);
});

test('a share of few lines has a wide interval', () => {
  expect(interval(10, 10).map((end) => Math.round(end * 100))).toEqual([72, 100]);
  expect(interval(100, 100).map((end) => Math.round(end * 100))).toEqual([96, 100]);
});

test('a plain sentence has a low grade and a complicated one a high grade', () => {
  expect(readingGrade('Sit down. Drink some water. Call a friend.')).toBeLessThan(3);
  expect(
    readingGrade(
      'The determination of equitable distribution necessitates comprehensive documentation of assets.',
    ),
  ).toBeGreaterThan(15);
});
