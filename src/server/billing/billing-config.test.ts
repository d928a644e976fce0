import { expect, test } from 'vitest';
import { readBilling } from './billing-config.ts';

const localAddress = { environment: 'local', appUrl: 'http://localhost:3000' } as const;
const production = { environment: 'production', appUrl: 'https://evenkeel.example' } as const;

const local = {
  BILLING_MODE: 'local',
  STRIPE_SECRET_KEY: 'sk_test_local_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  STRIPE_API_BASE: 'http://127.0.0.1:3001',
};
const trialSettings = {
  BILLING_MODE: 'test',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
};
const live = {
  BILLING_MODE: 'live',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_live',
};

test.each([
  [{}, localAddress, 'off'],
  [{ BILLING_MODE: 'off' }, localAddress, 'off'],
  [{ BILLING_MODE: 'off' }, production, 'off'],
  [{ ...live, BILLING_MODE: 'off' }, production, 'off'],
  [local, localAddress, 'local'],
  [{ ...local, STRIPE_API_BASE: 'http://[::1]:3001' }, localAddress, 'local'],
  [trialSettings, localAddress, 'test'],
  [{ ...trialSettings, STRIPE_SECRET_KEY: 'rk_test_abc' }, localAddress, 'test'],
  [live, production, 'live'],
  [{ ...live, STRIPE_SECRET_KEY: 'rk_live_abc' }, production, 'live'],
  [{ ...trialSettings, STAGING: 'on' }, production, 'test'],
  [{ BILLING_MODE: 'off', STAGING: 'on' }, production, 'off'],
] as const)('accepts the billing settings %o', (variables, place, mode) => {
  expect(readBilling(variables, place)).toMatchObject({ billing: { mode }, problems: [] });
});

test.each([
  ['a mode that does not exist', { BILLING_MODE: 'sandbox' }, localAddress, 'BILLING_MODE'],
  ['production that does not say', {}, production, 'BILLING_MODE'],
  ['a key without a mode', { STRIPE_SECRET_KEY: 'sk_live_abc' }, localAddress, 'BILLING_MODE'],
  ['the stand-in in production', local, production, 'BILLING_MODE'],
  ['a test account in production', trialSettings, production, 'BILLING_MODE'],
  ['real money where things are tried out', { ...live, STAGING: 'on' }, production, 'STAGING'],
  ['the stand-in where things are tried out', { ...local, STAGING: 'on' }, production, 'STAGING'],
  [
    'live keys where things are tried out',
    { ...trialSettings, STAGING: 'on', STRIPE_SECRET_KEY: 'sk_live_abc' },
    production,
    'STRIPE_SECRET_KEY',
  ],
  ['a word that is none', { ...trialSettings, STAGING: 'yes' }, production, 'STAGING'],
  ['live without a key', { ...live, STRIPE_SECRET_KEY: undefined }, production, 'STRIPE_SECRET_KEY'],
  ['live with a test key', { ...live, STRIPE_SECRET_KEY: 'sk_test_abc' }, production, 'STRIPE_SECRET_KEY'],
  [
    'test with a live key',
    { ...trialSettings, STRIPE_SECRET_KEY: 'sk_live_abc' },
    localAddress,
    'STRIPE_SECRET_KEY',
  ],
  [
    "test with the stand-in's key",
    { ...trialSettings, STRIPE_SECRET_KEY: 'sk_test_local_standin' },
    localAddress,
    'STRIPE_SECRET_KEY',
  ],
  [
    'the stand-in with a live key',
    { ...local, STRIPE_SECRET_KEY: 'sk_live_abc' },
    localAddress,
    'STRIPE_SECRET_KEY',
  ],
  [
    'live with an address of its own',
    { ...live, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    production,
    'STRIPE_API_BASE',
  ],
  [
    'test with an address of its own',
    { ...trialSettings, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    localAddress,
    'STRIPE_API_BASE',
  ],
  [
    'the stand-in without an address',
    { ...local, STRIPE_API_BASE: undefined },
    localAddress,
    'STRIPE_API_BASE',
  ],
  [
    'the stand-in elsewhere',
    { ...local, STRIPE_API_BASE: 'http://10.0.0.5:3001' },
    localAddress,
    'STRIPE_API_BASE',
  ],
  [
    'the stand-in by a name',
    { ...local, STRIPE_API_BASE: 'http://localhost:3001' },
    localAddress,
    'STRIPE_API_BASE',
  ],
  [
    'the stand-in for an app elsewhere',
    local,
    { ...localAddress, appUrl: 'https://evenkeel.example' },
    'APP_URL',
  ],
  ['no webhook secret', { ...live, STRIPE_WEBHOOK_SECRET: undefined }, production, 'STRIPE_WEBHOOK_SECRET'],
  [
    'a webhook secret that is none',
    { ...live, STRIPE_WEBHOOK_SECRET: 'sk_live_abc' },
    production,
    'STRIPE_WEBHOOK_SECRET',
  ],
] as const)('rejects the billing setting %s', (_what, variables, place, name) => {
  const { problems } = readBilling(variables, place);
  expect(problems.join()).toContain(name);
  expect(problems.join()).not.toContain('abc');
});
