import { type CaseResearchErrorCode, caseResearchErrorCodes } from '#contract/case-research.ts';

const messages: Readonly<Record<CaseResearchErrorCode, string>> = {
  invalid: 'We couldn’t read that search. Reload the page and try again.',
  unauthorized: 'Sign in again to do this.',
  no_access: 'Case search comes with the Unlimited plan.',
  not_found: 'There’s nothing here.',
  rate_limited: 'That was a lot of searches.',
  service_failed: 'CourtListener didn’t answer. Try again in a few minutes.',
  service_busy: 'CourtListener has no searches left for us right now.',
};

/** The routes answer it as a `caseResearchError`. */
export class CaseResearchRefusal extends Error {
  readonly code: CaseResearchErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: CaseResearchErrorCode, retryAfter?: number) {
    super(
      retryAfter === undefined ? messages[code] : `${messages[code]} Try again in ${timeIn(retryAfter)}.`,
    );
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status() {
    return caseResearchErrorCodes[this.code];
  }
}

function timeIn(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `about ${minutes} minutes` : `about ${Math.ceil(minutes / 60)} hours`;
}
