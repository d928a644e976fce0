import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../auth/limits.ts';
import type { Config } from '../config.ts';
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

/**
 * Counts in this process, so that no request costs a statement more: with several copies of the server somebody has as
 * many times more.
 */
export function openRequestLimit(limits: RequestLimits): RequestLimit {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: 60 });
  const accounts = new RateLimiterMemory({ points: limits.account, duration: 60 });
  return {
    admitAddress: (address) => admit(addresses, networkOf(address)),
    admitAccount: (account) => admit(accounts, account),
  };
}

async function admit(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw new RestError(429, 'PGRSTX29', 'Too many requests. Wait a moment, then try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)),
    });
  }
}
