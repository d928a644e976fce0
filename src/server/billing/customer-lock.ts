import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { billingError } from './errors.ts';

const running = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Runs one action at a time for each person, because two tabs that buy at once would both find no subscription. Within
 * this process the second one waits. If another copy of the server is working for the person, they are asked to try
 * again.
 */
export async function withCustomerLock<Result>(
  database: Database,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = running.get(database) ?? new Map<string, Promise<unknown>>();
  running.set(database, queue);
  const before = queue.get(userId) ?? Promise.resolve();
  const turn = before.then(() => withLease(database, userId, work));
  const settled = turn.catch(() => undefined);
  queue.set(userId, settled);
  try {
    return await turn;
  } finally {
    if (queue.get(userId) === settled) queue.delete(userId);
  }
}

async function withLease<Result>(
  database: Database,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const token = randomUUID();
  // Uses the machine's clock. The lock of a crashed copy expires after the longest time that calls to the provider can
  // take.
  const taken = await database.asService((service) =>
    service.query(
      `update public.billing_accounts set busy_until = clock_timestamp() + interval '2 minutes', busy_token = $2
       where user_id = $1 and (busy_until is null or busy_until < clock_timestamp()) returning user_id`,
      [userId, token],
    ),
  );
  if (taken.length === 0) throw billingError('rate_limited', { retryAfter: 5 });
  try {
    return await work();
  } finally {
    await database.asService((service) =>
      service.query(
        'update public.billing_accounts set busy_until = null, busy_token = null where user_id = $1 and busy_token = $2',
        [userId, token],
      ),
    );
  }
}
