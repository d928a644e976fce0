import { expect, test } from 'vitest';
import type { PaperLine, PaperPage } from './paper.ts';
import { reviewPaper } from './review-paper.ts';

const TODAY = '2026-05-01';

function review(text: string, page: Partial<PaperPage> = {}) {
  const lines = text
    .split('\n')
    .map((line): PaperLine => ({ page: 0, text: line.trim(), box: null, confidence: 100 }));
  return reviewPaper([{ source: 'text', lines, gaps: [], isPoor: false, ...page }], TODAY);
}

const doubts = (text: string) => review(text).hearings.map((hearing) => hearing.doubts);
const kinds = (text: string) => review(text).warnings.map(({ kind }) => kind);
const hearings = (text: string) =>
  review(text).hearings.map(({ day, time, kind }) => `${kind} ${day} ${time ?? 'no time'}`);

test.each([
  [
    "has been set for a Case Management Conference on Monday, the 3rd of August 2026, at 2:00 o'clock p.m.",
    'conference 2026-08-03 14:00',
  ],
  ['IT IS ORDERED that Respondent appear on 06/18/26 at 0900 hours in Dept. 5.', 'hearing 2026-06-18 09:00'],
  ['Hearing DATE: September 14, 2026\nTIME: 10:15 A.M.', 'hearing 2026-09-14 10:15'],
  ["show cause on the 9th day of June, 2026, at 9:30 o'clock in the forenoon", 'hearing 2026-06-09 09:30'],
  [
    "your deposition has been scheduled for 15 July 2026 beginning at ten o'clock in the morning",
    'deposition 2026-07-15 10:00',
  ],
  ['The next court event is a Case Conference on 5 May 2026 at 0845.', 'conference 2026-05-05 08:45'],
  ['the trial will commence Tuesday October 6 at 9:30 a.m.', 'trial 2026-10-06 09:30'],
  ['A hearing is set for June 9, 2026.', 'hearing 2026-06-09 no time'],
  ['This case is continued for review to June 15, 2026 at 11:00 a.m.', 'hearing 2026-06-15 11:00'],
  ['A hearing is scheduled for: June 22, 2026 at: 1:30 [ ] a.m. [X] p.m.', 'hearing 2026-06-22 13:30'],
  ['A hearing is scheduled for: June 22, 2026 at: 8:30 [x] a.m. [ ] p.m.', 'hearing 2026-06-22 08:30'],
  [
    'The motion having been read and considered, the Defendant shall show cause on June 17, 2026, at 1:30 p.m.',
    'hearing 2026-06-17 13:30',
  ],
  [
    'A hearing will be held on the request served with this order: a. Date: 06/24/2026 Time: 8:30 a.m.',
    'hearing 2026-06-24 08:30',
  ],
  [
    'The matter is continued from 04/19/2026 to 06/09/2026 at 9:00 a.m. in Dept. 12.',
    'hearing 2026-06-09 09:00',
  ],
  [
    'the Plaintiff will move before the Presiding Judge of the Family Court on the 21st day of May, 2026 at 9:15 A.M.',
    'hearing 2026-05-21 09:15',
  ],
  ['Bench trial: September 21-22, 2026 at 9:00 a.m.', 'trial 2026-09-21 09:00'],
  ['The conference is on June 9, 2026, 9:00 - 11:30 a.m.', 'conference 2026-06-09 09:00'],
  ['The deposition is on June 9, 2026, from 11 to 1 p.m.', 'deposition 2026-06-09 11:00'],
  ['The conference is hereby adjourned to June 9, 2026.', 'conference 2026-06-09 no time'],
  ['Jury trial, week of June 8, 2026.', 'trial 2026-06-08 no time'],
  ['Compliance conference: June 9, 2026', 'conference 2026-06-09 no time'],
  ['Return Date (Month, day, year): June 9, 2026', 'hearing 2026-06-09 no time'],
  ['The hearing will be held on the l6th day of Decernber, 2O26, at 10:30 a.rn.', 'hearing 2026-12-16 10:30'],
])('a hearing is found: %s', (text, expected) => {
  expect(hearings(text)).toEqual([expected]);
});

