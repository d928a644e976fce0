import { type PaperErrorCode, paperErrorCodes } from '#contract/papers.ts';

const messages: Readonly<Record<PaperErrorCode, string>> = {
  invalid: 'This request cannot be read.',
  unauthorized: 'Sign in again to do this.',
  no_plan: 'Your plan does not include document reviews.',
  no_credits: 'You have used all your document reviews.',
  not_found: 'There is nothing here.',
  too_many: 'You have reached the number of reviews an account can hold. Delete one, then try again.',
  full: 'There is no room for another paper. Delete one that you kept, then try again.',
  too_large: 'This review is too long to save.',
  rate_limited: 'That was too often. Wait a while, then try again.',
  used_up: 'Today\u2019s share of the language model is used up. It is back tomorrow.',
  no_summary: 'The language model did not answer. What was found on your paper is still here.',
};

/** The routes answer it as a `paperError`. */
export class PaperRefusal extends Error {
  readonly code: PaperErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: PaperErrorCode, retryAfter?: number) {
    super(messages[code]);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status() {
    return paperErrorCodes[this.code];
  }
}
