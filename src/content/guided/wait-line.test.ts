import { expect, test } from 'vitest';
import { readAnswers } from '#domain/guided/value.ts';
import { waitLine } from './wait-line.ts';

test.each(['running late be there 530', 'I can take him tomorrow at 10', 'yes, tonight at 6'])(
  'no day of waiting before “%s”',
  (fact) => {
    expect(waitLine(readAnswers({ fact })).text).not.toContain('24 hours');
  },
);

test('a reply about next week can wait a day', () => {
  expect(waitLine(readAnswers({ fact: 'I’ll pay half on December 9.' })).text).toContain('24 hours');
});
