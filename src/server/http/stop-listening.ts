import type { ServerType } from '@hono/node-server';

/** Takes nothing new. Requests and streams that run may end within `timeoutMs` (ms); what is left is cut off. */
export async function stopListening(server: ServerType, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (!('closeAllConnections' in server)) return closed;
  // Kept-alive connections would hold the close up for minutes: each goes when its answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = timeoutMs > 0 ? setTimeout(() => server.closeAllConnections(), timeoutMs) : undefined;
  if (!limit) server.closeAllConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
