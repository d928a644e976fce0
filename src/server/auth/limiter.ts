import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database.ts';
import type { Deps } from '../deps.ts';
import { networksOf } from '../network.ts';
import { type Allowance, type RateCounter, hashed, openCounter, sharedCounters } from '../rate-counter.ts';
import { AuthError } from './error.ts';
import { type Limits, type Rule, limitsFor, pairShare, wideShare } from './limits.ts';

export interface Spender {
  address: string;
  account?: string;
  /** Signed in as that account, or where its owner has signed in before: counted apart from strangers. */
  isKnown?: boolean;
}

export interface Limiter {
  /** Takes one point of every allowance of the rule, or throws the 429 answer. */
  spend(action: keyof Limits, spender: Spender): Promise<void>;
  /** Gives the point on `account` and `pair` back. */
  giveBack(action: keyof Limits, spender: Spender): Promise<void>;
}

/** One for everything that counts the same guesses: sign-in, and what asks for the password again. */
export function openLimiterFor(deps: Pick<Deps, 'config' | 'database'>): Limiter {
  return openLimiter(limitsFor(deps.config), sharedCounters(deps.database));
}

type Scope = 'address' | 'pair' | 'account' | 'reserve';
type Count = { counter: RateCounter; key: string; scope: Scope };

/** So often a network may have tried to have a part in the reserve of an account. */
const FRESH_TRIES = 2;

/** With `database` the counters are shared by every copy of the server; else they live in this process. */
export function openLimiter(limits: Limits, database: Database | null): Limiter {
  const counters = new Map<string, RateCounter>();
  for (const [action, rule] of Object.entries(limits)) {
    for (const [name, allowance] of allowancesOf(rule)) {
      counters.set(`${action}-${name}`, openCounter(`${action}-${name}`, allowance, database));
    }
  }

  function count(action: keyof Limits, scope: Scope, key: string, size = ''): Count[] {
    const counter = counters.get(`${action}-${scope}${size}`);
    return counter ? [{ counter, key: hashed(key), scope }] : [];
  }

  function countsOf(action: keyof Limits, { address, account, isKnown }: Spender): Count[] {
    const all = networksOf(address);
    // A stranger next door, or in a network that a flood comes from, is none of the known one's business.
    const networks = isKnown && account ? all.slice(0, 1) : all;
    const mark = isKnown && account ? ` known ${account}` : '';
    return [
      ...networks.flatMap(({ size, key }) => count(action, 'address', key + mark, sized(size))),
      ...(account
        ? [
            ...networks.flatMap(({ size, key }) =>
              count(action, 'pair', mark ? key + mark : `${key} ${account}`, sized(size)),
            ),
            // Last: what is refused to one address takes nothing from what the others have.
            ...count(action, 'account', mark || account),
          ]
        : []),
    ];
  }

  return {
    async spend(action, spender) {
      let triesHere = Infinity;
      for (const each of countsOf(action, spender)) {
        const { tries, wait } = await take(each);
        if (each.scope === 'pair') triesHere = triesHere === Infinity ? tries : Math.max(triesHere, tries);
        if (wait === null) continue;
        const [reserve] = count(action, 'reserve', spender.account ?? '');
        const isFresh = each.scope === 'account' && triesHere <= FRESH_TRIES;
        if (isFresh && reserve && (await take(reserve)).wait === null) continue;
        throw tooMany(action, wait);
      }
    },
    async giveBack(action, spender) {
      for (const { counter, key, scope } of countsOf(action, spender)) {
        if (scope !== 'address') await counter.reward(key);
      }
    },
  };
}

/** `wait`: the milliseconds until there is a point; null when there was one. */
async function take({ counter, key }: Count): Promise<{ tries: number; wait: number | null }> {
  try {
    return { tries: (await counter.consume(key)).consumedPoints, wait: null };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { tries: refusal.consumedPoints, wait: refusal.msBeforeNext };
  }
}

/** By the name that each counter has, after that of the action. */
function allowancesOf({ address, account, pair, wide }: Rule): [string, Allowance][] {
  return [
    ...(address ? [['address', address] as [string, Allowance]] : []),
    ...(address && wide
      ? Object.entries(wideShare).map(([size, share]): [string, Allowance] => [
          `address${size}`,
          times(address, wide * share),
        ])
      : []),
    ...(pair
      ? Object.entries(pairShare).map(([size, share]): [string, Allowance] => [
          `pair${sized(size)}`,
          times(pair, share),
        ])
      : []),
    ...(account ? [['account', account] as [string, Allowance]] : []),
    ...(account && pair ? [['reserve', account] as [string, Allowance]] : []),
  ];
}

function times(allowance: Allowance, share: number): Allowance {
  return { ...allowance, points: Math.max(allowance.points, Math.ceil(allowance.points * share)) };
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
