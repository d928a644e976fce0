import { expect, test } from 'vitest';
import { reviewPaper } from '#domain/papers/review-paper.ts';
import { typedPage } from '#domain/papers/typed-page.ts';
import { factGroups } from './facts.ts';

function offered(text: string) {
  const review = reviewPaper([typedPage(text)], '2026-11-23');
  return factGroups(review)
    .flatMap(({ facts }) => facts)
    .flatMap(({ date }) => (date?.isToCome ? [`${date.day} ${date.title}`] : []));
}

test('a notary’s commission is never offered as a deadline, and the end of an order is', () => {
  expect(offered('My commission expires: June 14, 2028')).toEqual([]);
  expect(offered('This order expires on June 14, 2028.')).toEqual(['2028-06-14 Order ends']);
});

test('a day whose use is unclear can be added to the deadlines', () => {
  expect(offered('The parties agree about March 1, 2027 as the rest.')).toEqual(['2027-03-01 Date']);
});
