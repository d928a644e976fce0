import { expect, test } from 'vitest';
import { toSessionUser } from './session-user.ts';

// Specification: 2.layout.5, 3.user
test('names and picture come from the metadata of the account', () => {
  const user_metadata = { first_name: 'Ada', last_name: 'Byron', avatar_url: '/ada.png' };
  expect(toSessionUser({ id: '1', email: 'ada@example.com', user_metadata })).toEqual({
    id: '1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    avatarUrl: '/ada.png',
  });
});

test.each([undefined, null, 'text', { first_name: { toString: 'no' } }, [1]])(
  'ignores invalid account metadata: %j',
  (user_metadata) => {
    expect(toSessionUser({ id: '1', user_metadata })).toMatchObject({ email: '', firstName: null });
  },
);
