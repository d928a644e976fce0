import { expect, test } from 'vitest';
import { answerBy, asRequest } from './request-words.ts';

test.for([
  ['he should send me the receipt', 'Please send me the receipt'],
  ['I want her to bring the coat back', 'Please bring the coat back'],
  ['I need the check number from her', 'I need the check number from you'],
  ['Please send her blue jacket.', 'Please send her blue jacket.'],
] as const)('a request is addressed to the reader: %s', ([words, request]) => {
  expect(asRequest(words)).toBe(request);
});

test.for([
  ['wait i want it by friday at noon', '', 'friday at noon'],
  ['Thursday at noon', '', 'Thursday at noon'],
  ['wednesday', 'I need the number by wednesday', ''],
] as const)('only a date counts as a deadline: %s', ([words, request, day]) => {
  expect(answerBy(words, request)).toBe(day);
});
