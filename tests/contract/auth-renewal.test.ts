import { createServer } from 'node:http';
import { once } from 'node:events';
import { AuthClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';

// The session depends on two constants of the official client, which a new version may change.

// Specification: 8.kinds, 9.session
test('the client refreshes a session on its 30-second tick, and retries with growing delays from 200 ms', async () => {
  const askedAt: number[] = [];
  const server = createServer((_request, response) => {
    askedAt.push(performance.now());
    // The fourth attempt succeeds: otherwise the client would continue for half a minute.
    response.writeHead(askedAt.length < 4 ? 503 : 400, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const ticks: number[] = [];
  const { setInterval: original } = globalThis;
  try {
    globalThis.setInterval = ((run: () => void, period: number) => {
      ticks.push(period);
      return original(run, period);
    }) as typeof setInterval;
    const client = new AuthClient({ url: `http://127.0.0.1:${address.port}`, persistSession: false });
    await client.startAutoRefresh();
    await client.refreshSession({ refresh_token: 'any' });
    await client.stopAutoRefresh();
  } finally {
    globalThis.setInterval = original;
    server.closeAllConnections();
    server.close();
  }
  expect(ticks).toContain(30_000);
  const pauses = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
  expect(pauses).toHaveLength(3);
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(200 * 2 ** index - 10);
  expect(pauses[0]).toBeLessThan(1000);
});
