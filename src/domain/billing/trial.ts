const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Used only by the countdown. The database grants the trial: `private.start_trial` and `private.welcome_account`. */
const TRIAL_DAYS = 7;

/** A trial without an end date is over, so that access is never granted by accident. */
export function isTrialOver(endsAt: Date | null, now: Date): boolean {
  return endsAt === null || endsAt.getTime() <= now.getTime();
}

/** At `hours-4` the countdown pulses. `calm` is every day except the last. */
export type TrialUrgency = 'calm' | 'last-day' | 'hours-12' | 'hours-4';

export interface TrialCountdown {
  status: 'active' | 'expiring' | 'over';
  /** Days left, rounded up. */
  days: number;
  /** Hours left, rounded up. */
  hours: number;
  urgency: TrialUrgency;
}

/**
 * `active` while more than a day remains, `expiring` on the last day. The result is never longer than a whole trial,
 * because the page's clock may be behind the server's.
 */
export function trialCountdown(endsAt: Date, now: Date): TrialCountdown {
  const left = Math.min(TRIAL_DAYS * DAY, Math.max(0, endsAt.getTime() - now.getTime()));
  const days = Math.ceil(left / DAY);
  const hours = Math.ceil(left / HOUR);
  if (left === 0) return { status: 'over', days, hours, urgency: 'hours-4' };
  if (left >= DAY) return { status: 'active', days, hours, urgency: 'calm' };
  const urgency = hours <= 4 ? 'hours-4' : hours <= 12 ? 'hours-12' : 'last-day';
  return { status: 'expiring', days, hours, urgency };
}
