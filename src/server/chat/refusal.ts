import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ChatError } from '#contract/chat.ts';

const refusals = {
  invalid: { status: 400, message: 'This request cannot be read.' },
  unauthorized: { status: 401, message: 'Sign in to use the chat.' },
  no_access: {
    status: 403,
    message:
      'Your plan does not include this advisor. The help lines at "Get help now" are open to everybody.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  mail_off: { status: 403, message: 'Copies by mail are off. You can turn them on in the settings.' },
  sensitive: {
    status: 403,
    message: 'This conversation speaks of danger. Tick the box first, if a mail about it is safe for you.',
  },
  changed: { status: 409, message: 'The conversation has changed. Look at the copy again, then send it.' },
  not_sent: { status: 502, message: 'We could not send it. Try again in a few minutes.' },
  busy: { status: 409, message: 'An answer is still being written. Wait for it or stop it first.' },
  too_many: {
    status: 409,
    message: 'You have 2,000 conversations. Delete some that you no longer need, then start a new one.',
  },
  too_large: { status: 413, message: 'This message is too long.' },
  rate_limited: { status: 429, message: 'That was fast. Wait a moment, then send it again.' },
} as const satisfies Record<string, { status: ContentfulStatusCode; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** Thrown anywhere in the chat; the routes answer it as a `ChatError`. `retryAfter` in seconds. */
export class ChatRefusal extends Error {
  readonly code: RefusalCode;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, options: { message?: string; retryAfter?: number } = {}) {
    super(options.message ?? refusals[code].message);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status(): ContentfulStatusCode {
    return refusals[this.code].status;
  }

  get body(): ChatError {
    const { code, message, retryAfter } = this;
    return { error: { code, message, ...(retryAfter !== undefined && { retryAfter }) } };
  }
}
