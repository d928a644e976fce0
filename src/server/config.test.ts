import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing set means local mode on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'local',
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://localhost:3000',
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ APP_ENV: 'staging' }, 'APP_ENV'],
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ APP_URL: 'ftp://x' }, 'APP_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://db.example.com/x' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SUPERADMIN_EMAILS: 'a@b.test,nobody' }, 'SUPERADMIN_EMAILS'],
  [{ ADVISOR_EMBED_LENA: 'http://insecure.example' }, 'ADVISOR_EMBED_LENA'],
  [{ ADVISOR_EMBED_LENA: 'javascript:alert(1)' }, 'ADVISOR_EMBED_LENA'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES'],
  [{ ADVISOR_LLM_PROVIDER: 'openai', ADVISOR_LLM_MODEL: 'm' }, 'ADVISOR_LLM_API_KEY'],
  [{ AUTH_SIGNING_KEYS: '[]' }, 'AUTH_SIGNING_KEYS'],
  [{ SERVICE_KEY: 'too-short' }, 'SERVICE_KEY'],
])('%o is refused by name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(name);
});

test('everything that is wrong is said at once', () => {
  expect(problemsOf({ APP_ENV: 'production', LOG_LEVEL: 'loud', PORT: 'x' })).toHaveLength(2);
  expect(problemsOf({ APP_ENV: 'production' })).toHaveLength(5);
});

test('a secret that is wrong is not repeated in the message', () => {
  for (const name of ['AUTH_SIGNING_KEYS', 'SERVICE_KEY']) {
    expect(problemsOf({ [name]: 'hunter2' }).join(' ')).not.toContain('hunter2');
  }
});

test('production listens to the outside and needs its own keys with a shared database', () => {
  const settings = {
    APP_ENV: 'production',
    APP_URL: 'https://evenkeel.example/',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
    BILLING_MODE: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8',
  };
  expect(readConfig(settings)).toMatchObject({ host: '0.0.0.0', appUrl: 'https://evenkeel.example' });
  expect(problemsOf({ ...settings, DATABASE_URL: 'postgres://db/x' }).join(' ')).toContain(
    'AUTH_SIGNING_KEYS',
  );
});

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('what people write to us goes to one address, in local mode to the mailbox, never to a made-up one by mail', () => {
  expect(readConfig({}).supportEmail).toBe('support@evenkeel.test');
  expect(readConfig({ SMTP_URL: 'smtp://mail.test' }).supportEmail).toBeUndefined();
  expect(readConfig({ SUPPORT_EMAIL: 'help@people.test' }).supportEmail).toBe('help@people.test');
  expect(problemsOf({ SUPPORT_EMAIL: 'a@people.test, b@people.test' })).toHaveLength(1);
});

test('the support chat can be somebody else’s, by https alone', () => {
  expect(readConfig({}).supportEmbed).toBeUndefined();
  expect(readConfig({ SUPPORT_EMBED: 'https://chat.test/x' }).supportEmbed).toBe('https://chat.test/x');
  expect(problemsOf({ SUPPORT_EMBED: 'http://chat.test' })).toHaveLength(1);
});
