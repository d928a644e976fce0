import { expect, test } from 'vitest';
import { accountChange, pendingEmail } from './account.ts';

const account = { firstName: 'Ada', lastName: 'Lowe', email: 'ada@example.test', waitingEmail: null };

test('only changed fields are written', () => {
  expect(accountChange(account, account)).toEqual({ name: null, email: null });
  expect(accountChange(account, { ...account, lastName: 'Berg' })).toEqual({
    name: { firstName: 'Ada', lastName: 'Berg' },
    email: null,
  });
  expect(accountChange(account, { ...account, email: 'Ada@New.test' })).toEqual({
    name: null,
    email: 'ada@new.test',
  });
});

test('an email address that differs only in case does not count as new', () => {
  expect(accountChange(account, { ...account, email: 'ADA@example.test' }).email).toBeNull();
});

test('a new email address is pending as long as its link is valid', () => {
  const user = { new_email: 'ada@new.test', email_change_sent_at: '2026-11-20T10:00:00Z' };
  expect(pendingEmail(user, new Date('2026-11-21T09:59:59Z'))).toBe('ada@new.test');
  expect(pendingEmail(user, new Date('2026-11-21T10:00:00Z'))).toBeNull();
  expect(pendingEmail({ ...user, email_change_sent_at: undefined }, new Date())).toBeNull();
  expect(pendingEmail({ email_change_sent_at: user.email_change_sent_at }, new Date())).toBeNull();
});
