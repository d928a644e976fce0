import * as v from 'valibot';

/*
 * GET /functions/v1/chat/frame-health/:advisor → FrameHealth of the third-party chat that is configured for this advisor
 * (or `support`); 404 if it uses the product's own chat.
 */

/**
 * `unreachable`: no answer in time. `refused`: the response is not a page of that URL. `not-framable`: the page forbids
 * our pages to frame it.
 */
export const frameHealth = v.variant('ok', [
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), reason: v.picklist(['unreachable', 'refused', 'not-framable']) }),
]);
export type FrameHealth = v.InferOutput<typeof frameHealth>;