test('a two-day trial starts on the first day at the time given after the second, and both days are dates', () => {
  expect(hearings('Bench trial: September 21-22, 2026 at 9:00 a.m.')).toEqual(['trial 2026-09-21 09:00']);
  expect(review('Bench trial: September 21-22, 2026 at 9:00 a.m.').dates.map(({ day }) => day)).toEqual([
    '2026-09-21',
    '2026-09-22',
  ]);
});

test.each([
  'A hearing was held on April 2, 2026 at 9:30 a.m. Both parties appeared.',
  'This matter came before the Court on 03/26/2026.',
  'This order expires at 11:59 p.m. on February 25, 2026, unless extended at a hearing.',
  'SIGNED on February 11, 2026 at 10:15 a.m. after hearing',
  'E-FILED 04/17/2026 2:41 PM CLERK OF COURT hearing division',
  'Exchanges occur every Friday, beginning Friday, June 5, 2026 at 6:00 p.m.',
  'Good cause must be shown. Clerk of the District Court Date: November 13, 2026',
  'Now on this 10th day of March, 2026, this cause comes on for hearing.',
  'Mediation must be completed by March 31, 2027.',
  'IT IS SO ORDERED on 11/23/2026 at 2:20 p.m. A hearing follows.',
  'Petitioner asks for a hearing on support. Signature: /s/ Mavis Tackett Date: 11-03-2026',
  'Respondent failed to appear for the hearing on April 12, 2026 at 9:00 a.m.',
  'You must appear or a hearing may be held. Served on the Respondent: Date: 11/14/2026 Time: 6:40 p.m.',
  'Set for hearing in Courtroom 3. Submitted 11/20/2026 3:15 PM',
  'This Order is made after a hearing on April 12, 2026.',
  'He may ask for a conference. Winter break is with him from December 24, 2026 at 10:00 a.m.',
])('finds no upcoming hearing in: %s', (text) => {
  expect(hearings(text)).toEqual([]);
});

test('an abbreviated month is not a label of a case number', () => {
  const page = 'Printed Nov-20 08:31:17\nIn re the marriage of ROE   NO. 23DR-26-774';
  expect(review(page).caseNumber?.value).toBe('23DR-26-774');
});

test('the court’s number takes precedence over an agency’s number', () => {
  const letter = 'CSS Case Number:     1188402\nCourt Order Number:  CDDM048812';
  expect(review(letter).caseNumber?.value).toBe('CDDM048812');
});

test('a date that a letter only proposes is marked as doubtful', () => {
  expect(doubts('We propose a conference on June 1, 2026 at 3:00 p.m.')).toEqual([['ambiguous']]);
});

test.each([
  ['The hearing heretofore scheduled for June 3, 2026 at 9:00 a.m. has been rescheduled', [['ambiguous']]],
  [
    'A hearing set for June 3, 2026 at 9:00 a.m. is stricken and reset to July 8, 2026 at 1:30 p.m.',
    [['ambiguous'], []],
  ],
  ['A deposition is on June 3, 2026 at 9:00 a.m. and will be continued from day to day.', [[]]],
  ['They request that the hearing be moved to June 3, 2026 at 9:00 a.m. or another day.', [['ambiguous']]],
  ['We met. On June 3, 2026 at 9:00 a.m. all went well. The hearing is near.', [['ambiguous']]],
  [
    'Courtroom 4. The parties attend the parenting class on June 9, 2026 at 6:00 p.m. in courtroom 3.',
    [['ambiguous']],
  ],
  ['The parenting class is done. The hearing is on June 9, 2026 at 9:00 a.m.', [[]]],
  ['The parent-teacher conference is on June 9, 2026 at 3:00 p.m.', [['ambiguous']]],
  ['Conference with the school: June 9, 2026 at 3:00 p.m.', [['ambiguous']]],
  [
    'A hearing was set for June 9, 2026 at 9:00 a.m.\nDated: July 1, 2026',
    [['likely-meaning', 'out-of-order']],
  ],
  ['A hearing is set for June 9, 2026 at 9:00 a.m.\nDated: May 1, 2026', [[]]],
  ['The hearing is on the l6th day of June, 2026 at 9:00 a.m.', [['unclear-print']]],
])(
  'a date that may not be the hearing is marked as doubtful, and the hearing date is not: %s',
  (text, expected) => {
    expect(doubts(text)).toEqual(expected);
  },
);

