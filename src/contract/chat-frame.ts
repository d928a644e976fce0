import * as v from 'valibot';
import { assistantIds } from '#domain/assistant.ts';
import { MESSAGE_MAX } from '#domain/message.ts';

/*
 * Messages between the advisor screen (host) and its chat frame by postMessage, always with an exact target origin.
 * The only chat text that leaves the frame is a question that the person hands to another advisor.
 */

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MESSAGE_MAX));

/** From any script of the page to the advisor screen, which forwards it to the frame. */
export const sendMessage = v.object({ type: v.literal('send-message'), text });

/**
 * Host to frame. `hello` answers `ready` and every `token-needed`. `restart` is sent when a conversation other than the
 * loaded one is selected.
 */
export const toFrame = v.variant('type', [
  v.object({
    type: v.literal('advisor:hello'),
    accessToken: v.string(),
    theme: v.picklist(['light', 'dark']),
  }),
  v.object({ type: v.literal('advisor:send'), text }),
  v.object({ type: v.literal('advisor:theme'), theme: v.picklist(['light', 'dark']) }),
  v.object({ type: v.literal('advisor:restart') }),
]);
export type ToFrame = v.InferOutput<typeof toFrame>;

/**
 * Frame to host. `token-needed` after a 401; `leave` when Quick exit is pressed in the frame; `deadline-added` when a
 * tool has stored one; `gone` when the conversation is no longer on the server; `talking` when there is something to
 * read or write, so that the chat gets more space; `hand-over` when a question goes to another advisor.
 */
export const fromFrame = v.variant('type', [
  v.object({ type: v.literal('advisor:ready'), version: v.literal(1) }),
  v.object({ type: v.literal('advisor:token-needed') }),
  v.object({ type: v.literal('advisor:turn-end') }),
  v.object({ type: v.literal('advisor:error'), code: v.string() }),
  v.object({ type: v.literal('advisor:leave') }),
  v.object({ type: v.literal('advisor:deadline-added') }),
  v.object({ type: v.literal('advisor:gone') }),
  v.object({ type: v.literal('advisor:talking'), isTalking: v.boolean() }),
  v.object({ type: v.literal('advisor:hand-over'), advisor: v.picklist(assistantIds), text }),
]);
export type FromFrame = v.InferOutput<typeof fromFrame>;
