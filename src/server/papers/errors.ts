import { paperErrorCodes } from '#contract/papers.ts';
import { apiErrors } from '../http/api-error.ts';

export const paperError = apiErrors('paper', paperErrorCodes, {
  invalid: 'We couldn’t process that request. Reload the page and try again.',
  unauthorized: 'Sign in again to continue.',
  no_plan: 'Your plan doesn’t include document reviews.',
  no_credits: 'You’ve used all your document reviews.',
  not_found: 'We couldn’t find what you’re looking for.',
  too_many: 'You’ve reached the limit for saved reviews. Delete one, then try again.',
  full: 'There’s no room for another document. Delete a saved one, then try again.',
  too_large: 'This review is too long to save.',
  rate_limited: 'Too many attempts. Wait a while, then try again.',
  used_up: 'You’ve reached today’s limit for the language model. Try again tomorrow.',
  no_summary: 'The language model didn’t respond. What we found in your document is still here.',
});
