import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const access = { takesSignUps: true, redirectAddresses: [] as string[], corsOrigins: [] };
const app = { appUrl: 'https://app.test', access };

// Specification: 2.routes.1
// ASVS: 1.2.2, 3.7.2, 10.4.1
test('known screens of the app are allowed, without query and hash', () => {
  expect(safeRedirect(app, 'https://app.test/auth')).toBe('https://app.test/auth');
  expect(safeRedirect(app, 'https://app.test/update-password?a=1#b')).toBe(
    'https://app.test/update-password',
  );
  expect(safeRedirect(app, 'https://app.test')).toBe('https://app.test/');
});

// ASVS: 1.2.2, 3.7.2, 10.4.1
test.for([
  undefined,
  '',
  'nonsense',
  '/update-password',
  'https://evil.test/auth',
  '//evil.test/auth',
  'https:\\\\evil.test\\auth',
  'https://app.test.evil.test/auth',
  'https://app.test@evil.test/auth',
  'https://somebody:secret@app.test/auth',
  'http://app.test/auth',
  'https://app.test:8443/auth',
  'https://app.test/auth/../settings',
  'https://app.test/%2e%2e/auth/x',
  'javascript:alert(1)//https://app.test/auth',
  'data:text/html,x',
])('%s redirects to the sign-in screen', (requested) => {
  expect(safeRedirect(app, requested)).toBe('https://app.test/auth');
});

// ASVS: 1.2.2, 3.7.2, 10.4.1
test('allows a URL on the operator’s list and rejects look-alikes', () => {
  const redirectAddresses = ['com.example.app://callback', 'https://other.test/back'];
  const listing = { ...app, access: { ...access, redirectAddresses } };
  expect(safeRedirect(listing, 'com.example.app://callback')).toBe('com.example.app://callback');
  expect(safeRedirect(listing, 'https://other.test/back?from=mail#x')).toBe('https://other.test/back');
  for (const requested of [
    'https://other.test/',
    'https://other.test/back/on',
    'https://other.test.evil.test/back',
    'https://me@other.test/back',
    'http://other.test/back',
    'com.example.app://elsewhere',
  ])
    expect(safeRedirect(listing, requested), requested).toBe('https://app.test/auth');
});
