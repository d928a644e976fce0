import { expect, test } from 'vitest';
import { showsFirstSteps } from './first-visit.ts';

const now = new Date('2026-11-23T12:00:00Z');
const session = (user: object) => JSON.stringify({ access_token: 'a', user: { id: 'one', ...user } });

test('the card is shown during the first week of an account, until the person closes it', () => {
  const created_at = '2026-11-22T12:00:00Z';
  expect(showsFirstSteps(session({ created_at }), now)).toBe(true);
  expect(showsFirstSteps(session({ created_at, user_metadata: { first_name: 'Ada' } }), now)).toBe(true);
  expect(showsFirstSteps(session({ created_at, user_metadata: { first_steps: 'closed' } }), now)).toBe(false);
  expect(showsFirstSteps(session({ created_at: '2026-11-01T12:00:00Z' }), now)).toBe(false);
});

test.each([null, '{}', session({}), session({ created_at: 'soon' })])(
  'shows no card without a readable session: %s',
  (kept) => expect(showsFirstSteps(kept, now)).toBe(false),
);
