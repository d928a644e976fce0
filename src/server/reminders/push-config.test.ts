import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openPush } from './open-push.ts';
import { isPublicKey, newPrivateKey, publicKeyOf, readPushConfig } from './push-config.ts';

test('generates a valid key whose public half is a point that browsers accept', () => {
  for (let count = 0; count < 50; count += 1) {
    const key = newPrivateKey();
    expect(readPushConfig({ WEB_PUSH_KEY: key }).problems).toEqual([]);
    expect(isPublicKey(publicKeyOf(key))).toBe(true);
  }
});

test.each(['short', 'A'.repeat(43), `${'_'.repeat(42)}8`, `${newPrivateKey()}=`])(
  'the key %s is refused, and not repeated',
  (key) => {
    const { problems } = readPushConfig({ WEB_PUSH_KEY: key });
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toContain(key);
  },
);

test('accepts only names as hosts', () => {
  expect(readPushConfig({ WEB_PUSH_HOSTS: 'push.example.org, Other.Example.org' }).push.hosts).toEqual([
    'push.example.org',
    'other.example.org',
  ]);
  for (const hosts of [
    'https://push.example.org',
    'localhost',
    '*.example.org',
    'a..b',
    'push.example.org/x',
  ]) {
    expect(readPushConfig({ WEB_PUSH_HOSTS: hosts }).problems).toHaveLength(1);
  }
});

test('without a setting, generates the key once, readable only by its owner', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-push-'));
  const config = readConfig({ DATA_DIR: folder });
  const first = await openPush(config);
  const second = await openPush(config);
  expect(second?.publicKey).toBe(first?.publicKey);
  const file = path.join(folder, 'push-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(publicKeyOf((await readFile(file, 'utf8')).trim())).toBe(first?.publicKey);
  await writeFile(file, 'spoilt');
  await expect(openPush(config)).rejects.toThrow('holds no key');
  await rm(folder, { recursive: true });
});

test('multiple server instances share one key or send no notifications', async () => {
  const config = {
    ...readConfig({}),
    environment: 'production' as const,
    databaseUrl: 'postgres://db.internal/app',
  };
  expect(await openPush(config)).toBeNull();
  const privateKey = newPrivateKey();
  const push = await openPush({ ...config, push: { privateKey, hosts: [] } });
  expect(push?.publicKey).toBe(publicKeyOf(privateKey));
});
