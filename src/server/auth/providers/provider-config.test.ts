import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { readProviders } from './provider-config.ts';

const acme = {
  OIDC_PROVIDERS: 'google, acme',
  OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
  OIDC_GOOGLE_CLIENT_ID: 'one.apps',
  OIDC_GOOGLE_CLIENT_SECRET: 'a-secret',
  OIDC_ACME_ISSUER: 'https://id.acme.test/realms/main',
  OIDC_ACME_CLIENT_ID: 'two',
  OIDC_ACME_NAME: 'Acme Mail',
  OIDC_ACME_SCOPES: 'calendar  groups',
};

test('reads any number of providers, each with its own settings', () => {
  expect(readProviders(acme, 'production')).toEqual({
    providers: [
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'one.apps',
        clientSecret: 'a-secret',
        scopes: [],
      },
      {
        id: 'acme',
        name: 'Acme Mail',
        issuer: 'https://id.acme.test/realms/main',
        clientId: 'two',
        scopes: ['calendar', 'groups'],
      },
    ],
    problems: [],
  });
  expect(readProviders({}, 'production')).toEqual({ providers: [], problems: [] });
});

test.for([
  [{ OIDC_PROVIDERS: 'Google' }, /OIDC_PROVIDERS must be names/],
  [{ OIDC_PROVIDERS: 'email' }, /OIDC_PROVIDERS must be names/],
  [{ OIDC_ACME_ISSUER: '' }, /OIDC_ACME_ISSUER must be the provider’s address/],
  [{ OIDC_ACME_ISSUER: 'ftp://id.acme.test' }, /OIDC_ACME_ISSUER must be the provider’s address/],
  [{ OIDC_ACME_ISSUER: 'http://id.acme.test' }, /OIDC_ACME_ISSUER must begin with https/],
  [{ OIDC_ACME_ISSUER: 'http://127.0.0.1:4000' }, /OIDC_ACME_ISSUER must begin with https/],
  [{ OIDC_ACME_ISSUER: 'https://id.acme.test/?a=1' }, /OIDC_ACME_ISSUER must not contain a user/],
  [{ OIDC_ACME_CLIENT_ID: '' }, /OIDC_ACME_CLIENT_ID must be one word/],
  [{ OIDC_ACME_CLIENT_SECRET: 'two words' }, /OIDC_ACME_CLIENT_SECRET must be one word/],
  [{ OIDC_ACME_NAME: 'x'.repeat(41) }, /OIDC_ACME_NAME must have at most 40/],
  [{ OIDC_OTHER_CLIENT_ID: 'three' }, /OIDC_OTHER_CLIENT_ID needs other in OIDC_PROVIDERS/],
] as const)('%o is reported as a problem, without any value', ([change, problem]) => {
  const { problems } = readProviders({ ...acme, ...change }, 'production');
  expect(problems.join('\n')).toMatch(problem);
  expect(problems.join('\n')).not.toContain('a-secret');
  expect(problems.join('\n')).not.toContain('two words');
});

test('a provider can only skip TLS on the local machine in local mode', () => {
  const local = { ...acme, OIDC_ACME_ISSUER: 'http://127.0.0.1:4000' };
  expect(readProviders(local, 'local').problems).toEqual([]);
  const elsewhere = { ...acme, OIDC_ACME_ISSUER: 'http://10.0.0.1' };
  expect(readProviders(elsewhere, 'local').problems).toHaveLength(1);
});

test('problems with a provider appear in the same list at start-up', () => {
  expect(() => readConfig({ OIDC_PROVIDERS: 'acme' })).toThrow(
    /OIDC_ACME_ISSUER must be .*\n.*OIDC_ACME_CLIENT_ID must be/,
  );
});
