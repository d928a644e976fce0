import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.for([
  ['Sam@Example.test', 'sam@example.test'],
  ['sam+court@example.test', 'sam@example.test'],
  ['s.a.m@example.test', 's.a.m@example.test'],
  ['S.a.m+x+y@googlemail.com', 'sam@gmail.com'],
  ['sam@gmail.com', 'sam@gmail.com'],
  ['+sam@example.test', '+sam@example.test'],
] as const)('%s belongs to the mailbox %s', ([email, mailbox]) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
