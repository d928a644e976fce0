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
  // More than a person writes; keeps runaway scripts from the database. Questions have a budget of their own (begin-turn.ts).
  'chat-writes': { points: 60, seconds: MINUTE },
  // Apart from the writes, so that searching keeps nobody from asking. Each search reads the whole history.
  'chat-searches': { points: 40, seconds: MINUTE },
  transcript: { points: 5, seconds: HOUR, isAlwaysStored: true },
  // An hour of talking or listening a day, and no flood in a minute.
  'voice-clips-minute': { points: 10, seconds: MINUTE },
  'voice-clips-day': { points: 150, seconds: DAY },
  'voice-pieces-minute': { points: 60, seconds: MINUTE },
  'voice-pieces-day': { points: 600, seconds: DAY },
  'data-copy': { points: 6, seconds: HOUR },
  support: { points: 5, seconds: HOUR },
  // An open settings page asks every five minutes; a purchase takes a handful. The provider counts us as one caller.
  billing: { points: 40, seconds: MINUTE },
  'paper-reviews': { points: 120, seconds: MINUTE },
  'reminder-changes': { points: 60, seconds: MINUTE },
  // Per address.
  'reminder-renewals': { points: 60, seconds: MINUTE },
  'reminder-stops': { points: 60, seconds: MINUTE },
  'calendar-changes': { points: 60, seconds: MINUTE },
  // Per calendar: programs ask a few times an hour, from each device of a person.
  'calendar-feed': { points: 120, seconds: HOUR },
  // Per network, with wrong addresses: calendar providers ask for thousands of people from a few machines.
  'calendar-misses': { points: 120, seconds: HOUR },
} as const satisfies Record<string, FunctionLimit>;

/** Requests a minute to the functions, and to the tables. */
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
 * How often one address may do something, how often one account, how often one address to one account. Whoever is known to an
 * account (`known-network.ts`) is counted apart from strangers, who can use up only what is theirs.
 */
export interface Rule {
  address?: Limit;
  account?: Limit;
  pair?: Limit;
  /** Of `address`, for a network of many addresses: so many times as much. Without it, those are not counted. */
  wide?: number;
}

/** Of `wide`: how much of it a network of that size has. */
export const wideShare: Partial<Record<NetworkSize, number>> = { '/24': 1, '/56': 0.5, '/48': 1 };

/**
 * Of `pair`: nobody but the owner has a reason to come to an account, so a wide network has hardly more than one address. All
 * customers of a provider (/32 of IPv6) are one network here.
 */
export const pairShare: Record<NetworkSize, number> = { one: 1, '/24': 1.5, '/56': 1, '/48': 1, '/32': 1.5 };

const WIDE = 4;
const WIDE_FOR_TEXTS = 1.5;

/**
 * A household or an office behind one address lives well within these. Success gives its point on `account` and `pair`
 * back. `account` counts strangers together, and once it is used up a network that has tried at most twice still passes, as
 * often again: nobody shuts another person out by guessing.
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
  // Of codes that were mailed or texted. A hundred wrong ones a day, of a million, take nineteen years for an even chance.
  // `account` is wide here too: twenty guesses of a stranger must not keep the owner's code from counting.
  code: { pair: { points: 20, seconds: DAY }, account: { points: 100, seconds: DAY } },
  // To a provider, back from it, and by its tokens.
  provider: { address: { points: 120, seconds: 5 * MINUTE }, wide: WIDE },
  readUser: { address: { points: 1200, seconds: 5 * MINUTE } },
  changeUser: { address: { points: 120, seconds: 5 * MINUTE }, account: { points: 30, seconds: 5 * MINUTE } },
  // Three of a million codes are right at any time: a hundred guesses an hour need months for an even chance, and
  // the password before. `account` is wide here too: who knows the password cannot use the owner's guesses up.
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
  // Every text message costs, and whoever earns by it asks for many: `account` is the number that is written to.
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
  // Of one account, whatever the numbers.
  smsPerson: { account: { points: 10, seconds: DAY } },
  // Of all people together: SMS_PER_DAY, and the parts of it that `limitsFor` says.
  smsAll: { account: { points: 200, seconds: DAY } },
  smsUnproven: { account: { points: 150, seconds: DAY } },
  smsStrangers: { account: { points: 100, seconds: DAY } },
} satisfies Record<string, Rule>;

export type Limits = Record<keyof typeof productionLimits, Rule>;

// In local mode everybody, and every test, comes from the same loopback address.
const LOCAL_WIDTH = 50;

export function limitsFor({ environment, sms }: Pick<Config, 'environment' | 'sms'>): Limits {
  const aDay = (share: number) => ({
    account: { points: Math.ceil(sms.messagesPerDay * share), seconds: DAY },
  });
  // The last quarter is for numbers that somebody has proven: no stranger, signed in or not, keeps a code from its owner.
  const ceilings = { smsAll: aDay(1), smsUnproven: aDay(0.75), smsStrangers: aDay(0.5) };
  if (environment === 'production') return { ...productionLimits, ...ceilings };
  const widened = Object.entries(productionLimits).map(([action, rule]) => [action, widen(rule)]);
  return { ...productionLimits, ...Object.fromEntries(widened), ...ceilings };
}

function widen({ address, ...rule }: Rule): Rule {
  return { ...rule, ...(address && { address: { ...address, points: address.points * LOCAL_WIDTH } }) };
}
