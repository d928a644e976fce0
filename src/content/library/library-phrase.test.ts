import { expect, test } from 'vitest';
import type { Passage } from '../passage.ts';
import { libraryPhrase } from './library-phrase.ts';

const text: Passage = {
  id: 'max-a',
  advisor: 'max',
  title: '',
  text: '',
  asks: [],
  sources: [],
  followUps: [],
};
const reviewed: Passage = { ...text, reviewedBy: 'Jo Doe, CPA', reviewedOn: '2026-11-23' };

test('a library is called reviewed once every text of it is', () => {
  expect(libraryPhrase([reviewed, reviewed])).toBe('a library reviewed by professionals');
});

test.each([[[reviewed, text]], [[text]], [[]]])('else it does not claim it', (passages) => {
  expect(libraryPhrase(passages)).toBe('a written library with sources');
});
