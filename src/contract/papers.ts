import * as v from 'valibot';

/*
 * Under /functions/v1/papers, with `Authorization: Bearer <access token>`. No paper is sent: the browser reads it. Lines of one are
 * sent only for a summary, with consent, and are not stored.
 *
 * POST   /reviews/:id          starts a review and takes one upload credit, once for each id → BegunReview
 * PUT    /reviews/:id          saves the facts (SavedFindings) → 204
 * GET    /reviews              the saved ones, newest first → SavedReviewList
 * GET    /reviews/:id          → SavedReview
 * DELETE /reviews/:id          → 204
 * POST   /reviews/:id/summary  asks the language model (LinesToSumUp) → PaperSummary; only if one is configured
 * GET    /reviews/:id/papers        the papers stored with it → StoredPaperList
 * PUT    /reviews/:id/papers/:n     stores one (its bytes; X-Paper-Name), only with a saved review → 204
 * GET    /reviews/:id/papers/:n     its bytes
 * DELETE /reviews/:id/papers        → 204
 */

export const reviewId = v.pipe(v.string(), v.uuid());

export const startedReview = v.object({ uploadsRemaining: v.number() });
export type StartedReview = v.InferOutput<typeof startedReview>;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const factStandings = ['unchecked', 'confirmed', 'corrected'] as const;

/** A fact of the paper, as the person has edited it. */
const savedFact = v.strictObject({
  /** The heading above the fact. */
  group: text(60),
  label: text(120),
  value: text(600),
  /** The line of the paper with this fact. */
  line: text(600),
  /** The page number, counted from 1. */
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

/** The lines that the person has not removed. Their consent is part of every request and is not a stored setting. */
export const linesToSumUp = v.strictObject({
  hasAgreed: v.literal(true),
  lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(600))), v.minLength(1), v.maxLength(800)),
});
export type LinesToSumUp = v.InferOutput<typeof linesToSumUp>;

/** Sentences, each with its sources: indexes of the lines that were sent. */
export const paperSummary = v.object({
  sentences: v.array(v.object({ text: v.string(), lines: v.pipe(v.array(v.number()), v.readonly()) })),
});
export type PaperSummary = v.InferOutput<typeof paperSummary>;

export const paperPosition = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
/** A file name without its folders and without characters that file systems refuse. */
export const paperName = v.pipe(
  v.string(),
  v.transform((name) => (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{C}:*?"<>|]/gu, '').trim()),
  v.minLength(1),
  v.maxLength(200),
);
export const storedPaperList = v.array(
  v.object({ position: paperPosition, name: v.string(), size: v.number() }),
);
export type StoredPaperList = v.InferOutput<typeof storedPaperList>;

export const paperErrorCodes = {
  invalid: 400,
  unauthorized: 401,
  no_plan: 402,
  no_credits: 402,
  not_found: 404,
  too_many: 409,
  full: 409,
  too_large: 413,
  rate_limited: 429,
  used_up: 429,
  no_summary: 502,
} as const;
export type PaperErrorCode = keyof typeof paperErrorCodes;

export const paperError = v.object({
  error: v.object({
    code: v.picklist(Object.keys(paperErrorCodes) as PaperErrorCode[]),
    message: v.string(),
  }),
});
