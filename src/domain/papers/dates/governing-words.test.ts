import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

const TODAY = '2026-11-23';

function dates(text: string) {
  return reviewPaper([typedPage(text)], TODAY).dates.map(({ day, role, doubts }) =>
    [day, role, ...doubts].join(' '),
  );
}

function hearings(text: string) {
  return reviewPaper([typedPage(text)], TODAY).hearings.map(({ day, time, doubts }) =>
    [`${day} ${time}`, ...doubts].join(' '),
  );
}

test.each([
  ['Your letter was received on November 9, 2026.', 'other unclear-meaning'],
  ['Writ received 11/09/2026', 'other unclear-meaning'],
  ['Mediator accepted 11/09/2026', 'other unclear-meaning'],
  ['Respondent received the petition on November 9, 2026.', 'served'],
  ['I received this citation on November 9, 2026.', 'served likely-meaning'],
  ['Received by the clerk November 9, 2026', 'filed'],
])('“received” means service for a party, filing for a court, and otherwise neither: %s', (text, meaning) => {
  expect(dates(text)).toEqual([`2026-11-09 ${meaning}`]);
});

test('a “received” stamp counts as a filing only with a court or clerk in it', () => {
  expect(dates('RECEIVED NOV 9, 2026')).toEqual(['2026-11-09 other unclear-meaning']);
  expect(dates('RECEIVED\nNOV 9, 2026\nCLERK OF COURT')).toEqual(['2026-11-09 filed']);
  expect(dates('2026 NOV 9 AM 10:16\nCLERK OF COURT')).toEqual(['2026-11-09 filed']);
  expect(dates('Status on 2026-NOV-09 at noon')).toEqual(['2026-11-09 filed likely-meaning']);
});

test('a bare date label takes its meaning from the label above it rather than from a signature', () => {
  expect(dates('SERVED\nDate: 11/09/2026   Time: 6:40 PM')).toEqual(['2026-11-09 served']);
  expect(dates('Filed in office\nthis 9th day of November, 2026')).toEqual(['2026-11-09 filed']);
  expect(dates('/s/ Ana Ruiz\nDate: 11/09/2026')).toEqual(['2026-11-09 signed']);
});

test.each([
  'Mailing date: 11/09/2026',
  'Date of hearing:      November 9, 2026\nPresiding judge:      Hon. Ruiz',
  '11/09/2026     CONFERENCE held before Magistrate Ruiz.',
])('a date with its own label is not mistaken for a signing date because of its position: %s', (text) => {
  expect(dates(text).join()).not.toContain('signed');
});

test.each([
  ['The summons was not served on November 9, 2026.', '2026-11-09 served likely-meaning'],
  ['It must be served on December 9, 2026.', '2026-12-09 served likely-meaning out-of-order'],
  ['He said that he would pay by December 9, 2026.', '2026-12-09 due likely-meaning'],
  ['The fee may rise where hours exceed 20 before December 9, 2026.', '2026-12-09 due likely-meaning'],
  ['If you were married before December 9, 2026, bring proof.', '2026-12-09 other unclear-meaning'],
  ['She wrote: "I will answer by December 9, 2026, I swear."', '2026-12-09 due likely-meaning'],
  ['You must answer by December 9, 2026.', '2026-12-09 due'],
  ['You have until December 9, 2026.', '2026-12-09 due'],
  ['The order remains in effect until December 9, 2026.', '2026-12-09 expires'],
])('a meaning that is negated, future, reported, conditional or quoted is doubtful: %s', (text, found) => {
  expect(dates(text)[0]?.split(' ').toSorted()).toEqual(found.split(' ').toSorted());
});

test('an uncertain past day needs no check, unless it may be the day of service', () => {
  const own = '\nDated: November 20, 2026';
  expect(dates(`He filed a police report about it on October 2, 2026.${own}`)[0]).toBe('2026-10-02 earlier');
  expect(dates(`The summons was not served on October 2, 2026.${own}`)[0]).toBe(
    '2026-10-02 served likely-meaning',
  );
});

test('a time limit described as past needs no check', () => {
  expect(dates('The answer was due on October 2, 2026.\nDated: November 20, 2026')[0]).toBe(
    '2026-10-02 earlier',
  );
  expect(dates('Your answer is due on October 2, 2026.\nDated: November 20, 2026')[0]).toBe(
    '2026-10-02 due out-of-order',
  );
});

test('the heading of a table column gives a date its meaning, and other rows do not', () => {
  const table = 'Filed\n10/02/2026\nAutomated list of all that is open\n10/09/2026';
  expect(dates(`${table}\nDated: November 20, 2026`).slice(0, 2)).toEqual([
    '2026-10-02 filed',
    '2026-10-09 earlier',
  ]);
});

test('an upcoming day with a time but no known meaning may be an event, and a past one is not', () => {
  expect(hearings('Both come to the second floor on December 8, 2026 at 9:00 a.m.')).toEqual([
    '2026-12-08 09:00 ambiguous',
  ]);
  expect(hearings('Both came to the second floor on October 8, 2026 at 9:00 a.m.')).toEqual([]);
});

