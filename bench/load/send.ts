import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request of a person, as the reverse proxy forwards it. */
export interface Sent {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  token?: string;
  /** The client's address, by which rate limits count. */
  address: string;
  body?: unknown;
  prefer?: string;
}

export interface Answered {
  status: number;
  body: string;
  /** The `performance.now()` time at which the first piece of the body arrived. */
  firstAt: number;
}

export type Send = (sent: Sent) => Promise<Answered>;

/** Sends without `fetch`, because the load generator takes its computing time from the server on the same cores. */
export function openSender(url: string): Send & Disposable {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const send: Send = async ({ method, path, token, address, body, prefer }) => {
    const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      'X-Forwarded-For': address,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(sent && { 'Content-Type': 'application/json', 'Content-Length': String(sent.length) }),
      ...(prefer && { Prefer: prefer }),
    };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request({ host: hostname, port, method, path, agent, headers }, resolve).on('error', reject).end(sent);
    const response = await promise;
    let firstAt = 0;
    response.once('data', () => {
      firstAt = performance.now();
    });
    return { status: response.statusCode ?? 0, body: await text(response), firstAt };
  };
  return Object.assign(send, { [Symbol.dispose]: () => agent.destroy() });
}
