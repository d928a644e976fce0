import type { ServerType } from '@hono/node-server';

/** Refuses new connections. Running requests and streams have `timeoutMs` to end; then they are cut off. */
export async function stopListening(server: ServerType, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (!('closeAllConnections' in server)) return closed;
  // Keep-alive connections would delay the shutdown for minutes, so each closes after its response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = timeoutMs > 0 ? setTimeout(() => server.closeAllConnections(), timeoutMs) : undefined;
  if (!limit) server.closeAllConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
