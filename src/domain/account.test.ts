import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loginForm, registerForm, updatePasswordForm } from './account.ts';

const registration = {
  firstName: 'Ada',
  lastName: 'Lowe',
  email: 'ada@example.test',
  password: 'secret',
  confirmPassword: 'secret',
};

test.each([
  [{ firstName: 'A' }, 'First name must be at least 2 characters'],
  [{ lastName: ' B ' }, 'Last name must be at least 2 characters'],
  [{ email: 'ada@' }, 'Please enter a valid email address'],
  [{ password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters'],
  [{ confirmPassword: '12345' }, 'Confirm password must be at least 6 characters'],
  [{ confirmPassword: 'secrets' }, 'Passwords do not match'],
])('a registration with %o is refused', (change, message) => {
  expect(messages(registerForm, { ...registration, ...change })).toContain(message);
});

test('a good registration passes, trimmed', () => {
  expect(v.parse(registerForm, { ...registration, firstName: ' Ada ' }).firstName).toBe('Ada');
});

test('the sign-in form names what is wrong', () => {
  expect(messages(loginForm, { email: 'x', password: '1' })).toEqual([
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]);
});

test('new passwords must be long enough and equal', () => {
  expect(messages(updatePasswordForm, { newPassword: 'secret', confirm: 'secreT' })).toEqual([
    'Passwords do not match',
  ]);
});

function messages(schema: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];
}
