import { expect, test } from 'vitest';
import { findParties } from './parties.ts';
import { typedPage } from '../text/typed-page.ts';

const parties = (text: string) => {
  const { first, second } = findParties(typedPage(text).lines);
  return [first?.value ?? null, second?.value ?? null];
};
const both = ['Ada Quill', 'Ben Quill'];

test.each([
  ['a label above the name', 'Petitioner:\nAda Quill\nAnd Respondent (other spouse):\n\n  Ben Quill'],
  [
    'a label with an instruction, in a column each',
    'PLAINTIFF (Name: First, Middle, Last)       DEFENDANT (Name: First, Middle, Last)\nAda Quill                                   Ben Quill',
  ],
  [
    'a label without a colon',
    'Name Of Plaintiff (person filing)\nAda Quill\n____________\n        VERSUS\nName Of Defendant\nBen Quill',
  ],
  [
    'a label above each column, and a v between the names',
    "Plaintiff's name and address                Defendant's name and address\nAda Quill                              v    Ben Quill\n12 Elm Street                               40 Oak Street",
  ],
  [
    'a role and a label on two lines',
    'Petitioner\nName (First, Middle and Last)\nAda Quill\n\nand\n\nRespondent\nName (First, Middle and Last)\nBen Quill',
  ],
  [
    'a role with an explanation below the name',
    'Ada Quill\nPetitioner (the protected person)\n   vs.\nBen Quill\nRespondent (the restrained person)',
  ],
  ['a role in parentheses', 'Ada Quill (Petitioner)\nand\nBen Quill (Respondent)'],
  [
    'a date of birth',
    'Ada Quill (DOB: 03/14/1989),\n                Petitioner,\n   - against -\nBen Quill (DOB: 11/02/1986),\n                Respondent.',
  ],
  ['a co-petitioner', 'Petitioner:     Ada Quill\nand\nCo-Petitioner:  Ben Quill'],
  [
    'a case name',
    'Name of case (Plaintiff v. Defendant)       Docket number\nAda Quill v. Ben Quill                      FA26-1\nName of person filing this statement\nBen Quill          [ ] Plaintiff   [X] Defendant',
  ],
  [
    'a v in a row',
    'Ada Quill              v.            Ben Quill\nPlaintiff / Petitioner               Defendant / Petitioner',
  ],
  [
    'VERSUS in the left column',
    'Ada Quill                :   22ND JUDICIAL DISTRICT COURT\n                         :\nVERSUS                   :   PARISH OF LEE\n                         :\nBen Quill                :   STATE OF LOUISIANA',
  ],
  [
    'roles at the right edge',
    'Ada Quill                                        PLAINTIFF\nVS.                  NO. 23DR-26-7\nBen Quill                                        DEFENDANT',
  ],
])('finds both parties in %s', (_name, text) => {
  expect(parties(text)).toEqual(both);
});

test('finds names with accents', () => {
  expect(parties('Petitioner: Inés Álvarez\nRespondent: Inigo de la Peña')).toEqual([
    'Inés Álvarez',
    'Inigo de la Peña',
  ]);
});

test.each(['Dear Mr. Quill:', 'Petitioner\nPARTY INFORMATION', 'Case: QUILL v. QUILL'])(
  'takes no name from %s',
  (text) => {
    expect(parties(text)).toEqual([null, null]);
  },
);
