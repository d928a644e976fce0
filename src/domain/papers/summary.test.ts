import { expect, test } from 'vitest';
import { supportedSentences } from './summary.ts';

const lines = [
  'SUMMONS',
  'You must file your Response with the clerk within twenty-one (21) days after service.',
  'A hearing will be held on June 9, 2026 at 1:30 p.m. before Judge Ostrander.',
  'Filing fee: $1,250.00',
];
const kept = (written: string) => supportedSentences(written, lines).map(({ text }) => text);

test('a supported sentence is kept with its line references', () => {
  expect(
    supportedSentences(
      '- You have 21 days after service to file a response. [L2]\nIt is a summons. [L1, L2]',
      lines,
    ),
  ).toEqual([
    { text: 'You have 21 days after service to file a response.', lines: [1] },
    { text: 'It is a summons.', lines: [0, 1] },
  ]);
});

test.each([
  ['no line', 'You have 21 days to answer.'],
  ['a line that is not there', 'You have 21 days to answer. [L9]'],
  ['line 0', 'You have 21 days to answer. [L0]'],
  ['another number', 'You have 30 days to answer. [L2]'],
  ['a number in words', 'You have thirty days to answer. [L2]'],
  ['a number from a line it does not name', 'The fee is $1,250.00. [L2]'],
  ['another month', 'The hearing is on July 9, 2026. [L3]'],
  ['the other half of the day', 'The hearing is at 1:30 a.m. [L3]'],
  ['another name', 'The hearing is before Judge Marwick. [L3]'],
  ['advice', 'You should settle before the hearing. [L3]'],
  ['what a court will do', 'The court will rule against you. [L3]'],
  ['an address', 'Pay at www.example.com. [L4]'],
  ['a name at its beginning', 'Marwick hears the case on June 9, 2026. [L3]'],
  ['a second sentence beside it', 'It is a summons. Marwick hears it. [L1]'],
  ['two marks', 'A hearing is set. [L9] It is soon. [L3]'],
])('a sentence with %s is not shown', (_, sentence) => {
  expect(kept(sentence)).toEqual([]);
});

test('compares numbers by value and names without regard to case', () => {
  expect(kept('There are twenty-one days for a response. [L2]')).toHaveLength(1);
  expect(kept('The fee of 1,250 dollars is named. [L4]')).toHaveLength(1);
  expect(kept('A hearing is set for June 9, 2026, at 1:30 PM. [L3]')).toHaveLength(1);
});

test('no more than a dozen sentences are shown', () => {
  expect(kept('It is a summons. [L1]\n'.repeat(40))).toHaveLength(12);
});
