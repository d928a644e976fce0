import { caseResearchErrorCodes } from '#contract/case-research.ts';
import { type ApiError, apiErrors } from '../http/api-error.ts';

const messages = {
  invalid: 'We couldn’t process that search. Reload the page and try again.',
  unauthorized: 'Sign in again to continue.',
  no_access: 'Case search comes with the Unlimited plan.',
  not_found: 'We couldn’t find what you’re looking for.',
  rate_limited: 'You’ve searched a lot in a short time.',
  service_failed: 'CourtListener didn’t respond. Try again in a few minutes.',
  service_busy: 'We’ve used up our CourtListener searches for now.',
} as const;

export const caseResearchError = apiErrors('case-research', caseResearchErrorCodes, messages);

/** Contains the time at which the search works again. */
export function waitError(code: 'rate_limited' | 'service_busy', retryAfter?: number): ApiError {
  if (retryAfter === undefined) return caseResearchError(code);
  return caseResearchError(code, {
    retryAfter,
    message: `${messages[code]} Try again in ${timeIn(retryAfter)}.`,
  });
}

function timeIn(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `about ${minutes} minutes` : `about ${Math.ceil(minutes / 60)} hours`;
}
