import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startServer } from '#server/server.ts';
import { generateSigningKey } from '#server/auth/tokens/access-token.ts';
import { newPostgresDatabase } from '../database.ts';
import { TEMPLATE } from '../migrated.ts';

test('the server keeps idle connections open longer than the one-minute timeout of proxies', async () => {
  const server = await startServer({
    config: readConfig({
      PORT: '0',
      DATABASE_URL: await newPostgresDatabase(TEMPLATE),
      AUTH_SIGNING_KEYS: JSON.stringify([await generateSigningKey()]),
      BILLING_MODE: 'off',
      LOG_LEVEL: 'silent',
    }),
    mailer: { send: async () => undefined },
  });
  const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  await answer.text();
  await server.close();
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('Keep-Alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});
