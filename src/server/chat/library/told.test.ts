import { expect, test } from 'vitest';
import { tellsOnly } from './told.ts';

test.each(['we have no kids', 'i was served papers last week, we have two kids 4 and 7'])(
  '%j tells how things are',
  (text) => {
    expect(tellsOnly(text)).toBe(true);
  },
);

test.each([
  'we have no kids, what about the house',
  'the weather was bad all week',
  'I was served last week and since then he has called my mother, my boss, the school, the neighbors and the woman who cuts my hair, and told each of them another story',
])('%j asks, tells nothing of it, or holds more', (text) => {
  expect(tellsOnly(text)).toBe(false);
});
