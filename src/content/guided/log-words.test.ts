import { expect, test } from 'vitest';
import { statementLine } from './log-words.ts';

test.for([
  ['You will pay for this.', 'Exact words: “You will pay for this.”'],
  ['he didn’t say anything', 'What was said: He didn’t say anything.'],
  ['he said traffic', 'What was said: He said traffic.'],
  ['"running late"', 'What was said: "running late"'],
  ['nothing', null],
  ['idk', null],
  ['', null],
] as const)('only exact words are in quotation marks: %s', ([words, line]) => {
  expect(statementLine(words)).toBe(line);
});
