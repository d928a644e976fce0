import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** One request that is sent repeatedly. */
export interface Load {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  token: string;
  /** The body as JSON. */
  body?: string;
  /** Throws if the response is wrong. `body` is the raw body without the headers. */
  check: (status: number, body: string) => void;
}

/**
 * Sends the request on `connections` persistent connections, each time after the previous answer is complete, and
 * resolves with the number of answers. It uses bare sockets, because the load generator shares the machine with the
 * server and an HTTP client of the platform needs about as much computing time per request as the server. The first
 * answer is checked, and every other one is compared with it.
 */
export async function load(wanted: Load, connections: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const request = Buffer.from(written(wanted));
  const sockets = Array.from({ length: connections }, () => connect(wanted.port, '127.0.0.1'));
  try {
    const answered = await Promise.all(sockets.map((socket) => repeat(socket, request, wanted, end)));
    return answered.reduce((sum, each) => sum + each, 0);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function written({ port, method, path, token, body }: Load): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Authorization: Bearer ${token}`];
  if (body !== undefined) {
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

async function repeat(socket: Socket, request: Buffer, { check }: Load, end: number): Promise<number> {
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let answered = 0;
  let first: Answer | undefined;
  let pending = Buffer.alloc(0);
  const done = Promise.withResolvers<number>();
  socket.on('error', done.reject);
  socket.on('close', () => done.reject(new Error('The server closed a connection')));
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const answer = completeAnswer(pending);
    if (!answer) return;
    pending = Buffer.alloc(0);
    try {
      if (!first) check(answer.status, answer.body.toString());
      else if (answer.status !== first.status || !answer.body.equals(first.body)) {
        throw new Error(`Another answer than the first: ${answer.status} ${answer.body.toString()}`);
      }
    } catch (error) {
      done.reject(error);
      return;
    }
    first ??= answer;
    answered += 1;
    if (performance.now() < end) socket.write(request);
    else done.resolve(answered);
  });
  socket.write(request);
  return done.promise;
}

interface Answer {
  status: number;
  body: Buffer;
}

const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Returns null until the answer is complete. Nothing follows an answer, because the next request is only sent then. */
function completeAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const body = bytes.subarray(end + 4);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const isComplete =
    length === undefined
      ? !/\r\ntransfer-encoding: *chunked/i.test(head) ||
        bytes.subarray(-LAST_CHUNK.length).equals(Buffer.from(LAST_CHUNK))
      : body.length >= Number(length);
  return isComplete ? { status: Number(head.slice(9, 12)), body } : null;
}
