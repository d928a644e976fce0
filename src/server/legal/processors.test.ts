import { expect, test } from 'vitest';
import { companySettings } from '../../../tests/company-settings.ts';
import { readConfig } from '../config/config.ts';
import { processorsOf } from './processors.ts';

const least = {
  APP_ENV: 'production',
  APP_URL: 'https://evenkeel.example',
  SMTP_URL: 'smtp://10.0.0.4:25',
  MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
  BILLING_MODE: 'off',
  TRUSTED_PROXIES: 'none',
  DATABASE_URL: 'embedded',
  ...companySettings,
};
const BROWSERS = 'Apple, Google, Microsoft, and Mozilla';
const namesWith = (more: Record<string, string>) =>
  processorsOf(readConfig({ ...least, ...more })).map(({ name }) => name);

test('services in the company’s own network are not listed', () => {
  expect(namesWith({})).toEqual([BROWSERS]);
  for (const base of ['http://127.0.0.1:11434/v1', 'https://models.internal/v1', 'https://[fd12::1]/v1']) {
    const model = { ADVISOR_LLM_PROVIDER: 'openai-compatible', ADVISOR_LLM_MODEL: 'm' };
    expect(namesWith({ ...model, ADVISOR_LLM_BASE_URL: base }), base).toEqual([BROWSERS]);
  }
});

test.each([
  [{ HOSTING_PROVIDER: 'Acme Cloud' }, 'Acme Cloud'],
  [{ SMTP_URL: 'smtps://user:secret@smtp.post.example:465' }, 'smtp.post.example'],
  [
    {
      BILLING_MODE: 'live',
      STRIPE_SECRET_KEY: 'sk_live_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    },
    'Stripe',
  ],
  [{ ADVISOR_LLM_PROVIDER: 'anthropic', ADVISOR_LLM_MODEL: 'm', ADVISOR_LLM_API_KEY: 'k' }, 'Anthropic'],
  [{ ADVISOR_LLM_PROVIDER: 'openai', ADVISOR_LLM_MODEL: 'm', ADVISOR_LLM_API_KEY: 'k' }, 'OpenAI'],
  [
    {
      ADVISOR_LLM_PROVIDER: 'openai-compatible',
      ADVISOR_LLM_MODEL: 'm',
      ADVISOR_LLM_BASE_URL: 'https://llm.example.com/v1',
    },
    'llm.example.com',
  ],
  [{ ADVISOR_STT_BASE_URL: 'https://ears.example.com/v1', ADVISOR_STT_MODEL: 'w' }, 'ears.example.com'],
  [
    {
      ADVISOR_TTS_BASE_URL: 'https://voice.example.com/v1',
      ADVISOR_TTS_MODEL: 't',
      ADVISOR_TTS_VOICE: 'a',
    },
    'voice.example.com',
  ],
  [
    {
      SMS_WEBHOOK_URL: 'https://texts.example.com/send',
      SMS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    },
    'texts.example.com',
  ],
  [
    {
      OIDC_PROVIDERS: 'acme',
      OIDC_ACME_ISSUER: 'https://id.example.com',
      OIDC_ACME_CLIENT_ID: 'c',
      OIDC_ACME_NAME: 'Acme ID',
    },
    'Acme ID',
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com' }, 'traces.example.com'],
  [{ ADVISOR_EMBED_LENA: 'https://chat.example.com/lena?token=secret' }, 'chat.example.com'],
  [{ SUPPORT_EMBED: 'https://desk.example.com/' }, 'desk.example.com'],
])('lists the service of %o without revealing secrets', (settings, name) => {
  expect(namesWith(settings)).toContain(name);
  expect(JSON.stringify(processorsOf(readConfig({ ...least, ...settings })))).not.toMatch(/secret|sk_live/);
});

test('lists a hosted project by name, and lists a company with two tasks once', () => {
  const project = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    DATABASE_URL: 'postgres://u:p@db.abc.supabase.co/postgres?sslmode=verify-full',
  };
  expect(namesWith(project)).toContain('Supabase (abc.supabase.co)');
  const speech = { ADVISOR_STT_BASE_URL: 'https://s.example.com/v1', ADVISOR_STT_MODEL: 'w' };
  const both = {
    ...speech,
    ADVISOR_TTS_BASE_URL: 'https://s.example.com/v1',
    ADVISOR_TTS_MODEL: 't',
    ADVISOR_TTS_VOICE: 'a',
  };
  expect(namesWith(both).filter((name) => name === 's.example.com')).toHaveLength(1);
});
