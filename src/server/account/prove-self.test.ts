import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Account } from '../auth/users/account.ts';
import type { AuthServices } from '../auth/services.ts';
import { proofOf } from './prove-self.ts';

const here = readConfig({});
const project = { ...here, supabase: { url: 'https://project.test', publishableKey: 'key' } };
const confirmed = new Date();
const account = {
  email: 'kim@people.test',
  email_confirmed_at: confirmed,
  phone: '12125550123',
  phone_confirmed_at: confirmed,
  encrypted_password: null,
  is_sso_user: false,
} as Account;

test.each([
  ['a password', here, { encrypted_password: 'hash' }, 'password'],
  ['an address', here, {}, 'mail'],
  ['a number that no text can be sent to', here, { email: '' }, 'sign-in'],
  ['a number, on a hosted project', project, { email: '' }, 'text'],
  ['a single sign-on', here, { is_sso_user: true }, 'mail'],
  // The hosted project sends its codes to the account with that address, which is not this account.
  ['a single sign-on, on a hosted project', project, { is_sso_user: true }, 'sign-in'],
  ['an address that nobody confirmed', here, { email_confirmed_at: null, phone: '' }, 'sign-in'],
] as const)(
  'an account with %s proves its identity through a channel that reaches its owner',
  (_what, config, parts, proof) => {
    expect(proofOf({ config } as AuthServices, { ...account, ...parts })).toBe(proof);
  },
);
