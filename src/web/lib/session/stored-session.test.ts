import { expect, test } from 'vitest';
import { parseStoredSession, parseStoredUserId } from './stored-session.ts';

const now = 1_000_000_000;
const user = { id: 'u1', email: 'ada@example.com', user_metadata: { first_name: 'Ada' } };
const kept = (session: object) => JSON.stringify({ access_token: 'token', user, ...session });

// Specification: 3.session
test('a session with time left can be used immediately', () => {
  expect(parseStoredSession(kept({ expires_at: now / 1000 + 61 }), now)).toMatchObject({
    accessToken: 'token',
    user: { id: 'u1', email: 'ada@example.com', firstName: 'Ada' },
  });
});

test('an expired or soon expiring session waits for the auth client', () => {
  expect(parseStoredSession(kept({ expires_at: now / 1000 + 60 }), now)).toBeNull();
});

test.each([null, '', 'no json', '"text"', '{}', kept({ expires_at: 'soon' }), kept({ user: { id: 1 } })])(
  'returns no session for any other stored value: %s',
  (text) => {
    expect(parseStoredSession(text, now)).toBeNull();
  },
);

test('an expired session still identifies its account', () => {
  expect(parseStoredUserId(kept({ expires_at: 0 }))).toBe('u1');
});

test.each([null, 'no json', '{}', kept({ user: null }), kept({ user: { id: 1 } })])(
  'returns no account for any other stored value: %s',
  (text) => {
    expect(parseStoredUserId(text)).toBeNull();
  },
);
