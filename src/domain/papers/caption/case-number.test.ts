import { expect, test } from 'vitest';
import { findCaseNumber } from './case-number.ts';
import { typedPage } from '../text/typed-page.ts';

const caseNumber = (text: string) => findCaseNumber(typedPage(text).lines)?.value ?? null;

test.each([
  ['ADA QUILL          :   NUMBER:  F-224417    DIVISION:  "C"', 'F-224417'],
  ['CASE #: 26-3-04418-2 SEA\n\n   Superior Court of Washington, County of King', '26-3-04418-2 SEA'],
  ['DOCKET NO. FM-13-001187-26 N', 'FM-13-001187-26 N'],
  ['Case No. 2026 30871 FMCI', '2026 30871 FMCI'],
  ['Docket #:    O-21874-26\n\nDocket No: O-21874-26        GF-5', 'O-21874-26'],
  ['                    File No.\n                    26CV008183-310\nDURHAM   County', '26CV008183-310'],
  ['Case No.  26 DR 004417\n\n8 days of notice are required.', '26 DR 004417'],
  ['|   Case Number:\nAda Quill       |   2026DR031177\n1420 Elm Avenue', '2026DR031177'],
  [
    'STATE OF MICHIGAN          CASE NO. and JUDGE\nKENT COUNTY                24-118204-DM\n                           Hon. Lee',
    '24-118204-DM',
  ],
  ['CAUSE NO. 2026-570,214', '2026-570,214'],
  ['SUPERIOR COURT OF ARIZONA\nFC 2026-052817             11/16/2026', 'FC 2026-052817'],
  ['Docket:   FM-03-000712-27', 'FM-03-000712-27'],
])('reads the case number of %j', (text, expected) => {
  expect(caseNumber(text)).toBe(expected);
});

test.each(['Phone number: 614-555-0166', 'Case: Quill v. Quill', 'Docket: 11 matters are on it'])(
  'finds no case number in %j',
  (text) => {
    expect(caseNumber(text)).toBeNull();
  },
);
