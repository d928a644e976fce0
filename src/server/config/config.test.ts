import { expect, test } from 'vitest';
import { companySettings } from '../../../tests/company-settings.ts';
import { ConfigError, readConfig } from './config.ts';

test('without settings the server runs in local mode, reachable only from this machine', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'local',
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://localhost:3000',
  });
});

// ASVS: 12.2.1
test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ APP_ENV: 'staging' }, 'APP_ENV'],
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ APP_URL: 'ftp://x' }, 'APP_URL'],
  [{ APP_URL: 'https://calm.example.org/app' }, 'APP_URL'],
  [{ APP_URL: 'https://calm.example.org/?from=mail' }, 'APP_URL'],
  [{ APP_URL: 'https://me:secret@calm.example.org' }, 'APP_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://db.example.com/x' }, 'DATABASE_URL'],
  [{ DATABASE_TLS: 'none' }, 'DATABASE_TLS'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SUPERADMIN_EMAILS: 'a@b.test,nobody' }, 'SUPERADMIN_EMAILS'],
  [{ ADVISOR_EMBED_LENA: 'http://insecure.example' }, 'ADVISOR_EMBED_LENA'],
  [{ ADVISOR_EMBED_LENA: 'javascript:alert(1)' }, 'ADVISOR_EMBED_LENA'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES'],
  [{ ADVISOR_LLM_PROVIDER: 'openai', ADVISOR_LLM_MODEL: 'm' }, 'ADVISOR_LLM_API_KEY'],
  [{ AUTH_SIGNING_KEYS: '[]' }, 'AUTH_SIGNING_KEYS'],
  [{ SERVICE_KEY: 'too-short' }, 'SERVICE_KEY'],
  [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS'],
  [{ DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS'],
  [{ SHUTDOWN_NOTICE_SECONDS: '3600' }, 'SHUTDOWN_NOTICE_SECONDS'],
  [{ SESSION_DAYS: '-1' }, 'SESSION_DAYS'],
  [{ SESSION_DAYS: '3651' }, 'SESSION_DAYS'],
  [{ SESSION_IDLE_DAYS: 'long' }, 'SESSION_IDLE_DAYS'],
  [{ COMMON_PASSWORDS_FILE: 'no-such-file.txt' }, 'COMMON_PASSWORDS_FILE'],
  [{ COMMON_PASSWORDS_FILE: 'src' }, 'COMMON_PASSWORDS_FILE'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }, 'SUPABASE_PUBLISHABLE_KEY'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
  [{ METRICS_TOKEN: 'too-short' }, 'METRICS_TOKEN'],
  [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'METRICS_TOKEN'],
  [{ METRICS_HOST: '10.0.0.1' }, 'METRICS_PORT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example.com' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
])('rejects %o and names the setting', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(name);
});

test('a session ends after ninety days unless the operator configures another limit', () => {
  expect(readConfig({}).sessionDays).toBe(90);
  expect(readConfig({ SESSION_DAYS: '0' }).sessionDays).toBe(0);
  expect(readConfig({}).sessionIdleDays).toBe(60);
  expect(readConfig({ COMMON_PASSWORDS_FILE: 'package.json' }).commonPasswordsFile).toBe('package.json');
});

test('all problems are reported at once', () => {
  expect(problemsOf({ APP_ENV: 'production' })).toHaveLength(12);
  const more = { LOG_LEVEL: 'loud', PORT: 'x', METRICS_HOST: '0.0.0.0', ADVISOR_EMBED_LENA: 'http://x.test' };
  expect(problemsOf({ APP_ENV: 'production', ...more })).toHaveLength(17);
  // Lists each one by its name, once.
  const mailer = problemsOf({ APP_ENV: 'production', SMTP_URL: 'mail.example.com' });
  expect(mailer.filter((problem) => problem.startsWith('SMTP_URL'))).toHaveLength(1);
});

const aboutDatabase = (more: Record<string, string>) =>
  problemsOf({ APP_ENV: 'production', ...more }).filter((problem) => problem.startsWith('DATABASE_URL'));

test('production requires a database name, so that a missing or misspelled setting does not create an empty database', () => {
  for (const more of [
    {},
    { DATABSE_URL: 'postgres://db/x' },
    { DATABASE_URL: '' },
    { DATABASE_URL: 'embeded' },
  ])
    expect(aboutDatabase(more)).toHaveLength(1);
  expect(aboutDatabase({ DATABASE_URL: 'embedded' })).toEqual([]);
  expect(aboutDatabase({ DATABASE_URL: 'postgres://127.0.0.1/x' })).toEqual([]);
  expect(readConfig({ DATABASE_URL: 'embedded' })).not.toHaveProperty('databaseUrl');
});

// ASVS: 12.3.1
test('production does not send personal data to an unverified database unless configured to', () => {
  const url = 'postgres://kim:river-stone@db.example.com/x';
  const refused = aboutDatabase({ DATABASE_URL: `${url}?sslmode=require` });
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('DATABASE_TLS=unverified');
  expect(refused[0]).not.toMatch(/river-stone|example/);
  expect(aboutDatabase({ DATABASE_URL: url })).toEqual(refused);
  expect(aboutDatabase({ DATABASE_URL: url, DATABASE_TLS: 'unverified' })).toEqual([]);
  expect(aboutDatabase({ DATABASE_URL: `${url}?sslmode=verify-full` })).toEqual([]);
  // The setting allows exactly what it names, but doesn't excuse a misspelled setting.
  expect(aboutDatabase({ DATABASE_URL: `${url}?sslmode=full`, DATABASE_TLS: 'unverified' })).toHaveLength(1);
});

test('the error message does not repeat an invalid secret', () => {
  for (const name of ['AUTH_SIGNING_KEYS', 'SERVICE_KEY', 'METRICS_TOKEN']) {
    expect(problemsOf({ [name]: 'hunter2' }).join(' ')).not.toContain('hunter2');
  }
});

test('production listens on all interfaces and requires its own keys with a shared database', () => {
  const settings = {
    APP_ENV: 'production',
    APP_URL: 'https://evenkeel.example/',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
    BILLING_MODE: 'off',
    TRUSTED_PROXIES: '10.0.0.0/8',
    DATABASE_URL: 'embedded',
    ...companySettings,
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

test('contact form messages go to the configured email address, or to the local mailbox in local mode', () => {
  expect(readConfig({}).supportEmail).toBe('support@evenkeel.test');
  expect(readConfig({ SMTP_URL: 'smtp://mail.test' }).supportEmail).toBeUndefined();
  expect(readConfig({ SUPPORT_EMAIL: 'help@people.test' }).supportEmail).toBe('help@people.test');
  expect(problemsOf({ SUPPORT_EMAIL: 'a@people.test, b@people.test' })).toHaveLength(1);
});

// Specification: D.9, D.9.1
test('the support chat can be hosted by a third party, but only over https', () => {
  expect(readConfig({}).supportEmbed).toBeUndefined();
  expect(readConfig({ SUPPORT_EMBED: 'https://chat.test/x' }).supportEmbed).toBe('https://chat.test/x');
  expect(problemsOf({ SUPPORT_EMBED: 'http://chat.test' })).toHaveLength(1);
});

const hosted = {
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  DATABASE_URL: 'postgres://127.0.0.1/x',
};

test('a hosted project requires a URL, a publishable key and a database', () => {
  expect(readConfig(hosted).supabase).toEqual({
    url: 'https://project.supabase.co',
    publishableKey: 'sb_publishable_x',
  });
  expect(readConfig({}).supabase).toBeUndefined();
});

test.each([
  [{ SUPABASE_URL: 'https://project.supabase.co/auth/v1' }, 'without a path'],
  [{ SUPABASE_URL: 'http://project.supabase.co' }, 'https'],
  [{ SUPABASE_PUBLISHABLE_KEY: '' }, 'must be set'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL'],
  [{ SERVICE_KEY: 'x'.repeat(32) }, 'SERVICE_KEY'],
  [
    { SUPABASE_PUBLISHABLE_KEY: `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x` },
    'service_role',
  ],
])('rejects %o for a hosted project', (wrong, reason) => {
  expect(problemsOf({ ...hosted, ...wrong }).join(' ')).toContain(reason);
});

test('rejects the secret key of a hosted project without repeating the key', () => {
  const problems = problemsOf({ ...hosted, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_hunter2' }).join(' ');
  expect(problems).toContain('SUPABASE_PUBLISHABLE_KEY');
  expect(problems).not.toContain('hunter2');
});
