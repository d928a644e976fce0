import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

function dates(text: string) {
  return reviewPaper([typedPage(text)], '2026-11-23').dates.map(({ day, doubts }) =>
    [day, ...doubts].join(' '),
  );
}

test('a date with hyphens and a short year is found alone in its cell of a table', () => {
  const table = `DUE              AMOUNT       PAID
08-01-26         $612.00      $0.00
09-01-26         $612.00      $0.00`;
  expect(dates(`${table}\n\nDated: November 12, 2026`)).toEqual(['2026-08-01', '2026-09-01', '2026-11-12']);
});

test('a cell that may be a number has to be checked, and a cell without a date is skipped', () => {
  expect(dates('File no.         08-01-26')).toEqual(['2026-08-01 ambiguous unclear-meaning']);
  expect(dates('Due              26-31-08')).toEqual([]);
});

test('a date with hyphens and a short year is found after “expires”', () => {
  expect(dates('My commission expires: 06-11-29')).toEqual(['2029-06-11']);
});

test('several days share one year, over a line break and a new month', () => {
  expect(
    dates('The weekends began on September\n4, September 18 and October 2, 2026.').map((day) =>
      day.slice(0, 10),
    ),
  ).toEqual(['2026-09-04', '2026-09-18', '2026-10-02']);
  expect(dates('On December 18, December 20 or January 3, 2027.').map((day) => day.slice(0, 10))).toEqual([
    '2026-12-18',
    '2026-12-20',
    '2027-01-03',
  ]);
});
