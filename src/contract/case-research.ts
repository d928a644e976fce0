import * as v from 'valibot';
import { caseTypes } from '#domain/journey/case.ts';
import { opinion } from '#domain/journey/opinion.ts';
import { stateCodes } from '#domain/retrieval/us-state.ts';

/*
 * Under /functions/v1/case-research, with `Authorization: Bearer <access token>`; only if the operator has a token of CourtListener.
 *
 * POST /opinions  searches decisions (CaseSearch) → FoundOpinions. The query is in the body, because URLs are logged.
 */

/** Choices from lists instead of free text, so that nobody sends the service a name or a story by accident. */
export const caseSearch = v.strictObject({
  state: v.picklist(stateCodes),
  subject: v.picklist(caseTypes),
  /** The cursor from the previous response. Absent for the first page. */
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w+/=-]{1,500}$/))),
});
export type CaseSearch = v.InferOutput<typeof caseSearch>;

export const foundOpinions = v.object({
  /** The total number of decisions. */
  count: v.number(),
  opinions: v.array(opinion),
  /** The cursor of the next page. Null after the last one. */
  cursor: v.nullable(v.string()),
});
export type FoundOpinions = v.InferOutput<typeof foundOpinions>;

export const caseResearchErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  no_access: 403,
  not_found: 404,
  rate_limited: 429,
  service_failed: 502,
  service_busy: 503,
} as const;

export const caseResearchError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
