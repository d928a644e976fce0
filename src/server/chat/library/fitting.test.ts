import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { fitting, isAboutChildren } from './fitting.ts';
import type { Hit } from './open-library.ts';

const nothing: Situation = { children: null, stage: null };
const served: Situation = { children: null, stage: 'served' };

function hit(id: string, score: number, coverage: number): Hit {
  const passage = Object.values(passagesByAdvisor)
    .flat()
    .find((one) => one.id === id);
  if (!passage) throw new Error(`There is no ${id}`);
  return { passage, score, coverage, byItself: coverage, odds: 0 };
}

const order = (hits: readonly Hit[], situation: Situation) =>
  fitting(hits, situation).map(({ passage }) => passage.id);

test('among similar scores the passage for the person’s stage ranks first, but a far better one stays first', () => {
  const near = [hit('hannah-start-filing', 4, 0.8), hit('hannah-answer-deadline', 1, 0.7)];
  expect(order(near, served)).toEqual(['hannah-answer-deadline', 'hannah-start-filing']);
  expect(order(near, nothing)).toEqual(['hannah-start-filing', 'hannah-answer-deadline']);
  const far = [hit('hannah-start-filing', 10, 0.8), hit('hannah-answer-deadline', 1, 0.7)];
  expect(order(far, served)).toEqual(['hannah-start-filing', 'hannah-answer-deadline']);
});

test('a passage that fits the person but does not answer the question does not displace an answer', () => {
  const hits = [hit('hannah-start-filing', 4, 0.8), hit('hannah-answer-deadline', 1, 0.3)];
  expect(order(hits, served)).toEqual(['hannah-start-filing', 'hannah-answer-deadline']);
});

test('a passage answers its own sample question for any person', () => {
  const hits = [hit('hannah-start-filing', Infinity, 1), hit('hannah-answer-deadline', 1, 0.9)];
  expect(order(hits, served)[0]).toBe('hannah-start-filing');
});

test('the age of the children matters, and a text about children ranks lower for people without children', () => {
  const schedules = [hit('ava-school-age', 2, 0.6), hit('ava-teens', 1, 0.6)];
  const teens: Situation = { children: { many: 2, ages: ['teen'] }, stage: null };
  expect(order(schedules, teens)[0]).toBe('ava-teens');
  const alone = [hit('lena-child-free-days', 2, 0.6), hit('lena-lonely-evenings', 1, 0.6)];
  expect(order(alone, { children: 'none', stage: null })[0]).toBe('lena-lonely-evenings');
});

function isAbout(id: string): boolean {
  return isAboutChildren(hit(id, 1, 1).passage);
}

test('a passage is about children by its title or by most of its sample questions', () => {
  expect(['ava-teens', 'lena-silent-teen', 'max-child-support-basics'].map(isAbout)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['hannah-answer-deadline', 'lena-panic-now', 'max-car'].map(isAbout)).toEqual([false, false, false]);
});
