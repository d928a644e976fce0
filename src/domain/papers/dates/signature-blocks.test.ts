import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

function dates(text: string) {
  return reviewPaper([typedPage(text)], '2026-11-23').dates.map(({ day, role, doubts }) =>
    [day, role, ...doubts].join(' '),
  );
}

test.each([
  'Date  November 6, 2026    Signature  /s/ Ana Ruiz     Print name  Ana Ruiz',
  'Date               Signature               Print name\n11/06/2026         /s/ Ana Ruiz            ANA RUIZ',
  'x /s/ Ana Ruiz                        Nov. 6, 2026\nYour signature                        Today’s date',
  'Ana Ruiz                                  November 6, 2026\nAffiant                                   Date',
  'SIGNATURE OF SERVER: /s/ Carl Otis      DATE: 11/06/2026',
  'Signature of person who served the papers         Date\n\n/s/ Carl Otis                                     11/06/2026',
  'Prepared by: Dell Tarr                   Date: 11/06/2026',
  'Prepared by:                   Approved by:\n/s/ Ana Ruiz                   /s/ Leo Otis\nNovember 6, 2026',
])('the day of a signature is taken from a signature block of any layout: %s', (block) => {
  expect(dates(block)).toEqual(['2026-11-06 signed']);
});

test.each([
  'WILLFUL MISREPRESENTATION MAY RESULT IN SANCTIONS AND IN CHARGES\nBEING FILED AGAINST ME.',
  'I UNDERSTAND THAT THIS PAPER MUST\nBE SERVED ON THE OTHER PARTY',
  'FILED ON BEHALF OF THE PERSON TO BE SERVED',
  'Name of person served',
])(
  'the end of a sentence above a signature block does not determine the date of the block: %s',
  (sentence) => {
    const block = 'Date: November 6, 2026        Signature: /s/ Ana Ruiz';
    const [found = ''] = dates(`${sentence}\n\n${block}`);
    expect(['2026-11-06 signed', '2026-11-06 earlier']).toContain(found);
  },
);

test.each([
  ['SERVED ON', 'served'],
  ['Received for filing', 'filed'],
  ['FILED IN OPEN COURT', 'filed'],
  ['Sworn to before me on', 'signed'],
  ['Date of service', 'served'],
])('a label right above a date gives its meaning: %s', (label, role) => {
  expect(dates(`${label}\nNovember 2, 2026`)).toEqual([`2026-11-02 ${role}`]);
});

test.each([
  'Served by: Carl Otis         Date: November 6, 2026',
  'Served by: ____________      Date: November 6, 2026',
  'My commission expires: ______________   Date: November 6, 2026',
  'Address where the papers were served\nNovember 6, 2026',
])('a date beside a label for something else is not certain: %s', (text) => {
  expect(dates(text)[0]).toMatch(/-meaning/);
});

test.each([
  'My commission expires: June 14, 2028',
  'My commission expires on the 14th day of June, 2028.',
  'My commission no. 12700000 expires 06/14/2028',
  'Notary Public, State of Maine. Commission expires 06/14/2028',
  'Notary Public, my comm. exp. June 14, 2028',
  'Commission # HH 200417  Exp. 06/14/2028',
  'JOY ALDHIZER\nNotary Public, State of Texas\nComm. Expires 06-14-2028\nNotary ID 12345678',
  'My commission expires\nJune 14, 2028\nI signed this in the courthouse and so did the mother.',
  '/s/ Joy Aldhizer\nNotary Public\nMy commission expires:                        \nJune 14, 2028',
])('the end of a notary’s commission is recognized and needs no check: %s', (text) => {
  expect(dates(text)).toEqual(['2028-06-14 commission']);
});

test('two notary blocks side by side have separate commission dates', () => {
  const blocks = `My commission expires:                        My commission expires:
June 30, 2029                                 January 31, 2028`;
  expect(dates(blocks)).toEqual(['2029-06-30 commission', '2028-01-31 commission']);
});

test.each([
  ['My broker’s commission is due. This order expires June 14, 2028.', 'expires'],
  ['My commission expires: ____________    This Order expires: June 14, 2028', 'expires'],
  [
    'Notary Public                    THIS ORDER EXPIRES:\n/s/ Joy Roe                      June 14, 2028',
    'expires',
  ],
  ['NOTARY PUBLIC\nSTATE OF OHIO\nEXPIRES 06-14-2028', 'expires likely-meaning'],
  ['ORDER OF PROTECTION\nCOUNTY OF KENT\nEXPIRES 06-14-2028', 'expires'],
])('other end dates are not mistaken for the end of a commission: %s', (text, found) => {
  expect(dates(text)).toEqual([`2028-06-14 ${found}`]);
});

test.each([
  'The car was delivered to the Respondent on November 10, 2026.',
  'The paycheck was issued on November 10, 2026.',
  'He began service in the Army on November 10, 2026.',
  'Discharged from military service on November 10, 2026.',
])('a date unrelated to a paper of the case is not a date of service or signing: %s', (text) => {
  expect(dates(text)[0]).toMatch(/-meaning/);
});

test('a date with a box for the time is not the date of a signature', () => {
  expect(dates('Date: 11/06/2026   Time: 6:40 PM')).toEqual(['2026-11-06 other unclear-meaning']);
});

test.each([
  ['SERVED ON JARED TOLLIVER 11/06/2026', 'served'],
  ['FILED: KINGS COUNTY CLERK 11/06/2026 11:26 AM', 'filed'],
  ['A PHOTOGRAPH DATED LAST JULY THAT PLAINTIFF GAVE ME ON NOVEMBER 6, 2026', 'signed likely-meaning'],
])('in capitals only a short label gives a certain meaning: %s', (text, found) => {
  expect(dates(text)).toEqual([`2026-11-06 ${found}`]);
});
