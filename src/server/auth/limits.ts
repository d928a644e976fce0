import { isIPv6 } from 'node:net';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { Deps } from '../deps.ts';
import { type Allowance, type RateCounter, hashed, openCounter, sharedCounters } from '../rate-counter.ts';
import { AuthError } from './error.ts';

/** How often one address may do something, how often one account, how often one address to one account. */
interface Rule {
  address?: Allowance;
  account?: Allowance;
  pair?: Allowance;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A household or an office behind one address lives well within these. Of `signIn`, success gives its
 * point on `account` and `pair` back, and `account` is wide: nobody shuts another person out by guessing.
 */
export const productionLimits = {
  signIn: {
    address: { points: 120, seconds: 5 * MINUTE },
    account: { points: 100, seconds: 15 * MINUTE },
    pair: { points: 10, seconds: 5 * MINUTE },
  },
  refresh: { address: { points: 600, seconds: 5 * MINUTE } },
  verify: { address: { points: 60, seconds: 5 * MINUTE } },
  // Of codes that were mailed or texted. A hundred wrong ones a day, of a million, take nineteen years for an even chance.
  // `account` is wide here too: twenty guesses of a stranger must not keep the owner's code from counting.
  code: { pair: { points: 20, seconds: DAY }, account: { points: 100, seconds: DAY } },
  // To a provider, back from it, and by its tokens.
  provider: { address: { points: 120, seconds: 5 * MINUTE } },
  readUser: { address: { points: 1200, seconds: 5 * MINUTE } },
  changeUser: { address: { points: 120, seconds: 5 * MINUTE }, account: { points: 30, seconds: 5 * MINUTE } },
  // Three of a million codes are right at any time: a hundred guesses an hour need months for an even chance, and
  // the password before. `account` is wide here too: who knows the password cannot use the owner's guesses up.
  secondStep: {
    address: { points: 60, seconds: 5 * MINUTE },
    account: { points: 100, seconds: HOUR },
    pair: { points: 20, seconds: HOUR },
  },
  recoveryCode: {
    address: { points: 60, seconds: 5 * MINUTE },
    account: { points: 50, seconds: HOUR },
    pair: { points: 10, seconds: HOUR },
  },
  serviceKey: { address: { points: 600, seconds: 5 * MINUTE } },
  mail: { address: { points: 30, seconds: HOUR }, account: { points: 6, seconds: HOUR } },
  // Every text message costs, and whoever earns by it asks for many: `account` is the number that is written to.
  sms: { address: { points: 20, seconds: HOUR }, account: { points: 5, seconds: HOUR } },
  smsDay: { address: { points: 40, seconds: DAY }, account: { points: 10, seconds: DAY } },
  // Of all people together, and of those who are not signed in: SMS_PER_DAY and half of it.
  smsAll: { account: { points: 200, seconds: DAY } },
  smsStrangers: { account: { points: 100, seconds: DAY } },
} satisfies Record<string, Rule>;

export type Limits = Record<keyof typeof productionLimits, Rule>;

// In local mode everybody, and every test, comes from the same loopback address.
const LOCAL_WIDTH = 50;

function limitsFor({ environment, sms: { messagesPerDay } }: Pick<Config, 'environment' | 'sms'>): Limits {
  const ceilings = {
    smsAll: { account: { points: messagesPerDay, seconds: DAY } },
    smsStrangers: { account: { points: Math.ceil(messagesPerDay / 2), seconds: DAY } },
  };
  if (environment === 'production') return { ...productionLimits, ...ceilings };
  const { signIn, refresh, verify, code, readUser, changeUser, secondStep, recoveryCode, serviceKey, mail } =
    productionLimits;
  return {
    ...ceilings,
    sms: widen(productionLimits.sms),
    smsDay: widen(productionLimits.smsDay),
    signIn: widen(signIn),
    refresh: widen(refresh),
    verify: widen(verify),
    code,
    provider: widen(productionLimits.provider),
    readUser: widen(readUser),
    changeUser: widen(changeUser),
    secondStep: widen(secondStep),
    recoveryCode: widen(recoveryCode),
    serviceKey: widen(serviceKey),
    mail: widen(mail),
  };
}

function widen({ address, ...rule }: Rule): Rule {
  return { ...rule, ...(address && { address: { ...address, points: address.points * LOCAL_WIDTH } }) };
}

interface Spender {
  address: string;
  account?: string;
}

export interface Limiter {
  /** Takes one point of every allowance of the rule, or throws the 429 answer. */
  spend(action: keyof Limits, spender: Spender): Promise<void>;
  /** Gives the point on `account` and `pair` back. */
  giveBack(action: keyof Limits, spender: Spender): Promise<void>;
}

type Count = { counter: RateCounter; key: string; scope: keyof Rule };

/** One for everything that counts the same guesses: sign-in, and what asks for the password again. */
export function openLimiterFor(deps: Pick<Deps, 'config' | 'database'>): Limiter {
  return openLimiter(limitsFor(deps.config), sharedCounters(deps.database));
}

/** With `database` the counters are shared by every copy of the server; else they live in this process. */
export function openLimiter(limits: Limits, database: Database | null): Limiter {
  const counters = new Map<string, RateCounter>();
  for (const [action, rule] of Object.entries(limits)) {
    for (const [scope, allowance] of Object.entries(rule)) {
      counters.set(`${action}-${scope}`, openCounter(`${action}-${scope}`, allowance, database));
    }
  }

  function countsOf(action: keyof Limits, { address, account }: Spender): Count[] {
    const network = networkOf(address);
    const keys = { address: network, account, pair: account && `${network} ${account}` };
    // `account` last: what is refused to one address takes nothing from what the others have.
    return (['address', 'pair', 'account'] as const).flatMap((scope) => {
      const counter = counters.get(`${action}-${scope}`);
      const key = keys[scope];
      return counter && key ? [{ counter, key: hashed(key), scope }] : [];
    });
  }

  return {
    async spend(action, spender) {
      for (const { counter, key } of countsOf(action, spender)) {
        await counter.consume(key).catch((refusal: unknown) => {
          throw refusal instanceof RateLimiterRes ? tooMany(action, refusal.msBeforeNext) : refusal;
        });
      }
    },
    async giveBack(action, spender) {
      for (const { counter, key, scope } of countsOf(action, spender)) {
        if (scope !== 'address') await counter.reward(key);
      }
    },
  };
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

/** One household holds a whole /64 of IPv6 addresses, so that is what counts as one address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const filled = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return filled.slice(0, 4).join(':').toLowerCase();
}
