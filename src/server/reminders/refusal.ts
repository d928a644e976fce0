import { type ReminderErrorCode, reminderErrorCodes } from '#contract/reminders.ts';

const messages: Readonly<Record<ReminderErrorCode, string>> = {
  invalid: 'We couldn’t read that request. Reload the page and try again.',
  unauthorized: 'Sign in again to do this.',
  not_found: 'There’s nothing here.',
  other_address: 'This isn’t your account’s confirmed address.',
  push_off: 'Notifications on a device aren’t set up here. You can use email instead.',
  unknown_push_service: 'We can’t send notifications to this browser. Use email, or another browser.',
  too_large: 'This request is too long.',
  rate_limited: 'Too many tries. Wait a while, then try again.',
};

/** Thrown anywhere in this folder and by the calendar; the routes answer it as a `reminderError`. */
export class ReminderRefusal extends Error {
  readonly code: ReminderErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ReminderErrorCode, options: { retryAfter?: number } = {}) {
    super(messages[code]);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status() {
    return reminderErrorCodes[this.code];
  }
}
