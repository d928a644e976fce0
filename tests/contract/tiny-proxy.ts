import { Agent, type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { isReady } from './server-process.ts';
import { listenLocally } from './local-server.ts';

const POLL_INTERVAL_MS = 100;

export interface TinyProxy extends AsyncDisposable {
  url: string;
  add(url: string): void;
  remove(url: string): void;
  /** Resolves when the proxy forwards to exactly these copies. */
  settled(urls: readonly string[]): Promise<void>;
}

/**
 * The minimal proxy in front of the copies of an installation: checks /readyz of each, sends requests in rotation to the
 * ready ones over kept-alive connections, and never retries.
 */
export async function startTinyProxy(): Promise<TinyProxy> {
  const agent = new Agent({ keepAlive: true });
  const known = new Set<string>();
  let open: string[] = [];
  let turn = 0;

  const look = async () => {
    const answers = await Promise.all([...known].map(async (url) => ({ url, isOpen: await isReady(url) })));
    open = answers.filter(({ isOpen }) => isOpen).map(({ url }) => url);
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    turn += 1;
    const target = open[turn % Math.max(1, open.length)];
    if (!target) {
      outgoing.writeHead(502).end('nobody is ready');
      return;
    }
    const onward = request(
      target + (incoming.url ?? '/'),
      { agent, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    onward.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(error.message);
    });
    incoming.pipe(onward);
  };

  const server = createServer(pass);
  const { origin, close } = await listenLocally(server);
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, POLL_INTERVAL_MS);

  return {
    url: origin,
    add: (url) => void known.add(url),
    remove: (url) => void known.delete(url),
    async settled(urls) {
      const wanted = urls.toSorted().join(' ');
      while (open.toSorted().join(' ') !== wanted) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await looking;
      await close();
      agent.destroy();
    },
  };
}
