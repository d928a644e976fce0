import { expect, test } from 'vitest';
import { reviewPaper } from './review-paper.ts';
import { typedPage } from './text/typed-page.ts';

const TODAY = '2026-11-23';

function review(text: string) {
  return reviewPaper([typedPage(text)], TODAY);
}

function hearings(text: string) {
  return review(text).hearings.map(({ day, time, doubts }) => [`${day} ${time}`, ...doubts].join(' '));
}

function dates(text: string) {
  return review(text).dates.map(({ day, role, doubts }) => [day, role, ...doubts].join(' '));
}

test('a weekday that does not match the date makes the day doubtful', () => {
  expect(hearings('A hearing is set for Tuesday, December 15, 2026 at 9:00 a.m.')).toEqual([
    '2026-12-15 09:00',
  ]);
  expect(hearings('A hearing is set for Tuesday, December 16, 2026 at 9:00 a.m.')).toEqual([
    '2026-12-16 09:00 weekday-differs',
  ]);
  expect(hearings('A hearing is set for December 16, 2026 (Tue) at 9:00 a.m.')).toEqual([
    '2026-12-16 09:00 weekday-differs',
  ]);
});

test('two days or two times for one event are both doubtful', () => {
  const twoDays =
    'The motion will be heard on December 14, 2026 at 9:00 a.m.\nThis notice of the hearing on December 15, 2026 at 9:00 a.m. was mailed.';
  expect(hearings(twoDays)).toEqual([
    '2026-12-14 09:00 disagrees',
    '2026-12-15 09:00 likely-meaning disagrees',
  ]);
  const twoTimes =
    'A hearing is set for December 14, 2026 at 9:00 a.m.\nThe hearing is on December 14, 2026 at 1:30 p.m.';
  expect(hearings(twoTimes)).toEqual(['2026-12-14 09:00 disagrees', '2026-12-14 13:30 disagrees']);
  const twoEvents =
    'A conference is set for December 14, 2026 at 9:00 a.m.\nA hearing is set for December 15, 2026 at 9:00 a.m.';
  expect(hearings(twoEvents)).toEqual(['2026-12-14 09:00', '2026-12-15 09:00']);
});

test('a hearing is only certain if words beside its date schedule it', () => {
  expect(hearings('EXHIBIT\n12/08/2026 9:00 AM Brock: the judge has a hearing for you')).toEqual([
    '2026-12-08 09:00 ambiguous',
  ]);
  expect(
    hearings('The notice said: "A hearing will be held on December 8, 2026 at 9:00 a.m. in Room 3."'),
  ).toEqual(['2026-12-08 09:00 ambiguous']);
  expect(
    hearings('Both meet with her at her office on December 8, 2026 at 3:00 p.m. A trial may follow.'),
  ).toEqual(['2026-12-08 15:00 ambiguous']);
});

test('the old day in a table of changes is doubtful and the new one is not', () => {
  const table = `Your court date has changed.
                       OLD DATE                 NEW DATE
Hearing                12/01/2026 1:30 PM       01/19/2027 9:30 AM`;
  expect(hearings(table)).toEqual(['2026-12-01 13:30 ambiguous', '2027-01-19 09:30']);
});

test('another time near the day makes the time doubtful, unless one is right beside the day', () => {
  expect(
    hearings('Log in at 2:00 p.m. The hearing is called at 2:15 p.m. by Zoom and held on December 8, 2026.'),
  ).toEqual(['2026-12-08 14:15 ambiguous']);
  expect(hearings('Log in at 8:45 a.m. for the hearing on December 8, 2026 at 9:00 a.m.')).toEqual([
    '2026-12-08 09:00',
  ]);
});

test('a past event cannot be in the future, and an upcoming one cannot be before the date of the paper', () => {
  expect(dates('The petition was filed on December 20, 2026.')).toEqual(['2026-12-20 filed out-of-order']);
  expect(dates('Payment is due by October 1, 2026.\nDated: November 2, 2026')).toEqual([
    '2026-10-01 due out-of-order',
    '2026-11-02 signed',
  ]);
});

test('a word far from its date, with other words in between, is only a likely meaning', () => {
  expect(dates('The respondent was served with the Summons and Petition on October 2, 2026.')).toEqual([
    '2026-10-02 served',
  ]);
  expect(dates('I received a raise on October 2, 2026.')).toEqual(['2026-10-02 served likely-meaning']);
  expect(dates('He filed a police report about it on October 2, 2026.')).toEqual([
    '2026-10-02 filed likely-meaning',
  ]);
});

test('a date without a known meaning needs no check if it is no later than the paper', () => {
  expect(dates('The balance on May 3, 2026 was high.\nDated: November 2, 2026')).toEqual([
    '2026-05-03 earlier',
    '2026-11-02 signed',
  ]);
  expect(dates('The balance on January 3, 2027 is open.\nDated: November 2, 2026')).toEqual([
    '2027-01-03 other unclear-meaning',
    '2026-11-02 signed',
  ]);
});

