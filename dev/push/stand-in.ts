import { createECDH, createPublicKey, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { jwtVerify } from 'jose';
import { openMessage } from './open-message.ts';

/** The message as the browser sees it, decrypted with the browser's keys. */
export interface Received {
  message: unknown;
  /** How long the service would store it, in seconds. */
  ttl: number;
  urgency: string;
}

/** A browser's subscription and its messages. */
export interface StandInBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  received: Received[];
  /** The status of all further responses. Null: normal operation. */
  answer: number | null;
}

export interface PushStandIn extends AsyncDisposable {
  url: string;
  /** `serverKey`: the only accepted sender. */
  subscribe(serverKey: string): StandInBrowser;
}

/**
 * A stand-in for a browser maker's push service, on this machine: accepts messages by RFC 8030 and 8292, and decrypts
 * them like the browser.
 */
export async function openPushStandIn(): Promise<PushStandIn> {
  const browsers = new Map<string, { browser: StandInBrowser; take(request: Request): Promise<number> }>();
  const app = new Hono();
  app.post('/push/:id', async (context) => {
    const found = browsers.get(context.req.param('id'));
    if (!found) return context.body(null, 404);
    return new Response(null, { status: found.browser.answer ?? (await found.take(context.req.raw)) });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    url,
    subscribe(serverKey) {
      const id = randomUUID();
      const pair = createECDH('prime256v1');
      const auth = randomBytes(16);
      const browser: StandInBrowser = {
        endpoint: `${url}/push/${id}`,
        p256dh: pair.generateKeys('base64url', 'uncompressed'),
        auth: auth.toString('base64url'),
        received: [],
        answer: null,
      };
      const take = async (request: Request) => {
        if (!(await isFrom(request, serverKey, url))) return 403;
        if (request.headers.get('Content-Encoding') !== 'aes128gcm') return 415;
        const ttl = request.headers.get('TTL') ?? '';
        if (!/^\d+$/.test(ttl)) return 400;
        const body = Buffer.from(await request.arrayBuffer());
        if (body.length > 4096) return 413;
        browser.received.push({
          message: JSON.parse(openMessage(body, { pair, auth })),
          ttl: Number(ttl),
          urgency: request.headers.get('Urgency') ?? '',
        });
        return 201;
      };
      browsers.set(id, { browser, take });
      return browser;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The sender has signed for this service, for a day at most, with the key that the browser knows (RFC 8292). */
async function isFrom(request: Request, serverKey: string, audience: string): Promise<boolean> {
  const [, token = '', key] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (key !== serverKey) return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
      audience,
      algorithms: ['ES256'],
    });
    return (
      /^(mailto:|https:)/.test(payload.sub ?? '') && (payload.exp ?? Infinity) <= Date.now() / 1000 + 86_400
    );
  } catch {
    return false;
  }
}
