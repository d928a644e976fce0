import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

const roles = (text: string) =>
  reviewPaper([typedPage(text)], '2026-05-01').dates.map(({ day, role }) => `${day} ${role}`);
const doubts = (text: string) =>
  reviewPaper([typedPage(text)], '2026-05-01').dates.map((date) => date.doubts);

test.each([
  ['Date of birth: 06/14/1989', 'background'],
  ['The parties were lawfully married on 06/08/2013.', 'background'],
  ['The parties have lived separate and apart since March 1, 2026.', 'background'],
  ['You have until March 1, 2027 to respond.', 'due'],
  ['Last day to file a response: March 1, 2027', 'due'],
  ['Response deadline ............ March 1, 2027', 'due'],
  ['Time to appeal ends: March 1, 2027', 'due'],
  ['He shall leave the home by 6:00 p.m. on March 1, 2027.', 'due'],
  ['The lease runs until March 1, 2027.', 'expires'],
  ['A response must be served on or before (date): 12/04/2026', 'due'],
  ['Mediation must be completed by the 31st day of March, 2027.', 'due'],
  ['Please send your pay stubs by December 1.', 'due'],
  ['Discovery ends: 3/8/27', 'due'],
  ['Support of $842 a month, beginning December 1, 2026', 'starts'],
  ['and ending on August 31, 2039', 'expires'],
  ['on this 19th day of November, 2026, a copy of the Answer was mailed to Plaintiff', 'served'],
  ['Respondent received the Petition on October 28, 2026.', 'served'],
  ['The decree was entered by this Court on March 18, 2026.', 'filed'],
  ['Signed under oath before me on November 14, 2026.', 'signed'],
  ['This Agreement is entered into this 30th day of October, 2026.', 'signed'],
  ['The parties agree about March 1, 2027 as the rest.', 'other'],
])('a date takes its meaning from the words before it: %s', (text, role) => {
  expect(roles(text).map((found) => found.split(' ')[1])).toEqual([role]);
});

test('a date ignores words on the other side of another date', () => {
  expect(roles('They were married on June 14, 2011. The home was bought June 1, 2013.')).toEqual([
    '2011-06-14 background',
    '2013-06-01 other',
  ]);
});

test('a date in a table takes the meaning of its column', () => {
  const table = [
    'Name                     Date of Birth           Lives with',
    'Wren                     03/19/2013              Petitioner',
    'Lark                     11/30/2016              Petitioner',
  ];
  expect(roles(table.join('\n'))).toEqual(['2013-03-19 background', '2016-11-30 background']);
  const summons = 'Issue date               Expiration date\n11/16/2026               02/15/2027';
  expect(roles(summons)).toEqual(['2026-11-16 signed', '2027-02-15 expires']);
});

test('a date ignores the other column of a case caption', () => {
  const caption = 'PETITIONER: TAMSIN ODELL, filed by      July 12, 2026 is the day';
  expect(roles(`FILED BY CLERK\n\n\n${caption.slice(40)}`)).toEqual(['2026-07-12 other']);
  expect(roles('Motion filed by the      Judge Rowan\nPlaintiff alone          July 12, 2026')).toEqual([
    '2026-07-12 other',
  ]);
});

test('finds a date that is split over several lines of one column', () => {
  const columns =
    'Petitioner was served on December      Judge Rowan\n3, 2026, in person.                    Courtroom 4';
  expect(roles(columns)).toEqual(['2026-12-03 served']);
});

test('a heading gives no meaning to a date in the text below it', () => {
  const heading = 'AUGUST ROURKE, Defendant.              AFFIDAVIT OF NON-MILITARY SERVICE';
  expect(roles(`${heading}\nI spoke with him on November 9, 2026 and asked about the army.`)).toEqual([
    '2026-11-09 other',
  ]);
});

test("recognizes a date beside a signature, above its label or under a clerk's stamp", () => {
  expect(roles('11-20-2026                 /s/ Judge Rowan')).toEqual(['2026-11-20 signed']);
  expect(roles('11/16/2026                 X\nDate                       Y')).toEqual(['2026-11-16 signed']);
  expect(roles('FILED\nSuperior Court\nNOV 23, 2026')).toEqual(['2026-11-23 filed']);
  expect(roles('I certify that on this date I mailed a copy.\nDate: 11/18/2026')).toEqual([
    '2026-11-18 served',
  ]);
});

test('a date with unknown meaning is doubtful, and one with a known meaning is not', () => {
  expect(doubts('Winter break is with him from December 24, 2026.')).toEqual([['unclear-meaning']]);
  expect(doubts('The response is due December 24, 2026.')).toEqual([[]]);
});

test.each([
  ['The first payment is due on March 1, 2027 and the last on February 1, 2030.', ['starts', 'expires']],
  ['The first payment falls on March 1, 2027.', ['starts']],
  ['Husband shall pay Wife $392.00 per month from March 1, 2027.', ['starts']],
  ['The first exchange under this Agreement is on March 1, 2027.', ['starts']],
  [
    'The father has the children from March 1, 2027 at noon until March 8, 2027 at 6:00 p.m.',
    ['starts', 'expires'],
  ],
  ['First period: March 1, 2027 (dismissal) to March 8, 2027 at noon', ['starts', 'expires']],
  ['Exhibit lists to be filed     March 1, 2027', ['due']],
  ['The account will be divided equally and closed by March 1, 2027.', ['due']],
  ['Respondent accepted service on April 1, 2026.', ['served']],
  ['The Court finds that service was made according to law on April 1, 2026.', ['served']],
  ['Ben Quill, pro se (by U.S. Mail, April 1, 2026)', ['served']],
  ['Deposited in the U.S. Mail: April 1, 2026', ['served']],
  ['A copy was served on all counsel through the electronic filing manager on April 1, 2026.', ['served']],
  ['Subscribed and sworn to before me by ADA MAE QUILL on April 1, 2026.', ['signed']],
  ['E-FILED; Howard Circuit Court\nDocket: 4/1/2026 9:41 AM', ['filed']],
])('words of a court paper give a certain meaning: %s', (text, expected) => {
  expect(roles(text).map((found) => found.split(' ')[1])).toEqual(expected);
  expect(doubts(text).flat()).toEqual([]);
});

test.each([
  'Trial is on March 1, 2027 and the last on March 8, 2027.',
  'He wants the children from March 1, 2027.',
  'If he agrees, the first exchange is on March 1, 2027.',
  'Petitioner asks for the children from March 1, 2027 until March 8, 2027.',
  'The docket: March 1, 2027',
])('the same words about something else leave a doubt: %s', (text) => {
  expect(doubts(text).at(-1)).not.toEqual([]);
});

test('the end of a pay period is no limit', () => {
  expect(roles('Dated: April 20, 2026\n\nThe average of the 13 weeks ending April 11, 2026')).toEqual([
    '2026-04-20 signed',
    '2026-04-11 earlier',
  ]);
});
