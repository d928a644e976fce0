import { apiErrors } from '../http/api-error.ts';

export const chatError = apiErrors(
  'chat',
  {
    invalid: 400,
    unauthorized: 401,
    no_access: 403,
    not_found: 404,
    mail_off: 403,
    sensitive: 403,
    changed: 409,
    not_sent: 502,
    busy: 409,
    too_many: 409,
    too_large: 413,
    rate_limited: 429,
  },
  {
    invalid: 'We couldn’t process that request. Reload the page and try again.',
    unauthorized: 'Sign in to use the chat.',
    no_access:
      'Your plan doesn’t include this advisor. The help lines under "Get help now" are open to everyone.',
    not_found: 'We couldn’t find what you’re looking for.',
    mail_off: 'Emailed copies are off. You can turn them on in Settings.',
    sensitive:
      'Safety came up in this conversation. If it’s safe for you to get an email about it, check the box first.',
    changed: 'The conversation has changed. Check the copy again, then send it.',
    not_sent: 'We couldn’t send the email. Try again in a few minutes.',
    busy: 'An answer is still being written. Wait for it to finish, or stop it first.',
    too_many: 'You have 2,000 conversations. Delete some you no longer need, then start a new one.',
    too_large: 'This message is too long. Shorten it, then send it again.',
    rate_limited: 'You’re sending messages too fast. Wait a moment, then send your message again.',
  },
);
