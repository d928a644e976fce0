import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

// Specification: 2.home.2
test('the profile has priority, then the name of the sign-up, then the email address', () => {
  const all = { profileFirstName: 'Ann', metadataFirstName: 'Anna', email: 'a.b@c.test' };
  expect(displayName(all)).toBe('Ann');
  expect(displayName({ ...all, profileFirstName: ' ' })).toBe('Anna');
  expect(displayName({ email: 'a.b@c.test' })).toBe('a.b');
  expect(displayName({})).toBeNull();
});
