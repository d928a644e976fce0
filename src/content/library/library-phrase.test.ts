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

test('a library is called reviewed once all of its texts are', () => {
  expect(libraryPhrase([reviewed, reviewed])).toBe('a library reviewed by professionals');
});

test.each([[[reviewed, text]], [[text]], [[]]])(
  'a library with unreviewed texts is not called reviewed',
  (passages) => {
    expect(libraryPhrase(passages)).toBe('a library that cites its sources');
  },
);
