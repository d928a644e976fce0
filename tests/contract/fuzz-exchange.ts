import { type Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';

export interface Answer {
  status: number;
  /** Headers and body. For an archive, the content of its files. */
  text: string;
  body: string;
}

interface Sent {
  agent?: Agent;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The timeout for the whole response in milliseconds. */
  timeoutMs: number;
}

/** Doesn't use `fetch`, which would normalize URLs and headers before they are sent. */
export async function exchange(url: URL, { body: sent, timeoutMs, ...options }: Sent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = httpRequest({ ...options, host: url.hostname, port: url.port }, resolve);
  const timer = setTimeout(() => request.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  request.on('error', reject);
  request.end(sent);
  try {
    const response = await promise;
    const body = readable(await buffer(response), response.headers['content-type']);
    const text = `${response.rawHeaders.join('\n')}\n${body}`;
    return { status: response.statusCode ?? 0, text, body };
  } finally {
    clearTimeout(timer);
  }
}

function readable(bytes: Buffer, type = ''): string {
  if (type !== 'application/zip') return bytes.toString();
  return Object.values(unzipSync(bytes))
    .map((file) => Buffer.from(file).toString())
    .join('\n');
}
