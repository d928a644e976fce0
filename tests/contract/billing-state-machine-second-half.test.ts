import { expect, test } from 'vitest';
import { EMBEDDED, FIRST_HALF, SEQUENCES, liveAll, noRetries } from './billing-lives.ts';
import { startBilling } from './billing-server.ts';

test('another thousand lives keep the rules', async () => {
  const servers = await Promise.all(Array.from({ length: 4 }, () => startBilling('PostgreSQL', noRetries)));
  expect(await liveAll(servers, FIRST_HALF + 1, SEQUENCES - EMBEDDED - FIRST_HALF)).toEqual([]);
}, 1_800_000);

test('so it is on the embedded database', async () => {
  const server = await startBilling('PGlite', noRetries);
  expect(await liveAll([server], SEQUENCES - EMBEDDED + 1, EMBEDDED)).toEqual([]);
}, 300_000);
