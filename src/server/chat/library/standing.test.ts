import { expect, test } from 'vitest';
import { passagesByAdvisor } from '#content/passages.ts';
import { standings } from './standing.ts';

function scored(id: string, score: number) {
  const passage = passagesByAdvisor.hannah.find((one) => one.id === id);
  if (!passage) throw new Error(`There is no ${id}`);
  return { passage, score };
}

const shares = (all: Parameters<typeof standings>[0]) =>
  standings(all).map((standing) => Number(Math.exp(standing).toFixed(2)));

test('a single result stands out most, and one of two equal results half as much', () => {
  expect(shares([scored('hannah-served-first-steps', 8)])).toEqual([1]);
  expect(shares([scored('hannah-served-first-steps', 8), scored('hannah-process-overview', 8)])).toEqual([
    0.5, 0.5,
  ]);
});

test('state passages and the general passage on one subject do not compete with each other', () => {
  const alike = [
    scored('hannah-answer-deadline', 6),
    scored('hannah-texas-answer', 6),
    scored('hannah-ohio-answer', 6),
    scored('hannah-process-overview', 6),
  ];
  expect(shares(alike)).toEqual([0.5, 0.5, 0.5, 0.5]);
});
