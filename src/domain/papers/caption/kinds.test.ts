import { expect, test } from 'vitest';
import { findKind } from './kinds.ts';
import { typedPage } from '../text/typed-page.ts';

const kind = (text: string) => findKind(typedPage(text).lines)?.kind ?? null;

test.each([
  ['NOTE FOR MOTION CALENDAR', 'notice-of-hearing'],
  ['NOTICE OF REMOTE COURT APPEARANCE (ZOOM)', 'notice-of-hearing'],
  ['NOTICE OF INITIAL CASE MANAGEMENT CONFERENCE', 'notice-of-hearing'],
  ['PRELIMINARY CONFERENCE STIPULATION AND ORDER', 'notice-of-hearing'],
  ['NOTlCE OF HEARlNG', 'notice-of-hearing'],
  ['NOTICE TO TAKE DEPOSITION', 'discovery'],
  ['NOTICE OF INTENTION TO TAKE THE ORAL AND VIDEOTAPED DEPOSITION', 'discovery'],
  ['NOTICE OF INTENT TO TAKE ORAL DEPOSITION', 'discovery'],
  ['ORDER GRANTING CONTINUANCE AND RESETTING FINAL HEARING', 'notice-of-hearing'],
  ['ORDER RESCHEDULING TRIAL', 'notice-of-hearing'],
  ['ORDER AND NOTICE TO APPEAR', 'notice-of-hearing'],
  ['ORDER GRANTING CONTINUANCE', 'order'],
  ['SUBPOENA DUCES TECUM', 'discovery'],
  ['SUBPOENA', 'other'],
  ['NOTICE OF WITHDRAWAL OF ATTORNEY', 'other'],
  ['NOTICE OF INTENT TO TAKE DEFAULT', 'other'],
  ['NOTICE OF INTENT TO RELOCATE', 'other'],
  ['NOTICE OF INTENT TO DISMISS FOR LACK OF PROSECUTION', 'other'],
  ['NOTICE OF APPEARANCE', 'other'],
  ['REQUEST TO ENTER DEFAULT', 'other'],
  ['MOTION FOR DEFAULT JUDGMENT', 'motion'],
  ['REQUEST FOR HEARING', 'motion'],
  ['NOTICE OF MOTION', 'motion'],
  ['NOTICE OF ENTRY OF JUDGMENT', 'judgment'],
  ['NOTICE OF ENTRY OF ORDER', 'order'],
  ['INCOME WITHHOLDING FOR SUPPORT', 'order'],
  ['ORDER OF REFERRAL TO MEDIATION', 'order'],
  ['NOTICE OF AUTOMATIC ORDERS', 'temporary-order'],
  ['JOINT PRELIMINARY INJUNCTION', 'temporary-order'],
  ['MOTION FOR PRELIMINARY INJUNCTION', 'motion'],
  ['UPON THE PETITION OF\nANN ROE\nNOTICE OF INTENT TO DISMISS', 'other'],
  ['DECLARATION OF DISCLOSURE', 'financial-affidavit'],
  ['CERTIFICATE OF COMPLIANCE WITH MANDATORY DISCLOSURE', 'proof-of-service'],
])('the heading %s determines the kind of paper: %s', (heading, expected) => {
  expect(kind(`${heading}\nPlease read every line of this paper.`)).toBe(expected);
});

test('a certificate of service below the text does not set the kind of the paper', () => {
  const sentence =
    'The undersigned withdraws from this case as the lawyer of the respondent, as was agreed.\n';
  expect(kind(`COMPLAINT FOR DIVORCE\n${sentence.repeat(3)}CERTIFICATE OF SERVICE`)).toBe('petition');
  expect(kind(`PAPER NUMBER FOUR\n${sentence.repeat(3)}CERTIFICATE OF SERVICE`)).toBe(null);
  expect(kind('CERTIFICATE OF SERVICE\nI mailed it.')).toBe('proof-of-service');
});

test('an order that only sets an appearance is classified as a notice of hearing, and other orders stay orders', () => {
  expect(kind('ORDER OF COURT\nYou are ordered to appear at the courthouse.')).toBe('notice-of-hearing');
  expect(kind('ORDER OF COURT\nIt is directed that the parties and their lawyers appear before her.')).toBe(
    'notice-of-hearing',
  );
  expect(kind('ORDER OF COURT\nThe father pays the school.')).toBe('order');
});

test('a form number mentioned in a sentence does not decide the kind of paper', () => {
  expect(kind('The income declaration (form FL-150) is attached.')).toBe(null);
  expect(kind('FL-150 [Rev. January 1, 2019]')).toBe('financial-affidavit');
  expect(kind('JDF 1115 R6/23')).toBe('settlement-agreement');
});
