import type { Database } from '../database/database.ts';
import type { RequestLimits } from './limits.ts';
import { networkOf } from './network.ts';
import { consumePoint, sharedStore } from './rate-limiter.ts';
import { openWriteBehindRateLimiter } from './write-behind-rate-limiter.ts';

export interface RequestLimit {
  admitAddress(address: string): Promise<void>;
  admitAccount(account: string): Promise<void>;
}

interface Options {
  /** Prefix of the counters. */
  name: string;
  limits: RequestLimits;
  /** Makes the error of a refused request. */
  refuse: (retryAfterSeconds: number) => Error;
}

/** Costs no statement per request: copies of the server synchronize their counts every second. */
export function openRequestLimit(
  { name, limits, refuse }: Options,
  database: Database,
  now: () => Date,
): RequestLimit {
  const limiter = (whose: string, points: number) =>
    openWriteBehindRateLimiter(`${name}-${whose}`, { points, seconds: 60 }, sharedStore(database), now);
  const addresses = limiter('address', limits.address);
  const accounts = limiter('account', limits.account);
  return {
    admitAddress: (address) => consumePoint(addresses, networkOf(address), refuse),
    admitAccount: (account) => consumePoint(accounts, account, refuse),
  };
}
