import { expect, test } from 'vitest';
import { readAccess } from './access-config.ts';

test('by default anyone can sign up, and no external redirect or CORS origin is allowed', () => {
  expect(readAccess({})).toEqual({
    access: { takesSignUps: true, redirectAddresses: [], corsOrigins: [] },
    problems: [],
  });
});

test('accepts valid redirect URLs and CORS origins', () => {
  const { access, problems } = readAccess({
    SIGN_UPS: 'closed',
    REDIRECT_ADDRESSES: 'https://app.example.org/back, com.example.app://callback,http://localhost:8100/back',
    CORS_ORIGINS: 'https://app.example.org,http://localhost:8100',
  });
  expect(problems).toEqual([]);
  expect(access).toEqual({
    takesSignUps: false,
    redirectAddresses: [
      'https://app.example.org/back',
      'com.example.app://callback',
      'http://localhost:8100/back',
    ],
    corsOrigins: ['https://app.example.org', 'http://localhost:8100'],
  });
});

test.each([
  ['SIGN_UPS', 'no'],
  ['REDIRECT_ADDRESSES', 'https://*.example.org/back'],
  ['REDIRECT_ADDRESSES', 'http://app.example.org/back'],
  ['REDIRECT_ADDRESSES', 'https://me:secret@app.example.org/back'],
  ['REDIRECT_ADDRESSES', 'https://app.example.org/back?to=https://evil.test'],
  ['REDIRECT_ADDRESSES', 'javascript://app.example.org/%0aalert(1)'],
  ['REDIRECT_ADDRESSES', 'data:text/html,x'],
  ['REDIRECT_ADDRESSES', '/back'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['CORS_ORIGINS', 'https://app.example.org/'],
  ['CORS_ORIGINS', 'http://app.example.org'],
])('%s=%s is rejected with the name of the setting', (name, value) => {
  const { problems } = readAccess({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(name);
});

test('a hosted project has its own values, so these three settings are rejected', () => {
  const hosted = { SUPABASE_URL: 'https://project.supabase.co' };
  expect(readAccess(hosted).problems).toEqual([]);
  expect(readAccess({ ...hosted, SIGN_UPS: 'closed' }).problems).toHaveLength(1);
});
