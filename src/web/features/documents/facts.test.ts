import { expect, test } from 'vitest';
import { reviewPaper } from '#domain/papers/review-paper.ts';
import { typedPage } from '#domain/papers/text/typed-page.ts';
import { factGroups } from './facts.ts';

function offered(text: string) {
  const review = reviewPaper([typedPage(text)], '2026-11-23');
  return factGroups(review)
    .flatMap(({ facts }) => facts)
    .flatMap(({ date }) => (date?.isToCome ? [`${date.day} ${date.title}`] : []));
}

test('offers an end date as a deadline, but never the end of a notary’s commission', () => {
  expect(offered('My commission expires: June 14, 2028')).toEqual([]);
  expect(offered('This order expires on June 14, 2028.')).toEqual(['2028-06-14 End date']);
  expect(offered('Health coverage through June 14, 2028')).toEqual(['2028-06-14 End date']);
});

test('a date with an unclear purpose can be added to the deadlines', () => {
  expect(offered('The parties agree about March 1, 2027 as the rest.')).toEqual(['2027-03-01 Date']);
});
