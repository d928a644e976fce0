import { networkOf } from '../auth/limits.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { sharedCounters, takePoint } from '../rate-counter.ts';
import { type SettledCounter, openSettledCounter } from '../settled-counter.ts';
import { RestError } from './error.ts';

/** Requests a minute. */
export interface RequestLimits {
  address: number;
  account: number;
}

/** A screen asks about ten things; a household or an office behind one address lives well within these. */
const production: RequestLimits = { address: 2400, account: 600 };

// In local mode everybody, and every measurement, comes from the same address.
const local: RequestLimits = { address: 1_000_000, account: 1_000_000 };

export function requestLimitsFor(environment: Config['environment']): RequestLimits {
  return environment === 'production' ? production : local;
}

export interface RequestLimit {
  admitAddress(address: string): Promise<void>;
  admitAccount(account: string): Promise<void>;
}

/** No request costs a statement more: the copies of the server settle their counts every second. */
export function openRequestLimit(limits: RequestLimits, database: Database, now: () => Date): RequestLimit {
  const counter = (name: string, points: number) =>
    openSettledCounter(name, { points, seconds: 60 }, sharedCounters(database), now);
  const addresses = counter('rest-address', limits.address);
  const accounts = counter('rest-account', limits.account);
  return {
    admitAddress: (address) => admit(addresses, networkOf(address)),
    admitAccount: (account) => admit(accounts, account),
  };
}

function admit(limiter: SettledCounter, key: string): Promise<void> {
  const message = 'Too many requests. Wait a moment, then try again.';
  return takePoint(
    limiter,
    key,
    (retryAfterSeconds) => new RestError(429, 'PGRSTX29', message, { retryAfterSeconds }),
  );
}
