import { answerErrorsOf } from '../http/api-error.ts';
import { bodyReader } from '../http/request-body.ts';
import { reminderError } from './errors.ts';

export const readBody = bodyReader(reminderError, 4 * 1024);

export const answerReminderError = answerErrorsOf(reminderError, {
  // An unknown time zone, or custom wording without a text.
  '23514': 'invalid',
  // The session ended while its token is still valid.
  '23503': 'unauthorized',
  // A second step was set up meanwhile.
  '42501': 'unauthorized',
  // Two identical requests at once.
  '23505': 'rate_limited',
});
