import { expect, test } from 'vitest';
import { readSmsConfig } from './sms-config.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const webhook = { SMS_WEBHOOK_URL: 'https://texts.example/send', SMS_WEBHOOK_SECRET: secret };

test('without settings no text message is sent, and only North America is allowed', () => {
  expect(readSmsConfig({})).toEqual({
    sms: { countries: ['1'], messagesPerDay: 200, signsIn: false },
    problems: [],
  });
});

test('reads the webhook URL, its secret, the countries, the daily limit and the sender name', () => {
  const settings = {
    ...webhook,
    SMS_COUNTRIES: '1, +44,1876',
    SMS_PER_DAY: '50',
    SMS_NAME: 'Harbour',
    SMS_SIGN_IN: 'on',
  };
  expect(readSmsConfig(settings)).toEqual({
    sms: {
      webhook: { url: 'https://texts.example/send', secret: Buffer.alloc(32, 7) },
      countries: ['1', '44', '1876'],
      messagesPerDay: 50,
      signsIn: true,
      name: 'Harbour',
    },
    problems: [],
  });
});

test.each([
  [{ ...webhook, SMS_WEBHOOK_URL: 'http://texts.example' }, 'https://'],
  [{ SMS_WEBHOOK_URL: 'https://texts.example' }, 'SMS_WEBHOOK_SECRET must be set'],
  [{ SMS_WEBHOOK_SECRET: secret }, 'SMS_WEBHOOK_SECRET needs'],
  [{ ...webhook, SMS_WEBHOOK_SECRET: 'texts.example' }, 'SMS_WEBHOOK_SECRET must be whsec_'],
  [{ ...webhook, SMS_WEBHOOK_SECRET: 'whsec_dGV4dHMuZXhhbXBsZQ==' }, 'SMS_WEBHOOK_SECRET must be whsec_'],
  [{ SMS_COUNTRIES: '1,texts.example' }, 'SMS_COUNTRIES must be'],
  [{ SMS_PER_DAY: '0' }, 'SMS_PER_DAY must be'],
  [{ SMS_NAME: 'a\nb' }, 'SMS_NAME must be'],
  [{ SMS_SIGN_IN: 'texts.example' }, 'SMS_SIGN_IN must be'],
])('reports a configuration problem without the value: %#', (variables, problem) => {
  const { problems } = readSmsConfig(variables);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).not.toContain('texts.example');
});