test('a date alone on its line is the date of the paper if it is above a greeting or beside a place', () => {
  expect(dates('LAW OFFICE\nNovember 2, 2026\nDear Ms. Wray:\nSincerely,')).toEqual(['2026-11-02 signed']);
  expect(dates('Palmetto Bluff, South Carolina\nNovember 2, 2026')).toEqual(['2026-11-02 signed']);
});

test.each([
  'The deposition taken on October 3, 2026 at 9:00 a.m. is attached.',
  'Transcript of hearing, October 3, 2026, 9:00 a.m.',
  'Prior hearing date: October 3, 2026, 9:00 a.m.',
])('a past event is not listed as upcoming: %s', (text) => {
  expect(hearings(text)).toEqual([]);
});

test.each([
  'The hearing on December 8, 2026 at 9:00 a.m. is unnecessary.',
  'The hearing on December 8, 2026 at 9:00 a.m. will not go forward.',
  'The hearing, previously December 8, 2026 at 9:00 a.m., has a new day.',
  'Hearing officer report, December 8, 2026 at 9:00 a.m.',
])('an event that may not happen is doubtful: %s', (text) => {
  expect(hearings(text)).toEqual(['2026-12-08 09:00 ambiguous']);
});

test('a number with separated digits is doubtful, and so is a day that belongs to the form', () => {
  expect(hearings('Hearing date: 1 2/09/2026 at 9:00 a.m.')[0]).toContain('unclear-print');
  expect(dates('Judicial Council of California, effective September 1, 2026')).toEqual([
    '2026-09-01 starts ambiguous',
  ]);
});

test.each([
  'You are ordered to be present on December 15, 2026 at 1:30 p.m. in Courtroom 5.',
  'The Court sets an evidentiary hearing commencing at 1:30 p.m. on December 15, 2026.',
  'Hearing (30 min.)          Dec. 15, 2026          1:30 PM          Dept. 5',
  'Appearance required: December 15, 2026, 1:30 p.m.',
  'The hearing has been continued from October 6, 2026, 9:00 a.m., to December 15, 2026, 1:30 p.m.',
])('words that schedule an event make its date certain: %s', (text) => {
  expect(hearings(text)).toContain('2026-12-15 13:30');
});

test('in a list each entry keeps its own time', () => {
  const list = `1.   03/11/2027   PRETRIAL CONFERENCE. Parties must appear at 9:00 a.m.
2.   03/22/2027   TRIAL. The case is set for trial before the Court at 9:30 a.m.
SIGNED November 13, 2026.`;
  expect(review(list).hearings.map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2027-03-11 09:00',
    '2027-03-22 09:30',
  ]);
});

test.each([
  'This notice takes the place of the notice of November 2, 2026 (deposition then to be on December 2, 2026 at 10:00 a.m.).',
  'The conference that was to be held on December 2, 2026 at 10:00 a.m. is canceled.',
  'This notice supersedes the notice of the hearing on December 2, 2026 at 10:00 a.m.',
  'The deposition on December 2, 2026 at 10:00 a.m. is withdrawn.',
])('a date set by an earlier notice is doubtful: %s', (text) => {
  expect(hearings(text)).toEqual(['2026-12-02 10:00 ambiguous']);
});

test('a notice that replaces others sets a new day, which is not doubted as moved', () => {
  expect(
    hearings(
      'This amended notice replaces all others and the hearing will be held on December 9, 2026 at 10:00 a.m.',
    ),
  ).toEqual(['2026-12-09 10:00 likely-meaning']);
});

test('an event date in a form’s box without a time is shown as a possible event', () => {
  expect(hearings('Case Management Date\n01/08/2027')).toEqual(['2027-01-08 null no-time']);
});

test.each([
  'We have a phone conference for you on January 5, 2027 at 10:45 a.m. This is not a court hearing.',
  'I plan to take your deposition on January 5, 2027 at 10:45 a.m. A formal notice follows.',
  'We intend to bring this up for hearing on January 5, 2027 at 10:45 a.m.',
  'I have scheduled a conference with your caseworker for January 5, 2027 at 10:45 a.m.',
  'A settlement conference will be held at our office on January 5, 2027 at 10:45 a.m.',
  'A parent education course will be held on January 5, 2027 at 10:45 a.m.',
])('an event that is only planned or is not a court event is doubtful: %s', (text) => {
  expect(hearings(text)).toEqual(['2027-01-05 10:45 ambiguous']);
});

test('a conference with counsel that the court sets is not doubtful', () => {
  const order = 'The Court will hold a conference with counsel on January 5, 2027 at 10:45 a.m.';
  expect(hearings(order)).toEqual(['2027-01-05 10:45']);
});

