import { expect, test } from 'vitest';
import { reviewPaper } from '../review-paper.ts';
import { typedPage } from '../text/typed-page.ts';

const warnings = (text: string) =>
  reviewPaper([typedPage(text)], '2026-05-01').warnings.map(({ kind }) => kind);

test.each([
  'FINANCIAL AFFIDAVIT\nBring this form to the hearing.',
  'ANSWER\nDefendant asks that the matter be set for trial.',
  'PARENTING PLAN\nThe parents will attend a settlement conference.',
  'LETTER\nANSWER\nYou must appear before the magistrate.',
  'ANSWER\nThe day of the mediation is on the calendar sheet. Mediation is required.',
])('warns if a paper mentions a court event without a date: %s', (text) => {
  expect(warnings(text)).toEqual(['event-without-date']);
});

test('a notice with an unreadable day warns that no day was found', () => {
  expect(warnings('NOTICE OF HEARING\nA hearing is set for Jan~ry l?, 20Z7 at 9:00 a.m.')).toEqual([
    'no-date-found',
  ]);
});

test('a second event without a day causes a warning although the first has one', () => {
  const hearing = 'A hearing is set for June 9, 2026 at 9:00 a.m. in Courtroom 3.';
  const rest = 'The parties shall keep the children on health insurance and pay their own debts. '.repeat(5);
  expect(warnings(`NOTICE OF HEARING\n${hearing}`)).toEqual([]);
  expect(
    warnings(`NOTICE OF HEARING\n${hearing}\n${rest}\nThe trial has been scheduled as on the list.`),
  ).toEqual(['event-without-date']);
});

test.each([
  'The trial date will be set by the Court in a later order.',
  'The trial shall be held on dates to be fixed by the Court at that conference.',
  'The mediation is off the calendar, and the assignment office will set a new day.',
  'We asked for a trial de novo; the notice of it has not been issued yet.',
  'Trial date: to be determined.',
  'The Court will send the parties a separate notice of the date and time of the trial.',
  'You will be notified of the trial date by mail.',
  'A notice of the new hearing date will be mailed to both parties.',
  'A settlement conference will be held before another judge. The date will come by separate notice.',
  'The final hearing, if all is settled, will be scheduled on a later date.',
  'The court will tell you the day of the hearing; no date has been set.',
  'FINAL HEARING. The Court has not yet given us a date.',
  'Trial: TBD',
  'The final hearing date is not yet known.',
  'The clerk will call you with a hearing date.',
  'The mediator will contact you to schedule the mediation.',
  'Date of trial: ____________',
  'The trial is continued generally.',
])('warns about an event to be scheduled later, beside an event with a date: %s', (later) => {
  const hearing = 'A hearing is set for June 9, 2026 at 9:00 a.m. in Courtroom 3.';
  expect(warnings(`NOTICE OF HEARING\n${hearing}\n${later}`)).toEqual(['event-without-date']);
});

test.each([
  'If either party objects, the clerk will set a hearing.',
  'The seller will set a day for the closing.',
  'No other hearing has been set.',
  'Mother will give Father the dates of her vacation.',
  'The clerk will mail you a copy of the order by that day.',
])('does not warn about conditional events or events outside court: %s', (later) => {
  const order = 'A hearing is set for June 9, 2026 at 9:00 a.m. in Courtroom 3.';
  const rest = 'The parties shall keep the children on health insurance and pay their own debts. '.repeat(3);
  expect(warnings(`NOTICE OF HEARING\n${order}\n${rest}\n${later}`)).toEqual([]);
});

test.each([
  'ANSWER\nBoth parties waive a final hearing.',
  'JUDGMENT\nThe court may decide without a hearing.',
  'JUDGMENT\nThis matter came before the Court for a final hearing on April 9, 2026.',
])('does not warn about a past or waived hearing: %s', (text) => {
  expect(warnings(text)).toEqual([]);
});
