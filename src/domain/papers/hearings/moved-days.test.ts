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

test('a day is not doubtful because the next sentence cancels an earlier one', () => {
  const order =
    'The hearing is set for December 9, 2026 at 9:00 a.m. in Courtroom 3. The prior setting is vacated.';
  expect(hearings(order)).toEqual(['2026-12-09 09:00']);
});

test('an event begins at the first time of a range, although the day follows the last', () => {
  const notice = 'The hearing will be held from 9:00 a.m. to 12:00 p.m. on December 9, 2026.';
  expect(hearings(notice)).toEqual(['2026-12-09 09:00']);
});

test('a day after a crossed-out day is not doubtful because of it', () => {
  const form = 'Hearing date: ~~12/03/2026~~  12/10/2026 at 8:30 a.m.';
  expect(hearings(form)).toContain('2026-12-10 08:30');
});

test('a calendar date is doubtful if the status in its row says so, even after an abbreviated title', () => {
  const calendar = `Date         Time       Event                Judge        Result
----------   --------   ------------------   ----------   ---------
12/08/2026   01:30 PM   Status Conference    Mag. Ruiz    Postponed
01/14/2027   01:30 PM   Final Hearing        Mag. Ruiz    Scheduled`;
  expect(hearings(calendar)).toEqual(['2026-12-08 13:30 ambiguous', '2027-01-14 13:30']);
});

test.each([
  'The hearing scheduled for December 9, 2026 at 9:00 a.m. has been taken off the calendar.',
  'The trial set for December 9, 2026 at 9:00 a.m. is passed.',
  'The hearing set for December 9, 2026 at 9:00 a.m. is hereby released.',
  'The hearing on December 9, 2026 at 9:00 a.m. is held in abeyance.',
  'The hearing on December 9, 2026 at 9:00 a.m. is converted to a report in writing.',
  'Please disregard the notice of hearing for December 9, 2026 at 9:00 a.m.',
  'You do not have to come to the hearing on December 9, 2026 at 9:00 a.m.',
  'Final Hearing    12/09/2026 9:00 AM    CONT',
  'Your hearing on December 9, 2026 at 9:00 a.m. has a new time: 10:30 a.m.',
  'The deposition will be taken on December 9, 2026 at 9:00 a.m. in Room 3. It is adjourned by agreement.',
])('a hearing that does not take place is doubtful: %s', (text) => {
  expect(hearings(text)).toEqual(['2026-12-09 09:00 ambiguous']);
});
