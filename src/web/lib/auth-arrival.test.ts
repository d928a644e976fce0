import { expect, test } from 'vitest';
import { readAuthArrival } from './auth-arrival.ts';

test('a confirmed address arrives with a session', () => {
  expect(readAuthArrival({ hash: '#access_token=a&refresh_token=b&type=signup', search: '' })).toEqual({
    kind: 'session',
  });
});

test('a changed address arrives without a session', () => {
  const address = { hash: '#message=Your+new+address+is+confirmed&type=email_change', search: '' };
  expect(readAuthArrival(address)).toEqual({ kind: 'news' });
});

test('an old link arrives with its reason, in the hash or in the query', () => {
  const part = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const expected = { kind: 'failed', code: 'otp_expired', description: 'Email link is invalid' };
  expect(readAuthArrival({ hash: `#${part}`, search: '' })).toEqual(expected);
  expect(readAuthArrival({ hash: '', search: `?${part}` })).toEqual(expected);
});

test('a plain visit brings nothing', () => {
  expect(readAuthArrival({ hash: '', search: '?tab=reset' })).toEqual({ kind: 'none' });
});
