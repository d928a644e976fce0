import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

test("shows the server's message", () => {
  expect(refusalText(new AuthApiError('Something of its own.', 422, 'user_sso_managed'))).toBe(
    'Something of its own.',
  );
});

test.each([
  ['same_password', 'That’s already your password. Choose a different one.'],
  ['weak_password', 'This password is too short or easy to guess. Choose a different one.'],
])('the message for a rejected password says what to do: %s', (code, words) => {
  expect(refusalText(new AuthApiError('Words for programs', 422, code))).toBe(words);
});

test('a lost connection is reported in plain words, for any client', () => {
  const text = 'We can’t reach the server. Check your connection and try again.';
  expect(refusalText(new TypeError('Failed to fetch'))).toBe(text);
  expect(refusalText(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(text);
});

test.each(['over_request_rate_limit', 'over_email_send_rate_limit', 'over_sms_send_rate_limit'])(
  'after too many attempts the message says what to do: %s',
  (code) => {
    expect(refusalText(new AuthApiError('Request rate limit reached', 429, code))).toBe(
      'Too many attempts. Wait a few minutes, then try again.',
    );
  },
);
