import type { ContentfulStatusCode } from 'hono/utils/http-status';

const refusals = {
  invalid: [400, 'This request cannot be read.'],
  unauthorized: [401, 'Sign in to use the chat.'],
  no_access: [403, 'Your plan does not include this advisor.'],
  not_found: [404, 'There is nothing here.'],
  stays_here: [409, 'This conversation is not sent to a speech service.'],
  too_large: [413, 'That was too long. Say it in shorter parts.'],
  unsupported: [415, 'This kind of sound cannot be read.'],
  rate_limited: [429, 'That was a lot at once. Wait a moment, or type.'],
  voice_failed: [502, 'The speech service did not answer. Try again, or type.'],
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
