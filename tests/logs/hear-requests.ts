import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { findPersonalData } from './personal.ts';

/**
 * Records in `file` what people send to any server of this process: addresses, names, texts, secrets. It only observes:
 * the server reads the request itself. Webhooks are not recorded, because they come from the payment provider, whose IDs
 * may be logged.
 */
export function hearRequests(file: string): void {
  const known = new Set<string>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const path = request.url ?? '';
    if (!/^\/(?:auth|rest|functions)\/v1\//.test(path) || path.includes('/stripe-webhook')) return;
    whenRead(request, (body) => {
      const said = findPersonalData({ path, authorization: request.headers.authorization, body });
      const news = [...said].filter((value) => !known.has(value));
      for (const value of news) known.add(value);
      if (news.length > 0) appendFileSync(file, news.map((value) => `${JSON.stringify(value)}\n`).join(''));
    });
  });
}

/**
 * The parser pushes each piece into the stream, and null at its end. Adding a listener would start the flow of the
 * stream.
 */
function whenRead(request: IncomingMessage, tell: (body: string) => void): void {
  const chunks: Buffer[] = [];
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null) tell(Buffer.concat(chunks).toString());
    else chunks.push(Buffer.from(chunk));
    return push(chunk, encoding);
  };
}
