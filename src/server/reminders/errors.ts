import { reminderErrorCodes } from '#contract/reminders.ts';
import { apiErrors } from '../http/api-error.ts';

/** Also thrown by the calendar functions. */
export const reminderError = apiErrors('reminder', reminderErrorCodes, {
  invalid: 'We couldn’t process that request. Reload the page and try again.',
  unauthorized: 'Sign in again to continue.',
  not_found: 'We couldn’t find what you’re looking for.',
  other_address: 'This isn’t your account’s confirmed email address.',
  push_off: 'Device notifications aren’t set up here. You can use email instead.',
  unknown_push_service:
    'We can’t send notifications to this browser. Use email instead, or try another browser.',
  too_large: 'This request is too long.',
  rate_limited: 'Too many attempts. Wait a while, then try again.',
});
