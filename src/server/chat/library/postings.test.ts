import { expect, test } from 'vitest';
import { openPostings } from './postings.ts';

test("the evidence of a question's features is added up for each text", () => {
  const postings = openPostings([
    new Map([
      ['house', 2],
      ['keep', 1],
    ]),
    new Map(),
    new Map([['keep', 0.5]]),
  ]);
  expect([...postings(['keep', 'house', 'unheard'])]).toEqual([3, 0, 0.5]);
  expect([...postings([])]).toEqual([0, 0, 0]);
  expect([...openPostings([])(['keep'])]).toEqual([]);
});
