import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

function hearings(text: string) {
  return reviewPaper([typedPage(text)], '2026-11-23').hearings.map(({ day, time, doubts }) =>
    [`${day} ${time}`, ...doubts].join(' '),
  );
}

test('a day to which a hearing was moved is doubtful if it is moved again', () => {
  const once = 'The hearing was continued to December 4, 2026 at 1:00 p.m. in Courtroom 5.';
  const twice = 'The hearing was continued to December 4, 2026 at 1:00 p.m., and is now reset.';
  expect(hearings(once)).toEqual(['2026-12-04 13:00']);
  expect(hearings(twice)).toEqual(['2026-12-04 13:00 ambiguous']);
});

test.each([
  'A hearing will be held on ~~Tuesday, January 19, 2027 at 10:00 a.m.~~ by video.',
  'A hearing will be held on January 19, 2027 at 10:00 a.m. (struck by hand).',
  'A hearing will be held on January 19, 2027 at 10:00 a.m., a day that is crossed out.',
])('a day that is crossed out is doubtful: %s', (text) => {
  expect(hearings(text)).toEqual(['2027-01-19 10:00 ambiguous']);
});

test('a day after one that is crossed out is not doubtful because of it', () => {
  const form = 'Hearing date: ~~12/03/2026~~  12/10/2026 at 8:30 a.m.';
  expect(hearings(form)).toContain('2026-12-10 08:30');
});

test('the status of its row makes a day in a calendar doubtful, even behind an abbreviated title', () => {
  const calendar = `Date         Time       Event                Judge        Result
----------   --------   ------------------   ----------   ---------
12/08/2026   01:30 PM   Status Conference    Mag. Ruiz    Postponed
01/14/2027   01:30 PM   Final Hearing        Mag. Ruiz    Scheduled`;
  expect(hearings(calendar)).toEqual(['2026-12-08 13:30 ambiguous', '2027-01-14 13:30']);
});
