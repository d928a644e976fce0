import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ChatError } from '#contract/chat.ts';

const refusals = {
  invalid: { status: 400, message: 'We couldn’t read that request. Reload the page and try again.' },
  unauthorized: { status: 401, message: 'Sign in to use the chat.' },
  no_access: {
    status: 403,
    message: 'Your plan doesn’t include this advisor. The help lines at "Get help now" are open to everyone.',
  },
  not_found: { status: 404, message: 'There’s nothing here.' },
  mail_off: { status: 403, message: 'Emailed copies are off. You can turn them on in Settings.' },
  sensitive: {
    status: 403,
    message: 'This conversation mentions danger. Check the box first, if an email about it is safe for you.',
  },
  changed: { status: 409, message: 'The conversation has changed. Check the copy again, then send it.' },
  not_sent: { status: 502, message: 'We couldn’t send it. Try again in a few minutes.' },
  busy: { status: 409, message: 'An answer is still being written. Wait for it, or stop it first.' },
  too_many: {
    status: 409,
    message: 'You have 2,000 conversations. Delete some you no longer need, then start a new one.',
  },
  too_large: { status: 413, message: 'This message is too long. Shorten it, then send it again.' },
  rate_limited: {
    status: 429,
    message: 'You’re sending messages very fast. Wait a moment, then send it again.',
  },
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
