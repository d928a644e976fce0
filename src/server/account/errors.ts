import { accountErrorCodes } from '#contract/account.ts';
import { apiErrors } from '../http/api-error.ts';

export const accountError = apiErrors('account', accountErrorCodes, {
  invalid: 'We couldn’t process that request. Reload the page and try again.',
  unauthorized: 'Sign in again to continue.',
  wrong_password: 'That password isn’t right. Check it and try again.',
  wrong_code: 'That code is wrong or has expired. Check it, or get a new one.',
  old_sign_in: 'You signed in more than ten minutes ago. Sign out, sign in again, then come back here.',
  second_step: 'Sign in again with two-step sign-in, then come back here.',
  closed: 'This account is closed. To download your data, choose to keep the account first.',
  other_proof: 'The way you sign in has changed. Close this window, then open it again.',
  no_proof: 'We can’t send you a code. Send us a message on the Help page, and we’ll help you.',
  busy: 'A payment is in progress. Wait two minutes, then try again.',
  too_large: 'This request is too long.',
  rate_limited: 'Too many attempts. Wait a while, then try again.',
});
