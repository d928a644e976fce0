import type { ContentfulStatusCode } from 'hono/utils/http-status';

const refusals = {
  invalid: { status: 400, message: 'We couldn’t read this message. Try sending it again.' },
  unauthorized: { status: 401, message: 'Sign in to write to us.' },
  too_large: { status: 413, message: 'This message is too long. Shorten it, then send it again.' },
  rate_limited: { status: 429, message: 'You’ve already written to us a few times. Try again in an hour.' },
  not_sent: { status: 502, message: 'We couldn’t send it. Try again in a few minutes.' },
  unavailable: { status: 503, message: 'You can’t send messages from here yet.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>;

type RefusalCode = keyof typeof refusals;

/** Thrown anywhere in the contact form's routes, which answer it as a `supportError`. */
export class SupportRefusal extends Error {
  readonly code: RefusalCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, options: { retryAfter?: number } = {}) {
    super(refusals[code].message);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status(): ContentfulStatusCode {
    return refusals[this.code].status;
  }
}
