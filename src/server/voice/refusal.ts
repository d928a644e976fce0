import type { ContentfulStatusCode } from 'hono/utils/http-status';

const refusals = {
  invalid: [400, 'We couldn’t read that request. Reload the page and try again.'],
  unauthorized: [401, 'Sign in to use the chat.'],
  no_access: [403, 'Your plan doesn’t include this advisor.'],
  not_found: [404, 'There’s nothing here.'],
  stays_here: [409, 'This conversation can’t be sent to a speech service.'],
  too_large: [413, 'That was too long. Try shorter parts.'],
  unsupported: [415, 'We can’t read this type of audio.'],
  rate_limited: [429, 'That was a lot in a short time. Wait a moment, or type.'],
  voice_failed: [502, 'The speech service didn’t respond. Try again, or type.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

/** Answered in the form of the chat's refusals. `retryAfter` in seconds. */
export class VoiceRefusal extends Error {
  readonly code: keyof typeof refusals;
  readonly status: ContentfulStatusCode;
  readonly retryAfter: number | undefined;

  constructor(code: keyof typeof refusals, retryAfter?: number) {
    const [status, message] = refusals[code];
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
