import * as v from 'valibot';

/*
 * POST /functions/v1/support/messages with `Authorization: Bearer <access token>` and a SupportMessage: a mail to
 * the people who run the installation. Nothing of it is stored. The answer is a SupportReceipt.
 */

export const supportTopics = ['billing', 'account', 'privacy', 'fault', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const SUPPORT_MESSAGE_MAX = 4000;

export const supportMessage = v.strictObject({
  topic: v.picklist(supportTopics, 'Choose what it’s about'),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Write a few words'),
    // Put together when it is said: the first number that a browser formats takes it ten milliseconds.
    v.maxLength(
      SUPPORT_MESSAGE_MAX,
      () => `Write at most ${SUPPORT_MESSAGE_MAX.toLocaleString('en-US')} characters`,
    ),
  ),
  /** Whether the address of the account is a safe place for an answer. Without it we are not told the address. */
  mayReply: v.boolean('Choose whether we can reply'),
});
export type SupportMessage = v.InferOutput<typeof supportMessage>;

/** `lines` names entries of `helpLines` by id when the text spoke of danger: nobody reads it before morning. */
export const supportReceipt = v.object({ lines: v.array(v.string()) });
export type SupportReceipt = v.InferOutput<typeof supportReceipt>;

/** 400 invalid · 401 unauthorized · 413 too_large · 429 rate_limited · 502 not_sent · 503 unavailable. */
export const supportError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
