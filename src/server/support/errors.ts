import { apiErrors } from '../http/api-error.ts';

export const supportError = apiErrors(
  'support',
  {
    invalid: 400,
    unauthorized: 401,
    too_large: 413,
    rate_limited: 429,
    not_sent: 502,
    unavailable: 503,
  },
  {
    invalid: 'We couldn’t read this message. Try sending it again.',
    unauthorized: 'Sign in to send us a message.',
    too_large: 'This message is too long. Shorten it, then send it again.',
    rate_limited: 'You’ve already sent us a few messages. Try again in an hour.',
    not_sent: 'We couldn’t send your message. Try again in a few minutes.',
    unavailable: 'You can’t send messages from here yet.',
  },
);
