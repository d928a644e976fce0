import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** One request, sent over and over. */
export interface Load {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  token: string;
  /** JSON */
  body?: string;
  /** Throws at an answer that is not right. `body` is without the headers, as it was sent. */
  check: (status: number, body: string) => void;
}

/**
 * Sends the request on `connections` kept connections, each the next when its answer is complete, and resolves with how many
 * were answered. Bare sockets: the load generator shares the machine with the server, and an HTTP client of the platform
 * computes about as long for a request as the server does. Every answer is compared with the first, which is checked.
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

/** Null until all of it is there. Nothing follows an answer: the next request is sent when it is complete. */
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
