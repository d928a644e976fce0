import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export interface LocalServer {
  /** `http://127.0.0.1` with the port. */
  origin: string;
  port: number;
  /** Ends the open connections as well. Does nothing if the server is closed. */
  close: () => Promise<void>;
}

type AppOptions = Parameters<typeof createAdaptorServer>[0];

/** Serves an app on a free port of this machine. */
export function serveLocally({ fetch }: Pick<AppOptions, 'fetch'>): Promise<LocalServer> {
  // Like the product: the embedded database runs in this process, which can exceed Node's five-second keep-alive
  // timeout.
  return listenLocally(createAdaptorServer({ fetch, serverOptions: { keepAliveTimeout: 75_000 } }));
}

/** Makes a server listen on a free port of this machine. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      if ('closeAllConnections' in server) (server as HttpServer).closeAllConnections();
      await closed;
    },
  };
}
