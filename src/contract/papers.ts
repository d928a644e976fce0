import * as v from 'valibot';

/*
 * Under /functions/v1/papers, with `Authorization: Bearer <access token>`. No paper is sent: the browser reads it.
 *
 * POST   /reviews/:id          begins a review and takes one upload credit, once for each id → BegunReview
 * PUT    /reviews/:id          saves what was found (SavedFindings) → 204
 * GET    /reviews              the saved ones, newest first → SavedReviewList
 * GET    /reviews/:id          → SavedReview
 * DELETE /reviews/:id          → 204
 */

export const reviewId = v.pipe(v.string(), v.uuid());

export const begunReview = v.object({ uploadsRemaining: v.number() });
export type BegunReview = v.InferOutput<typeof begunReview>;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const factStandings = ['unchecked', 'confirmed', 'corrected'] as const;

/** One thing that the paper says, as the person left it. */
const savedFact = v.strictObject({
  /** The heading under which it stands. */
  group: text(60),
  label: text(120),
  value: text(600),
  /** The line of the paper that says so. */
  line: text(600),
  /** From 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  standing: v.picklist(factStandings),
});
export type SavedFact = v.InferOutput<typeof savedFact>;

export const savedFindings = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  warnings: v.pipe(v.array(text(300)), v.maxLength(10)),
  facts: v.pipe(v.array(savedFact), v.maxLength(300)),
  questions: v.pipe(v.array(text(300)), v.maxLength(40)),
});
export type SavedFindings = v.InferOutput<typeof savedFindings>;

export const savedReviewList = v.array(v.object({ id: reviewId, title: v.string(), savedAt: v.string() }));
export type SavedReviewList = v.InferOutput<typeof savedReviewList>;

export const savedReview = v.object({ id: reviewId, savedAt: v.string(), findings: savedFindings });
export type SavedReview = v.InferOutput<typeof savedReview>;

export const paperErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  no_plan: 402,
  no_credits: 402,
  not_found: 404,
  too_many: 409,
  too_large: 413,
  rate_limited: 429,
} as const;
export type PaperErrorCode = keyof typeof paperErrorCodes;

export const paperError = v.object({
  error: v.object({
    code: v.picklist(Object.keys(paperErrorCodes) as PaperErrorCode[]),
    message: v.string(),
  }),
});
