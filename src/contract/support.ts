import * as v from 'valibot';

/*
 * POST /functions/v1/support/messages with `Authorization: Bearer <access token>` and a SupportMessage: an email to
 * the operators of the installation. Nothing is stored. The response is a SupportReceipt.
 */

export const supportTopics = ['billing', 'account', 'privacy', 'fault', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const SUPPORT_MESSAGE_MAX = 4000;

export const supportMessage = v.strictObject({
  topic: v.picklist(supportTopics, 'Choose a topic'),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Write your message'),
    // Formatted on demand, because a browser's first formatted number takes ten milliseconds.
    v.maxLength(
      SUPPORT_MESSAGE_MAX,
      () => `Use no more than ${SUPPORT_MESSAGE_MAX.toLocaleString('en-US')} characters`,
    ),
  ),
  /** Whether it is safe to reply to the account's address. If not, the support team doesn't get the address. */
  mayReply: v.boolean('Choose whether we can reply'),
});
export type SupportMessage = v.InferOutput<typeof supportMessage>;

/**
 * `lines` lists IDs of entries of `helpLines` if the text mentioned danger, because support may not read it before
 * morning.
 */
export const supportReceipt = v.object({ lines: v.array(v.string()) });
export type SupportReceipt = v.InferOutput<typeof supportReceipt>;

/** 400 invalid · 401 unauthorized · 413 too_large · 429 rate_limited · 502 not_sent · 503 unavailable. */
export const supportError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
