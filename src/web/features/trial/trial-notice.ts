import type { TrialCountdown, TrialUrgency } from '#domain/billing/trial.ts';

export interface TrialNotice {
  text: string;
  action: 'View Subscription Plans' | 'Subscribe Now';
  urgency: TrialUrgency;
  canDismiss: boolean;
}

/** The banner's text. The dashboard counts the remaining time; the settings say when the trial expires. */
export function trialNotice(countdown: TrialCountdown, place: 'dashboard' | 'settings'): TrialNotice {
  const isLastDay = countdown.status !== 'active';
  return {
    text: place === 'dashboard' ? timeLeft(countdown) : expiry(countdown),
    action: isLastDay ? 'Subscribe Now' : 'View Subscription Plans',
    urgency: countdown.urgency,
    canDismiss: place === 'dashboard' && !isLastDay,
  };
}

function timeLeft({ status, days, hours }: TrialCountdown): string {
  if (status === 'over') return 'Your trial expires today.';
  return `${status === 'active' ? count(days, 'day') : count(hours, 'hour')} left in your trial.`;
}

function expiry({ status, days, hours }: TrialCountdown): string {
  return `Your trial expires in ${status === 'active' ? count(days, 'day') : count(hours, 'hour')}.`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** The hours for a warning toast, every four hours on the last day. Null at other times. */
export function hoursToWarnOf({ status, hours }: TrialCountdown): number | null {
  return status === 'expiring' && hours % 4 === 0 ? hours : null;
}
