import { expect, test } from 'vitest';
import { registerForm } from '#domain/account/account.ts';
import { checkForm } from './check-form.ts';

const fields = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'engine1',
  confirmPassword: 'engine1',
};

test('valid fields return the values', () => {
  expect(checkForm(registerForm, fields)).toEqual({ ok: true, values: fields });
});

test('every invalid field has one message under its own name', () => {
  expect(checkForm(registerForm, { ...fields, firstName: 'A', email: 'ada' })).toEqual({
    ok: false,
    errors: {
      firstName: 'First name must be at least 2 characters',
      email: 'Please enter a valid email address',
    },
  });
});

test('reports mismatched passwords on the second password field', () => {
  expect(checkForm(registerForm, { ...fields, confirmPassword: 'engine2' })).toEqual({
    ok: false,
    errors: { confirmPassword: 'Passwords do not match' },
  });
});
