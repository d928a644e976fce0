import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from './typed-page.ts';

const review = (text: string) => reviewPaper([typedPage(text)], '2026-11-23');
const dates = (text: string) =>
  review(text).dates.map(({ day, role, doubts }) => [day, role, ...doubts].join(' '));
const hearings = (text: string) =>
  review(text).hearings.map(({ day, time, doubts }) => [`${day} ${time}`, ...doubts].join(' '));

const missing = (heading: string) => `Document                      ${heading}
--------------------------    ----------
Proof of Service              08/27/2026
Sworn Financial Statement     09/10/2026
Issued Subpoena               10/08/2026`;

test('in a list of papers a date takes its meaning from its column and not from the name of the paper', () => {
  expect(dates(missing('Filed'))).toEqual(['2026-08-27 filed', '2026-09-10 filed', '2026-10-08 filed']);
  expect(dates(`${missing('Was due')}\n\nDated: November 12, 2026`)).toEqual([
    '2026-08-27 earlier',
    '2026-09-10 earlier',
    '2026-10-08 earlier',
    '2026-11-12 signed',
  ]);
});

test('without a meaning in its column, a date beside the name of a paper has to be checked', () => {
  const unknown = ['08-27', '09-10', '10-08'].map((day) => `2026-${day} other unclear-meaning`);
  expect(dates(missing('Received'))).toEqual(unknown);
  expect(dates(missing(''))).toEqual(unknown);
});

test('a date has to be checked if its row and its column disagree', () => {
  const table = 'Event                      Served\nMotion filed by mother     11/04/2026';
  expect(dates(table)).toEqual(['2026-11-04 served likely-meaning']);
});

test('a deadline stays certain if its row describes the task as done', () => {
  const table = 'Task                               Deadline\nExhibits filed with the clerk      12/30/2026';
  expect(dates(table)).toEqual(['2026-12-30 due']);
});

test('a docket entry is not a signature next to its date', () => {
  const docket = '11/02/2026   ORDER ENTERED BY JUDGE RUIZ\n11/04/2026   ASSIGNED TO JUDGE RUIZ';
  expect(dates(docket).join()).not.toContain('signed');
});

test('in a payment table, past days are due dates that need no check, and future days are due dates', () => {
  const table = `Due              Amount due        Paid
-----------------------------------------
11/01/2026       $823.00           none
12/01/2026       $823.00           none

Dated: November 12, 2026`;
  expect(dates(table)).toEqual(['2026-11-01 earlier', '2026-12-01 due', '2026-11-12 signed']);
});

const calendar = (first: string, second: string) => `Date          Time       Event
12/02/2026    ${first}
12/09/2026    ${second}`;

test('an event belongs to its own row and not to the rows above and below', () => {
  expect(hearings(calendar('9:00 AM    Trial', '6:00 PM    Exchange of the children'))).toEqual([
    '2026-12-02 09:00',
    '2026-12-09 18:00 ambiguous',
  ]);
  expect(hearings(calendar('9:00 AM    Trial', '3:00 PM    Parent-teacher conference'))).toEqual([
    '2026-12-02 09:00',
    '2026-12-09 15:00 ambiguous',
  ]);
  expect(hearings(calendar('6:00 PM    Parenting class', '9:00 AM    Pretrial conference'))).toEqual([
    '2026-12-02 18:00 ambiguous',
    '2026-12-09 09:00',
  ]);
});

test('finds a hearing below an entry about something else', () => {
  const docket = '11/02/2026   Petition filed by Ana Ruiz\n12/09/2026   Hearing at 9:00 AM, Judge Oakes';
  expect(hearings(docket)).toEqual(['2026-12-09 09:00']);
});

const withStatus = (event: string) => `Date          Time       Event             Status\n${event}`;

test('an event with the status “Held” is past, and one with “to be held” is not', () => {
  expect(dates(withStatus('11/02/2026    9:00 AM    Hearing           Held'))).toEqual([
    '2026-11-02 past-hearing',
  ]);
  expect(hearings(withStatus('12/09/2026    9:00 AM    Hearing           To be held'))).toEqual([
    '2026-12-09 09:00',
  ]);
});

test('a sentence that is wrapped at a date is not a table', () => {
  const text = `Your response is due on
December 2, 2026, and the hearing is on
December 9, 2026 at 9:00 a.m. in Room 4.`;
  expect(dates(text)).toEqual(['2026-12-02 due', '2026-12-09 hearing']);
});

test('an attempt to serve is not a hearing, although the paper mentions one', () => {
  const table = `I received a Notice of Hearing.
Date              Time           Place                              Result
10/06/2026        6:15 p.m.      4402 Indiana Court, Lubbock        No answer
10/07/2026        7:05 a.m.      4402 Indiana Court, Lubbock        Gate locked`;
  expect(hearings(table)).toEqual([]);
});

test('dates below headings that were recognized as one line have to be checked', () => {
  const merged = 'Issue date  Expiration date  Court clerk\n10/06/2026  01/05/2027  L. Kestenbaum';
  expect(dates(merged)[0]).toMatch(/likely-meaning/);
});

test('a row with its own date is not the heading of the dates below it', () => {
  const list =
    'Petition filed             08/31/2026\n\n11/17/2026                 /s/ T. Lind\nDATE                       JUDGE';
  expect(dates(list)).toEqual(['2026-08-31 filed', '2026-11-17 signed']);
});

test('a time belongs to its own entry of a numbered list', () => {
  const list = `1.  02/05/2027  MEDIATION. Mediation must be completed on or before this date.
2.  03/11/2027  PRETRIAL CONFERENCE. Parties must appear at 9:00 a.m.
3.  03/22/2027  TRIAL. The case is set for trial before the Court at 9:30 a.m.`;
  expect(hearings(list)).toEqual(['2027-03-11 09:00', '2027-03-22 09:30 ambiguous']);
});

test('the days of a change are doubtful if the columns are not recognized', () => {
  const change = `     OLD DATE        NEW DATE
Hearing                      12/01/2026 1:30 PM               01/19/2027 9:30 AM`;
  expect(hearings(change)).toEqual(['2026-12-01 13:30 ambiguous', '2027-01-19 09:30 ambiguous']);
});

test('an event below a table does not belong to the table’s last row', () => {
  const table = `Course         Date             Hours
-----------    -------------    -------------------
Parenting      Dec. 12, 2026    9:00 AM - 11:00 AM
Parenting      Jan. 5, 2027     5:30 PM - 7:30 PM

YOUR CASE MANAGEMENT CONFERENCE remains set for February 10, 2027 at 3:00 p.m.`;
  expect(hearings(table)).toEqual([
    '2026-12-12 09:00 ambiguous',
    '2027-01-05 17:30 ambiguous',
    '2027-02-10 15:00',
  ]);
});
