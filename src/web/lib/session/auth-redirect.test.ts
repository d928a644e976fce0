import { expect, test } from 'vitest';
import { readAuthRedirect } from './auth-redirect.ts';

test('a link that confirms an email address starts a session', () => {
  expect(readAuthRedirect({ hash: '#access_token=a&refresh_token=b&type=signup', search: '' })).toEqual({
    kind: 'session',
  });
});

test('a link that changes an email address does not start a session', () => {
  const address = { hash: '#message=Your+new+address+is+confirmed&type=email_change', search: '' };
  expect(readAuthRedirect(address)).toEqual({ kind: 'news' });
});

test('an expired link returns the reason, from the hash or the query', () => {
  const part = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const expected = { kind: 'failed', code: 'otp_expired', description: 'Email link is invalid' };
  expect(readAuthRedirect({ hash: `#${part}`, search: '' })).toEqual(expected);
  expect(readAuthRedirect({ hash: '', search: `?${part}` })).toEqual(expected);
});

test('a regular page visit returns no redirect result', () => {
  expect(readAuthRedirect({ hash: '', search: '?tab=reset' })).toEqual({ kind: 'none' });
});
