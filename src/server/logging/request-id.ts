import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { comesFromProxy } from '../http/client-address.ts';

const current = new AsyncLocalStorage<string>();

/** Of the request or the run of a job that the caller works for; also of what goes on after the answer. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Everything that `work` begins carries this id into the log. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

export function newRequestId(): string {
  return randomUUID();
}

// Hexadecimal alone, as proxies make them: no name and no word can stand in the log by way of this header.
const wellFormed = /^[0-9a-f](?:-?[0-9a-f]){15,63}$/i;

/** A proxy's own, so that its log and ours can be laid side by side; anybody else's counts for nothing. */
export function requestIdOf(context: Context, trusted: BlockList | undefined): string {
  const given = context.req.header('X-Request-Id') ?? '';
  return trusted && wellFormed.test(given) && comesFromProxy(context, trusted) ? given : newRequestId();
}
