import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { AuthError } from '../auth/error.ts';
import type { Deps } from '../deps.ts';
import { type Limit, type Limits, type Rule, limitsFor, pairShare, networkShares } from './limits.ts';
import { networksOf } from './network.ts';
import { type RateLimiter, hashed, openRateLimiter, sharedStore } from './rate-limiter.ts';

export interface LimitSubject {
  address: string;
  account?: string;
  /**
   * The caller is signed in as that account, or on a network where its owner has signed in before. Counted apart from
   * strangers.
   */
  isKnown?: boolean;
}

export interface Limiter {
  /** Consumes one point of every limit of the rule, or throws the 429 answer. */
  consume(action: keyof Limits, subject: LimitSubject): Promise<void>;
  /** Refunds the point of `account` and `pair` after a success. */
  refund(action: keyof Limits, subject: LimitSubject): Promise<void>;
}

/** Shared by all endpoints where the same secret can be guessed: sign-in, and requests that ask for the password again. */
export function openLimiterFor(deps: Pick<Deps, 'config' | 'database'>): Limiter {
  return openLimiter(limitsFor(deps.config), sharedStore(deps.database));
}

type Scope = 'address' | 'pair' | 'account' | 'reserve';
type Count = { counter: RateLimiter; key: string; scope: Scope };

/** A network with at most this many attempts may use the reserve of an account. */
const FRESH_TRIES = 2;

/** With `database`, counts are shared by all copies of the server; without it they live in this process. */
export function openLimiter(limits: Limits, database: Database | null): Limiter {
  const counters = new Map<string, RateLimiter>();
  for (const [action, rule] of Object.entries(limits)) {
    for (const [name, limit] of limitsOf(rule)) {
      counters.set(`${action}-${name}`, openRateLimiter(`${action}-${name}`, limit, database));
    }
  }

  function count(action: keyof Limits, scope: Scope, key: string, size = ''): Count[] {
    const counter = counters.get(`${action}-${scope}${size}`);
    return counter ? [{ counter, key: hashed(key), scope }] : [];
  }

  function countsOf(action: keyof Limits, { address, account, isKnown }: LimitSubject): Count[] {
    const all = networksOf(address);
    // Strangers in the same wider network do not limit a known caller.
    const networks = isKnown && account ? all.slice(0, 1) : all;
    const mark = isKnown && account ? ` known ${account}` : '';
    return [
      ...networks.flatMap(({ size, key }) => count(action, 'address', key + mark, sized(size))),
      ...(account
        ? [
            ...networks.flatMap(({ size, key }) =>
              count(action, 'pair', mark ? key + mark : `${key} ${account}`, sized(size)),
            ),
            // Consumed last, so that a refused address does not consume the points of others.
            ...count(action, 'account', mark || account),
          ]
        : []),
    ];
  }

  return {
    async consume(action, subject) {
      let triesHere = Infinity;
      for (const each of countsOf(action, subject)) {
        const { tries, wait } = await take(each);
        if (each.scope === 'pair') triesHere = triesHere === Infinity ? tries : Math.max(triesHere, tries);
        if (wait === null) continue;
        const [reserve] = count(action, 'reserve', subject.account ?? '');
        const isFresh = each.scope === 'account' && triesHere <= FRESH_TRIES;
        if (isFresh && reserve && (await take(reserve)).wait === null) continue;
        throw tooMany(action, wait);
      }
    },
    async refund(action, subject) {
      for (const { counter, key, scope } of countsOf(action, subject)) {
        if (scope !== 'address') await counter.reward(key);
      }
    },
  };
}

/** `wait`: the milliseconds until the next point; null if a point was consumed. */
async function take({ counter, key }: Count): Promise<{ tries: number; wait: number | null }> {
  try {
    return { tries: (await counter.consume(key)).consumedPoints, wait: null };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { tries: refusal.consumedPoints, wait: refusal.msBeforeNext };
  }
}

/** The limits of a rule, by the suffix of their counters. */
function limitsOf({ address, account, pair, wide }: Rule): [string, Limit][] {
  return [
    ...(address ? [['address', address] as [string, Limit]] : []),
    ...(address && wide
      ? Object.entries(networkShares).map(([size, share]): [string, Limit] => [
          `address${size}`,
          times(address, wide * share),
        ])
      : []),
    ...(pair
      ? Object.entries(pairShare).map(([size, share]): [string, Limit] => [
          `pair${sized(size)}`,
          times(pair, share),
        ])
      : []),
    ...(account ? [['account', account] as [string, Limit]] : []),
    ...(account && pair ? [['reserve', account] as [string, Limit]] : []),
  ];
}

function times(limit: Limit, share: number): Limit {
  return { ...limit, points: Math.max(limit.points, Math.ceil(limit.points * share)) };
}

function sized(size: string): string {
  return size === 'one' ? '' : size;
}

function tooMany(action: keyof Limits, milliseconds: number): AuthError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (action === 'mail') {
    return new AuthError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded', {
      retryAfterSeconds,
    });
  }
  if (action.startsWith('sms')) {
    return new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', { retryAfterSeconds });
  }
  if (action === 'recoveryCode') {
    return new AuthError(429, 'mfa_recovery_codes_locked', 'Too many wrong recovery codes', {
      retryAfterSeconds,
    });
  }
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
}
