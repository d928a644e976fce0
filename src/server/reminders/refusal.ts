import { type ReminderErrorCode, reminderErrorCodes } from '#contract/reminders.ts';

const messages: Readonly<Record<ReminderErrorCode, string>> = {
  invalid: 'This request cannot be read.',
  unauthorized: 'Sign in again to do this.',
  not_found: 'There is nothing here.',
  other_address: 'This is not the confirmed address of your account.',
  push_off: 'Notices on a device are not set up here. Mail works.',
  unknown_push_service: 'We cannot send notices to this browser. Mail works, or another browser.',
  too_large: 'This request is too long.',
  rate_limited: 'That was too often. Wait a while, then try again.',
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
