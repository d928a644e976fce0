import type { Config } from '../config/config.ts';
import type { NetworkSize } from './network.ts';

/** How often something may happen in a window. */
export interface Limit {
  points: number;
  seconds: number;
}

export interface FunctionLimit extends Limit {
  /** Counted in the database even where this process is the only one, so that a restart does not reset it. */
  isAlwaysStored?: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of the functions, each for one account unless it says otherwise. The names are those of the stored counters. */
export const functionLimits = {
  // More than a person writes; stops runaway scripts from overloading the database. Questions have a separate limit
  // (begin-turn.ts).
  'chat-writes': { points: 60, seconds: MINUTE },
  // Separate from the writes, so that searching doesn't block questions. Each search reads the whole history.
  'chat-searches': { points: 40, seconds: MINUTE },
  transcript: { points: 5, seconds: HOUR, isAlwaysStored: true },
  // An hour of talking or listening per day, with a limit per minute.
  'voice-clips-minute': { points: 10, seconds: MINUTE },
  'voice-clips-day': { points: 150, seconds: DAY },
  'voice-pieces-minute': { points: 60, seconds: MINUTE },
  'voice-pieces-day': { points: 600, seconds: DAY },
  'data-copy': { points: 6, seconds: HOUR },
  support: { points: 5, seconds: HOUR },
  // An open settings page asks every five minutes; a purchase takes a handful. The provider counts us as one caller.
  billing: { points: 40, seconds: MINUTE },
  'case-research-minute': { points: 10, seconds: MINUTE },
  'case-research-day': { points: 60, seconds: DAY },
  'paper-reviews': { points: 120, seconds: MINUTE },
  'reminder-changes': { points: 60, seconds: MINUTE },
  // Per address.
  'reminder-renewals': { points: 60, seconds: MINUTE },
  'reminder-stops': { points: 60, seconds: MINUTE },
  'calendar-changes': { points: 60, seconds: MINUTE },
  // Per calendar: calendar programs poll a few times an hour, from each of the person's devices.
  'calendar-feed': { points: 120, seconds: HOUR },
  // Per network, including invalid addresses: calendar providers poll for thousands of people from a few machines.
  'calendar-misses': { points: 120, seconds: HOUR },
} as const satisfies Record<string, FunctionLimit>;

/** Requests per minute to the functions, and to the tables. */
export interface RequestLimits {
  address: number;
  account: number;
}

/** A screen sends about ten requests. A household or an office behind one address stays well within these. */
const productionRequests: RequestLimits = { address: 2400, account: 600 };

// In local mode all people and all benchmarks share one address.
const localRequests: RequestLimits = { address: 1_000_000, account: 1_000_000 };

export function requestLimitsFor(environment: Config['environment']): RequestLimits {
  return environment === 'production' ? productionRequests : localRequests;
}

/**
 * Limits by address, by account, and by address and account together (`pair`). Networks known to an account
 * (`known-network.ts`) are counted apart from strangers, so strangers can't consume the owner's limit.
 */
export interface Rule {
  address?: Limit;
  account?: Limit;
  pair?: Limit;
  /** Factor on `address` for networks of many addresses. Without it, these are not limited. */
  wide?: number;
}

/** The share of `wide` that applies to a network of this size. */
export const networkShares: Partial<Record<NetworkSize, number>> = { '/24': 1, '/56': 0.5, '/48': 1 };

/**
 * The factor on `pair` for a network of this size. Only the owner has a reason to use an account, so a wide network
 * gets hardly more than one address. All customers of an IPv6 provider (/32) are one network here.
 */
export const pairShare: Record<NetworkSize, number> = { one: 1, '/24': 1.5, '/56': 1, '/48': 1, '/32': 1.5 };

const WIDE = 4;
const WIDE_FOR_TEXTS = 1.5;

/**
 * A household or an office behind one address stays well within these. A success refunds its point of `account` and `pair`.
 * `account` counts strangers together. When it is used up, networks with at most two attempts share a reserve of the same
 * size, so that guessing can't lock the owner out.
 */
export const productionLimits = {
  signIn: {
    address: { points: 120, seconds: 5 * MINUTE },
    account: { points: 100, seconds: 15 * MINUTE },
    pair: { points: 10, seconds: 15 * MINUTE },
    wide: WIDE,
  },
  refresh: { address: { points: 600, seconds: 5 * MINUTE } },
  verify: { address: { points: 60, seconds: 5 * MINUTE }, wide: WIDE },
  // Codes sent by email or text message. At a hundred wrong guesses a day of a million codes, a 50 % chance takes
  // nineteen years. `account` is high: twenty guesses by a stranger must not block the owner's code.
  code: { pair: { points: 20, seconds: DAY }, account: { points: 100, seconds: DAY } },
  // Redirects to and from a provider, and sign-in by its tokens.
  provider: { address: { points: 120, seconds: 5 * MINUTE }, wide: WIDE },
  readUser: { address: { points: 1200, seconds: 5 * MINUTE } },
  changeUser: { address: { points: 120, seconds: 5 * MINUTE }, account: { points: 30, seconds: 5 * MINUTE } },
  // Three of a million codes are valid at any time: a hundred guesses an hour need months for a 50 % chance, and need
  // the password first. `account` is high: a person who knows the password can't consume the owner's attempts.
  secondStep: {
    address: { points: 60, seconds: 5 * MINUTE },
    account: { points: 100, seconds: HOUR },
    pair: { points: 20, seconds: HOUR },
    wide: WIDE,
  },
  recoveryCode: {
    address: { points: 60, seconds: 5 * MINUTE },
    account: { points: 50, seconds: HOUR },
    pair: { points: 10, seconds: HOUR },
    wide: WIDE,
  },
  serviceKey: { address: { points: 600, seconds: 5 * MINUTE } },
  mail: { address: { points: 30, seconds: HOUR }, account: { points: 6, seconds: HOUR }, wide: WIDE },
  // Each text message costs money, and toll fraud requests many. `account` is the receiving number.
  sms: {
    address: { points: 20, seconds: HOUR },
    account: { points: 5, seconds: HOUR },
    wide: WIDE_FOR_TEXTS,
  },
  smsDay: {
    address: { points: 20, seconds: DAY },
    account: { points: 10, seconds: DAY },
    wide: WIDE_FOR_TEXTS,
  },
  // Per account, for all its numbers together.
  smsPerson: { account: { points: 10, seconds: DAY } },
  // For all accounts together: SMS_PER_DAY and the shares of it in `limitsFor`.
  smsAll: { account: { points: 200, seconds: DAY } },
  smsUnproven: { account: { points: 150, seconds: DAY } },
  smsStrangers: { account: { points: 100, seconds: DAY } },
} satisfies Record<string, Rule>;

export type Limits = Record<keyof typeof productionLimits, Rule>;

// In local mode all requests, also those of tests, come from the same loopback address.
const LOCAL_WIDTH = 50;

export function limitsFor({ environment, sms }: Pick<Config, 'environment' | 'sms'>): Limits {
  const aDay = (share: number) => ({
    account: { points: Math.ceil(sms.messagesPerDay * share), seconds: DAY },
  });
  // The last quarter is reserved for confirmed numbers, so that strangers can't use up the codes of owners.
  const ceilings = { smsAll: aDay(1), smsUnproven: aDay(0.75), smsStrangers: aDay(0.5) };
  if (environment === 'production') return { ...productionLimits, ...ceilings };
  const widened = Object.entries(productionLimits).map(([action, rule]) => [action, scaleLimits(rule)]);
  return { ...productionLimits, ...Object.fromEntries(widened), ...ceilings };
}

function scaleLimits({ address, ...rule }: Rule): Rule {
  return { ...rule, ...(address && { address: { ...address, points: address.points * LOCAL_WIDTH } }) };
}
