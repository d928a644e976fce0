import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { comesFromProxy } from '../http/client-address.ts';

const current = new AsyncLocalStorage<string>();

/** The ID of the current request or job run, also for work after the response. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Log lines of everything that `work` starts have this ID. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

export function newRequestId(): string {
  return randomUUID();
}

// Hexadecimal only, as proxies make them, so that the header can't bring personal data into the log.
const wellFormed = /^[0-9a-f](?:-?[0-9a-f]){15,63}$/i;

/** Takes the ID of a trusted proxy, so that its log matches ours. IDs from other callers are ignored. */
export function requestIdOf(context: Context, trusted: BlockList | undefined): string {
  const given = context.req.header('X-Request-Id') ?? '';
  return trusted && wellFormed.test(given) && comesFromProxy(context, trusted) ? given : newRequestId();
}
