import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { missingSettings } from './missing-settings.ts';

const bare = {
  ...readConfig({}),
  environment: 'production' as const,
  databaseUrl: 'postgres://kim:river-stone@db.internal/app',
  supportEmail: undefined,
};
const none = { environment: bare.environment, push: bare.push, reviewsPapers: true };

test('production reports each missing setting on its own line, without values', () => {
  const lines = missingSettings({ ...none, databaseUrl: bare.databaseUrl });
  expect(lines).toEqual([
    'WEB_PUSH_KEY is not set: browsers get no notifications',
    'PAPER_KEY is not set: no documents are kept',
    'SUPPORT_EMAIL is not set: the contact form takes no messages',
  ]);
  expect(lines.join()).not.toMatch(/river-stone|db.internal/);
});

test('configured settings are not reported, and a single server instance generates its own key', () => {
  const push = { ...bare.push, privateKey: 'a-key' };
  const supportEmail = 'help@evenkeel.test';
  const set = { ...none, databaseUrl: bare.databaseUrl, push, supportEmail };
  expect(missingSettings({ ...set, paperKey: 'a-key' })).toEqual([]);
  expect(missingSettings({ ...set, reviewsPapers: false })).toEqual([]);
  expect(missingSettings({ ...none, supportEmail })).toEqual([]);
});

test('local mode reports nothing', () => {
  expect(missingSettings({ ...none, environment: 'local' })).toEqual([]);
});
