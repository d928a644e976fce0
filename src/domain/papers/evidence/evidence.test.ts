import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

const TODAY = '2026-11-24';

function hearings(text: string): string[] {
  const { hearings: found } = reviewPaper([typedPage(text)], TODAY);
  return found.map(({ day, time, doubts }) => [day, time, ...doubts].join(' '));
}

function dates(text: string): string[] {
  return reviewPaper([typedPage(text)], TODAY).dates.map(({ day, role, doubts }) =>
    [day, role, ...doubts].join(' '),
  );
}

test.each([
  'The final hearing is set for December 10, 2026 at 9:00 a.m. in Courtroom 3.',
  'You are ordered to appear before Judge Lund on December 10, 2026 at 9:00 a.m. and show cause why the motion should not be granted.',
  'PLEASE TAKE NOTICE that on December 10, 2026, at 9:00 a.m., or as soon thereafter as counsel may be heard, I shall appear before Judge Lund.',
  'Hearing date: December 10, 2026\nTime: 9:00 a.m.',
  '12/10/2026   9:00 AM   Final hearing   Judge Lund',
  'The trial date of December 10, 2026 at 9:00 a.m. remains set.',
  'The conference of November 12, 2026 is continued to December 10, 2026 at 9:00 a.m.',
])('an event is certain if all of its words are known: %s', (text) => {
  expect(hearings(text)).toContain('2026-12-10 09:00');
});

test.each([
  'The final hearing is penciled in for December 10, 2026 at 9:00 a.m.',
  'The final hearing is set for December 10, 2026 at 9:00 a.m. but drops if the parties settle.',
  'The hearing now set for December 10, 2026 at 9:00 a.m. may be taken off the calendar.',
  'The trial of December 10, 2026 at 9:00 a.m. comes off the list.',
  'The court reporter is held for trial on December 10, 2026 at 9:00 a.m.',
  'Preferred hearing date: December 10, 2026, 9:00 a.m.',
  '12/10/2026   9:00 AM   Final hearing   Judge away',
  'The final hearing is set for December 10, 2026 at 9:00 a.m. It has been lifted.',
])('an event with an unknown or retracting word has to be checked: %s', (text) => {
  const [found] = hearings(text);
  expect(found).toMatch(/^2026-12-10 09:00 .*(?:likely-meaning|ambiguous)/);
});

test('an event that continues from one register entry to a later one has to be checked', () => {
  const entries =
    '10/05/2026  PETITION filed.\n11/03/2026  HEARING scheduled for 12/10/2026 at 9:00 AM.\n11/12/2026  ';
  expect(hearings(`${entries}ANSWER filed.`)).toEqual(['2026-12-10 09:00']);
  expect(hearings(`${entries}MOTION TO CONTINUE granted.`)[0]).toContain('likely-meaning');
});

test.each([
  ['You must file your answer by December 10, 2026.', 'due'],
  ['The court will rule by December 10, 2026.', 'due likely-meaning'],
  ['The answer is due December 10, 2026.', 'due'],
  ['The answer due December 10, 2026 may be filed later.', 'due likely-meaning'],
  ['This order expires on December 10, 2026.', 'expires'],
  ['His job ends on December 10, 2026.', 'expires likely-meaning'],
  ['Child support of $400.00 per month begins on December 10, 2026.', 'starts'],
  ['The strike begins on December 10, 2026.', 'starts likely-meaning'],
])('a time limit is certain only if its subject is known: %s', (text, found) => {
  expect(dates(text)).toEqual([`2026-12-10 ${found}`]);
});

test.each([
  ['A copy of this motion was mailed to Respondent on November 10, 2026.', 'served'],
  ['A gift was mailed to Respondent on November 10, 2026.', 'served likely-meaning'],
  ['The petition was filed on November 10, 2026.', 'filed'],
  ['A burglary report was filed on November 10, 2026.', 'filed likely-meaning'],
])('a completed action is certain only if it concerns a paper of the case: %s', (text, found) => {
  expect(dates(text)).toEqual([`2026-11-10 ${found}`]);
});
