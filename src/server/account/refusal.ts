import { type AccountErrorCode, accountErrorCodes } from '#contract/account.ts';

const messages: Readonly<Record<AccountErrorCode, string>> = {
  invalid: 'This request cannot be read.',
  unauthorized: 'Sign in again to do this.',
  wrong_password: 'This is not your password. Check it and try again.',
  wrong_code: 'This code is wrong or has run out. Check it, or ask for a new one.',
  old_sign_in: 'You signed in more than ten minutes ago. Log out, sign in again, then come back here.',
  second_step: 'Sign in again with your second step, then come back here.',
  closed: 'This account is closed. Keep it first, then make your copy.',
  other_proof: 'Your account now opens in another way. Close this window, then open it again.',
  no_proof: 'We cannot send you a code. Write to us on the Help page, and we will sort it out with you.',
  busy: 'A payment is under way. Wait two minutes, then try again.',
  too_large: 'This request is too long.',
  rate_limited: 'That was too often. Wait a while, then try again.',
};

/** Thrown anywhere in this folder; the routes answer it as an `accountError`. */
export class AccountRefusal extends Error {
  readonly code: AccountErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: AccountErrorCode, options: { retryAfter?: number } = {}) {
    super(messages[code]);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status() {
    return accountErrorCodes[this.code];
  }
}
