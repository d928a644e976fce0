import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePasswordForm, loginForm, profileForm, registerForm, updatePasswordForm } from './account.ts';

const registration = {
  firstName: 'Ada',
  lastName: 'Lowe',
  email: 'ada@example.test',
  password: 'secret',
  confirmPassword: 'secret',
};

// Specification: 5.register, 9.lengths
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

test('a valid registration is accepted and trimmed', () => {
  expect(v.parse(registerForm, { ...registration, firstName: ' Ada ' }).firstName).toBe('Ada');
});

// Specification: 5.login
test('the sign-in form names the invalid field', () => {
  expect(messages(loginForm, { email: 'x', password: '1' })).toEqual([
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]);
});

// Specification: 5.newpw
test('new passwords must be long enough and match', () => {
  expect(messages(updatePasswordForm, { newPassword: 'secret', confirm: 'secreT' })).toEqual([
    'Passwords do not match',
  ]);
});

const profile = { firstName: 'B', lastName: 'Lowe', email: 'ada@example.test' };

// Specification: 5.profile
test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ lastName: 'x'.repeat(101) }, 'Last name must be at most 100 characters'],
  [{ email: ' ' }, 'Email is required'],
  [{ email: 'ada@' }, 'Invalid email address'],
])('a profile with %o is refused with one message', (change, message) => {
  expect(messages(profileForm, { ...profile, ...change })).toEqual([message]);
});

// Specification: 5.profile, 9.lengths
test('a profile accepts a name of one letter, and trims it', () => {
  expect(v.parse(profileForm, { ...profile, email: ' ada@example.test ' })).toEqual(profile);
});

const passwordChange = { currentPassword: 'former', newPassword: 'secret', confirmPassword: 'secret' };

// Specification: 5.password
test.each([
  [{ currentPassword: '12345' }, 'Current password is required'],
  [{ newPassword: '12345' }, 'Password must be at least 6 characters'],
  [{ confirmPassword: '' }, 'Confirm password is required'],
  [{ confirmPassword: 'secreT' }, 'New passwords do not match'],
])('a change of password with %o is refused', (change, message) => {
  expect(messages(changePasswordForm, { ...passwordChange, ...change })).toContain(message);
});

function messages(schema: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];
}
