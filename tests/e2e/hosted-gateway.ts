import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';

export interface HostedGateway extends AsyncDisposable {
  url: string;
  /** The URL of the backend that the gateway forwards to. */
  lead(to: string): void;
}

/**
 * Simulates the gateway of a hosted project: allows pages of other origins, requires the publishable key, and serves
 * only /auth/v1 and /rest/v1.
 */
export async function startHostedGateway(key: string): Promise<HostedGateway> {
  let backend = '';
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, { backend, key }));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    lead: (to) => {
      backend = to;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { backend, key }: { backend: string; key: string },
): void {
  outgoing.setHeader('Access-Control-Allow-Origin', '*');
  outgoing.setHeader('Access-Control-Expose-Headers', 'Content-Range, Retry-After, X-Supabase-Api-Version');
  if (incoming.method === 'OPTIONS') {
    const asked = incoming.headers['access-control-request-headers'] ?? '';
    outgoing.writeHead(204, {
      'Access-Control-Allow-Headers': asked,
      'Access-Control-Allow-Methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
    });
    outgoing.end();
    return;
  }
  const path = incoming.url ?? '/';
  const isOpen = path.startsWith('/auth/v1/.well-known/') || path.startsWith('/auth/v1/verify');
  if (!/^\/(?:auth|rest)\/v1\//.test(path)) outgoing.writeHead(404).end();
  else if (!isOpen && incoming.headers['apikey'] !== key) outgoing.writeHead(401).end();
  else {
    const onward = request(
      backend + path,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined) outgoing.setHeader(name, value);
        }
        outgoing.writeHead(answer.statusCode ?? 502);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}
