import { apiErrors } from '../http/api-error.ts';

export const voiceError = apiErrors(
  'voice',
  {
    invalid: 400,
    unauthorized: 401,
    no_access: 403,
    not_found: 404,
    stays_here: 409,
    too_large: 413,
    unsupported: 415,
    rate_limited: 429,
    voice_failed: 502,
  },
  {
    invalid: 'We couldn’t process that request. Reload the page and try again.',
    unauthorized: 'Sign in to use the chat.',
    no_access: 'Your plan doesn’t include this advisor.',
    not_found: 'We couldn’t find what you’re looking for.',
    stays_here: 'This conversation can’t be sent to a speech service.',
    too_large: 'That was too long. Try something shorter.',
    unsupported: 'We can’t use this type of audio file.',
    rate_limited: 'You’ve sent a lot in a short time. Wait a moment, or type instead.',
    voice_failed: 'The speech service didn’t respond. Try again, or type instead.',
  },
);