test('a letter is recognized although it names other papers in capitals', () => {
  const letter = 'SUMMONS AND PETITION ENCLOSED\nDear Ms. Wray:\nPlease answer.\nSincerely,\nA. Lawyer';
  expect(review(letter).kind?.kind).toBe('letter');
  expect(review('SUMMONS\nDear Ms. Wray:\nPlease answer.').kind?.kind).toBe('summons');
});

test('the revision date of a court form is not a date of the case', () => {
  expect(review('SUMMONS\nFL-110 [Rev. July 1, 2012]').dates).toEqual([]);
});

test('a date that may belong to the form is marked as doubtful instead of hidden', () => {
  expect(review('FORM 10.01-H: PROTECTION ORDER Amended: July 1, 2023').dates[0]?.doubts).toContain(
    'ambiguous',
  );
});

test('a rescheduled hearing and a hearing without a year or a time are marked as doubtful', () => {
  expect(doubts('The hearing on May 4, 2026 at 9:00 a.m. is vacated.')).toEqual([['ambiguous']]);
  expect(doubts('The trial begins Tuesday October 6 at 9:30 a.m.')).toEqual([['no-year']]);
  expect(doubts('A hearing is set for June 9, 2026.')).toEqual([['no-time']]);
});

const periods = (text: string) =>
  review(text).periods.map(({ number, unit, use, direction }) =>
    use === 'length' ? `${number} ${unit} long` : `${number} ${unit} ${direction}`,
  );

test.each([
  ['within twenty (20) days after the service of this summons', '20 days after'],
  ['You must respond within 30 days of the date you were served.', '30 days after'],
  ['at least nine court days before the hearing', '9 court days before'],
  ["14 days' advance written notice of vacation", '14 days before'],
  ['for a period of sixty (60) months', '60 months long'],
  ['no later than one hundred twenty days from the date of entry', '120 days after'],
  ['Bring proof of income for the last three months.', '3 months long'],
  ['pay stubs of the last 60 days before the hearing', '60 days long'],
  ['jailed for as long as one year', '1 years long'],
  ['up to 5 days in jail', '5 days long'],
  ['INCARCERATION FOR UP TO SEVEN YEARS FOR CRIMINAL CONTEMPT', '7 years long'],
  ['held without bond for up to 48\nhours', '48 hours long'],
  ['the order lasts for up to one (1) year', '1 years long'],
  ['takes up to five (5) business days to post', '5 court days long'],
  ['within [hw: 20]  days of this Order', '20 days after'],
  ['GIVE NOTICE ON OR BEFORE THE 60TH DAY BEFORE THE INTENDED CHANGE', '60 days before'],
  ['within 365 days of September 3, 2026', '365 days after'],
])('finds a period of time: %s', (text, expected) => {
  expect(periods(text)).toEqual([expected]);
});

test.each(['a child 12 years old', 'On the 3 day of March 2026 I served the summons.'])(
  'finds no period of time in: %s',
  (text) => {
    expect(periods(text)).toEqual([]);
  },
);

test('two conflicting numbers for one period are doubtful', () => {
  expect(review('within fourteen (15) days after service').periods[0]?.doubts).toEqual(['ambiguous']);
});

