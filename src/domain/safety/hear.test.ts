import { expect, test } from 'vitest';
import { type Shares, topics } from './classifier/classifier.ts';
import { combineReadings } from './hear.ts';

function suicideAt(share: number): Shares {
  const rest = (1 - share) / (topics.length - 1);
  return Object.fromEntries(topics.map((topic) => [topic, topic === 'suicide' ? share : rest])) as Shares;
}

test('two classifiers that agree are certain', () => {
  const readings = [{ spelled: suicideAt(0.98), meant: suicideAt(0.98) }];
  expect(combineReadings(readings, false)).toEqual({ topic: 'suicide', certainty: 'sure' });
});

test.each([
  { share: 0.99, certainty: 'likely' },
  { share: 0.9, certainty: 'faint' },
])('one classifier alone is never certain: $share is $certainty', ({ share, certainty }) => {
  expect(combineReadings([{ spelled: suicideAt(share), meant: null }], true)?.certainty).toBe(certainty);
});