test('the day in a form’s boxes for date and time is not a signing date', () => {
  const boxes =
    'He must go to court on:\n\nDecember 9, 2026     at     1:30 [ ] a.m. [X] p.m.\ndate                        time';
  expect(dates(boxes)).toEqual(['2026-12-09 hearing']);
});

test.each([
  'Effective November 16, 2019          Page 1 of 2',
  'CS-63 (R. 3/1/2025)          1 of 1',
  'OMB 0970-0154     Expiration Date: 08/31/2028',
  'JDF 1104   R: June 24, 2024          Page 1 of 1',
  'NHJB-2212-DF (11/13/2026)',
  'Form DC-117 (eff. 3/1/2024)',
])('a day in the row of a form’s name or page count is doubtful: %s', (text) => {
  expect(dates(text)[0]).toContain('ambiguous');
});

test('a day of the case is not mistaken for the date of a form', () => {
  expect(dates('Support (effective: 11/01/2026) is $90.')).toEqual(['2026-11-01 starts']);
  expect(dates('This order is effective November 16, 2026, and binds both parties.')).toEqual([
    '2026-11-16 starts',
  ]);
});

test.each([
  'The hearing set for December 8, 2026 at 9:00 a.m. will probably move.',
  'If a motion is filed, it will be heard on December 8, 2026 at 9:00 a.m.',
  'He told me that the hearing is on December 8, 2026 at 9:00 a.m.',
  'Your appointment at our office on December 8, 2026 at 9:00 a.m. is voluntary. No hearing is set.',
  'The hearing is set for December 8, 2026 at 9:00 a.m.\nThe hearing of December 8, 2026 is canceled.',
])(
  'an event that is reported, conditional, elsewhere or rescheduled by another line is doubtful: %s',
  (text) => {
    expect(hearings(text)).toEqual(['2026-12-08 09:00 ambiguous']);
  },
);

test('an attended class is not a past hearing', () => {
  expect(dates('She attended the class on November 9, 2026.')).toEqual(['2026-11-09 other unclear-meaning']);
  expect(dates('She attended the hearing on November 9, 2026.')).toEqual(['2026-11-09 past-hearing']);
});

test('a day at the start of its line is not mistaken for a form number', () => {
  expect(dates('This order expires\nJune 14, 2028\nor when the court says so.')).toEqual([
    '2028-06-14 expires',
  ]);
});

test('recognizes the end date of an order even beside a notary block', () => {
  expect(dates('Sworn before the Notary Public. This order expires on June 14, 2028.')).toEqual([
    '2028-06-14 expires',
  ]);
});

test.each([
  'Arrears were computed through\n11/14/26.\nSignature of the judge:   /s/ Ana Ruiz',
  'Motion for temporary relief, filed\nOctober 22, 2026\nDATE:      Tuesday, January 12, 2027',
])('a date at the end of its sentence does not belong to the line below it: %s', (text) => {
  expect(dates(text)[0]).not.toContain('signed');
});

test('a label with a day beside it is not the column heading of a day further down', () => {
  const page =
    '/s/ J. Roe, Notary         The order expires:   06/14/2027\n/s/ T. Roe                 November 11, 2026';
  expect(dates(page)).toEqual(['2027-06-14 expires', '2026-11-11 signed']);
});

test('a date at the start of a wrapped line ignores an unrelated line above', () => {
  const page = `     notice will be sent.
 11. A review hearing on the parenting time of both is set before the Court on
     December 11, 2026 at 1:30 p.m., Room 4C.`;
  expect(hearings(page)).toEqual(['2026-12-11 13:30']);
});

test.each([
  'VIA CERTIFIED MAIL\n\nNovember 9, 2026\n\nDear Ms. Ruiz:',
  'FILED UNDER SEAL\n\nNovember 9, 2026\n\nDear Judge Otis:',
  'Attempted service: November 9, 2026',
  'Unable to serve. Last attempt at service: November 9, 2026',
  'Police report filed November 9, 2026',
])(
  'words above a letter’s date, an attempt or a paper of another office make the date doubtful: %s',
  (text) => {
    expect(dates(text)[0]).toMatch(/ (?:filed|served) likely-meaning$/);
  },
);

test('a range of future days has a start and an end date', () => {
  expect(dates('He has the children from December 20, 2026 to January 3, 2027.')).toEqual([
    '2026-12-20 starts',
    '2027-01-03 expires',
  ]);
});

test.each([
  'The conference of the parties with the school was moved from December 4, 2026 to December 11, 2026.',
  'The children fly from December 4, 2026 to December 11, 2026.',
  'We met between December 4, 2026 and December 11, 2026.',
])('days between which something is moved are not a range: %s', (text) => {
  expect(dates(text).join()).not.toMatch(/starts(?:,|$)/);
});

test('the past days of a range are not labeled as its start and end', () => {
  expect(dates('All property acquired from October 22, 2011 to November 2, 2026 is marital.')).toEqual([
    '2011-10-22 other unclear-meaning',
    '2026-11-02 other unclear-meaning',
  ]);
});