test.each([
  ['the 31st day of February, 2026', []],
  ['13/45/2026 and 2026-02-30', []],
  ['on the twenty-sixth day of March, two thousand twenty-six', ['2026-03-26']],
  ['FILED 2026 FEB 11 AM 10:52', ['2026-02-11']],
  ['FILED 2026 FEB -3 PM 1:12', ['2026-02-03']],
  ['the third (3rd) day of March, in the year two thousand twenty-six', ['2026-03-03']],
  ['January 4, 11 and 18, 2027', ['2027-01-04', '2027-01-11', '2027-01-18']],
  ['December 24 through December 28, 2026', ['2026-12-24', '2026-12-28']],
  ['December 30 to January 2, 2027', ['2026-12-30', '2027-01-02']],
  ["14-Dec-26, March 3, '26, 2026/12/15", ['2026-12-14', '2026-03-03', '2026-12-15']],
  ['Date: 12-14-26, Case No. 26-12-14', ['2026-12-14']],
  ['12/24/2026-12/28/2026 and 1/2/27 - 1/4/27', ['2026-12-24', '2026-12-28', '2027-01-02', '2027-01-04']],
  ['Case F-03318-26, part 12-3-45', []],
])('finds dates: %s', (text, expected) => {
  expect(review(text).dates.map(({ day }) => day)).toEqual(expected);
});

test.each([
  ['This order expires at 11:59 p.m. on February 25, 2026, unless extended.', 'expires'],
  ['Each party shall exchange affidavits no later than April 24, 2026.', 'due'],
  ['support beginning April 1, 2026', 'starts'],
  ['SO ORDERED this 26th day of March, 2026.', 'signed'],
  ['Issued: March 3, 2026', 'signed'],
  ['This matter came before the Court on 03/26/2026.', 'past-hearing'],
  ['They were married on June 14, 2011.', 'background'],
])('finds the meaning of a date: %s', (text, role) => {
  expect(review(text).dates.map((date) => date.role)).toEqual([role]);
});

test('a year far ahead is doubtful', () => {
  expect(review('Dated: June 9, 2070').dates[0]?.doubts).toContain('unlikely-year');
});

test('a word that was hard to recognize is doubtful, and the rest of its line is not', () => {
  const text = 'Pay $100.00 and $200.00';
  const line: PaperLine = { page: 0, text, box: null, confidence: 60, unclear: [{ from: 4, to: 11 }] };
  const { money } = reviewPaper([{ source: 'picture', lines: [line], gaps: [], isPoor: false }], TODAY);
  expect(money.map(({ amount, doubts }) => [amount, doubts])).toEqual([
    [100, ['unclear-print']],
    [200, []],
  ]);
});

test('a notice, summons or order without a found date causes a warning', () => {
  expect(kinds('NOTICE OF HEARING\nPlease be there.')).toEqual(['no-date-found']);
  expect(kinds('SUMMONS\nYou are being sued.')).toEqual(['no-date-found']);
  expect(kinds('Some words on a page.')).toEqual(['no-date-found']);
  expect(kinds('SUMMONS\nAnswer within 21 days after service.')).toEqual([]);
  expect(kinds('FINANCIAL AFFIDAVIT\nRent $900.00')).toEqual([]);
});

test('unrecognized print and a poor page cause a warning with the page number', () => {
  const gap = { left: 0.1, top: 0.5, width: 0.3, height: 0.02 };
  const { warnings } = review('SUMMONS\nAnswer within 21 days after service.', { gaps: [gap], isPoor: true });
  expect(warnings).toEqual([
    { kind: 'poor-page', pages: [0] },
    { kind: 'line-may-be-missing', pages: [0] },
  ]);
});

test('a protective order and a threat are danger; a divorce petition is not', () => {
  expect(review('ORDER FOR PROTECTION\nRespondent shall stay away.').danger.isDanger).toBe(true);
  expect(review('DECLARATION\nHe threatened to kill me on June 1, 2026.').danger.isDanger).toBe(true);
  expect(review('PETITION FOR DISSOLUTION\nThe marriage is broken.').danger.isDanger).toBe(false);
});

test('boxes, blanks and missing signatures are found', () => {
  const { boxes, blanks } = review('[X] Custody [ ] Support\nDate: ________\nSignature of Defendant:');
  expect(boxes.map(({ isTicked, text }) => [isTicked, text])).toEqual([
    [true, 'Custody'],
    [false, 'Support'],
  ]);
  expect(blanks.map(({ kind }) => kind)).toEqual(['blank', 'signature']);
});

test('a sentence that introduces a list is not reported as a missing signature', () => {
  const { blanks } = review('IT IS ORDERED that Respondent:\n[X] shall not go near the home.');
  expect(blanks).toEqual([]);
});