test('a notice of intent to take a deposition sets the date', () => {
  const notice = 'Plaintiff intends to take the deposition of Ana Ruiz on January 5, 2027 at 10:45 a.m.';
  expect(hearings(notice)).toEqual(['2027-01-05 10:45']);
});

const caption = `                         )   NOTICE OF MOTION AND MOTION TO COMPEL
ADA QUILL,               )
        Petitioner,      )   Date:    January 14, 2027
                         )   Time:    9:00 a.m.
                         )   Dept.:   602`;

test('the plainest of several mentions decides whether a hearing is certain', () => {
  const body = 'The motion will be heard on January 14, 2027 at 9:00 a.m. in Department 602.';
  const vague = 'Both come on January 14, 2027 at 9:00 a.m. A trial may follow.';
  expect(hearings(`${vague}\n\n${body}`)).toEqual(['2027-01-14 09:00']);
  expect(dates(`${vague}\n\n${body}`)).toEqual(['2027-01-14 hearing', '2027-01-14 hearing']);
  expect(hearings(vague)).toEqual(['2027-01-14 09:00 ambiguous']);
  expect(hearings(caption)).toEqual(['2027-01-14 09:00']);
  const canceled = 'The hearing on January 14, 2027 at 9:00 a.m. is canceled.';
  expect(hearings(`${body}\n\n${canceled}`)).toEqual(['2027-01-14 09:00 ambiguous']);
  const wrongWeekday = 'The motion will be heard on Friday, January 14, 2027 at 9:00 a.m.';
  expect(hearings(`${wrongWeekday}\n\n${body}`)[0]).toContain('weekday-differs');
});

test('a day that is replaced does not contradict the new one, and stays doubtful', () => {
  expect(
    hearings(
      'The conference noticed for December 8, 2026, at 8:30 a.m. is continued to December 15, 2026, at 8:30 a.m., before Judge Lee.',
    ),
  ).toEqual(['2026-12-08 08:30 ambiguous disagrees', '2026-12-15 08:30']);
});

const trialTable = (day: string) => `EVENT                    DAY                       TIME
Merits trial, ${day} 1      Monday, 05/03/2027        9:30 AM, Ctrm 5
Merits trial, ${day} 2      Tuesday, 05/04/2027       9:30 AM, Ctrm 5`;

test('the days of one trial do not contradict each other', () => {
  expect(hearings(trialTable('day'))).toEqual(['2027-05-03 09:30', '2027-05-04 09:30']);
  expect(hearings(trialTable('set'))).toEqual(['2027-05-03 09:30 disagrees', '2027-05-04 09:30 disagrees']);
});

const parentingTable = (
  parent: string,
) => `FROM                           TO                           ${parent}
December 19, 2026, 6:00 p.m.   December 26, 2026, noon      Defendant`;

test('a table of parenting time has no events', () => {
  expect(hearings(parentingTable('PARENT'))).toEqual([]);
  expect(dates(parentingTable('PARENT'))).toEqual(['2026-12-19 starts', '2026-12-26 expires']);
  expect(hearings(parentingTable('CASE'))).toEqual([
    '2026-12-19 18:00 ambiguous',
    '2026-12-26 12:00 ambiguous',
  ]);
});

test.each([
  'Return of process      December 17, 2026      11:30 AM',
  'Fact-finding           December 17, 2026      11:30 AM',
  'The new date is Thursday, December 17, 2026 at 11:30 a.m., before Court Commissioner Ruiz.',
  'The court-ordered mediation with Dr. Ada Quill is on December 17, 2026 at 11:30 a.m.',
])('an event is certain: %s', (text) => {
  expect(hearings(text)).toEqual(['2026-12-17 11:30']);
});

test('a time that is struck out is not the time of the event', () => {
  const form =
    'A hearing will be held on: Date: December 17, 2026\nTime: [9:00 a.m. -- struck out] 10:45 a.m. (init.) KLH 11/12/26';
  expect(hearings(form)).toEqual(['2026-12-17 10:45 ambiguous']);
});

test('the end of a sentence after "a.m." is read, wherever the line ends', () => {
  expect(
    hearings('The deposition is set for December 17, 2026 at 9:30 a.m.\nwill not be taken on that day.'),
  ).toEqual(['2026-12-17 09:30 likely-meaning']);
});

test('a printout is as new as its printing, and older days in it need no check', () => {
  const entries = 'Motion for Support\n08/03/2026\n\nCopies\n09/14/2026';
  expect(dates(`Printed: 11/20/2026 2:14 PM\n\n${entries}`)).toEqual([
    '2026-11-20 signed',
    '2026-08-03 earlier',
    '2026-09-14 earlier',
  ]);
  expect(dates(entries)).toEqual(['2026-08-03 other unclear-meaning', '2026-09-14 other unclear-meaning']);
});
