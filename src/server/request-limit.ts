import { networkOf } from './network.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { sharedCounters, takePoint } from './rate-counter.ts';
import { openSettledCounter } from './settled-counter.ts';

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

interface Options {
  /** Of its counters: what has another name is counted apart. */
  name: string;
  limits: RequestLimits;
  /** What is thrown at whoever has to wait. */
  refuse: (retryAfterSeconds: number) => Error;
}

/** No request costs a statement more: the copies of the server settle their counts every second. */
export function openRequestLimit(
  { name, limits, refuse }: Options,
  database: Database,
  now: () => Date,
): RequestLimit {
  const counter = (whose: string, points: number) =>
    openSettledCounter(`${name}-${whose}`, { points, seconds: 60 }, sharedCounters(database), now);
  const addresses = counter('address', limits.address);
  const accounts = counter('account', limits.account);
  return {
    admitAddress: (address) => takePoint(addresses, networkOf(address), refuse),
    admitAccount: (account) => takePoint(accounts, account, refuse),
  };
}
