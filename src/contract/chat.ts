import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { assistantIds } from '#domain/assistant.ts';
import { MESSAGE_MAX } from '#domain/message.ts';

/*
 * The chat's requests, responses and stream. All paths are under /functions/v1/chat and need
 * `Authorization: Bearer <access token>`.
 *
 *   GET    /advisors/:advisor                          AdvisorInfo
 *   GET    /conversations?advisor=                     { conversations: ConversationSummary[] }, the one to show first
 *   DELETE /conversations?advisor=                     DeletedConversations: all, or those with one advisor
 *   POST   /conversations/search                       ConversationSearch → { conversations: FoundConversation[] }
 *   POST   /conversations                              NewConversation → 201 { id }
 *   GET    /conversations/:id?before=                  Conversation: its newest messages, or the newest before `earlier`
 *   PATCH  /conversations/:id                          ConversationChange → 204
 *   DELETE /conversations/:id                          204
 *   POST   /conversations/:id/open                     204: makes it its advisor's current conversation
 *   GET    /conversations/:id/feedback                 GivenFeedback
 *   PUT    /answers/:id/feedback                       AnswerFeedback → 204
 *   DELETE /answers/:id/feedback                       204
 *   POST   /conversations/:id/turns                    NewTurn → event stream
 *   GET    /conversations/:id/turns/:turn/stream?after=SEQ   event stream: replay, then live
 *   POST   /conversations/:id/turns/:turn/stop         204
 *   GET    /passages/:id                               PassageView
 *   guided conversations are in guided.ts, understood facts in understood.ts, retention and ephemeral chats in
 *   retention.ts, transcripts in transcript.ts, third parties' chats in frame-health.ts
 *
 * The stream is server-sent events: `id: <seq>` and `data: <TurnEvent as JSON>`, `: hb` every 15 s.
 * Chunk names are the AI SDK's "UI message stream v1". A turn's id is its assistant message's id.
 * `start` empties the answer: a turn resumed long after its end is sent again as a whole, numbered after SEQ.
 */

const id = v.pipe(v.string(), v.uuid());
export const advisorId = v.picklist(advisorIds);
/** In the paths and the field `advisor`, `support` is valid as well. */
export const assistantId = v.picklist(assistantIds);

export const newConversation = v.strictObject({ advisor: assistantId });

/** A tool of this advisor, with the input whose result the person stores in the conversation. */
const keptTool = v.strictObject({ name: v.string(), input: v.unknown() });
export type StoredToolInput = v.InferOutput<typeof keptTool>;

/** `id` names the answer, `userMessageId` the question: both made by the browser, so a retry is the same turn. */
export const newTurn = v.strictObject({
  id,
  userMessageId: id,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MESSAGE_MAX)),
  /** If set, the answer is the tool's result, and `text` is the server's line for that tool. */
  tool: v.optional(keptTool),
  /**
   * Requests another answer instead of the newest one. `userMessageId` is the ID of its question, which stays as it is
   * stored.
   */
  replaces: v.optional(id),
  /** The date in the person's own calendar, from which "yesterday" is counted. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
});
export type NewTurn = v.InferOutput<typeof newTurn>;

const citation = v.object({
  n: v.number(),
  id: v.string(),
  title: v.string(),
});

/**
 * A question in another advisor's field. `isOpen` is true if the person's plan includes that advisor. The name is
 * included, so that the frame doesn't need the advisors' profiles.
 */
const handOver = v.object({
  advisor: assistantId,
  name: v.string(),
  question: v.string(),
  isOpen: v.boolean(),
});

/** `closest` offers titles when no passage fits well enough. Each opens its passage. */
export const messagePart = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('citations'), items: v.array(citation) }),
  v.object({ type: v.literal('suggestions'), items: v.array(v.string()) }),
  v.object({ type: v.literal('closest'), items: v.array(v.object({ id: v.string(), title: v.string() })) }),
  v.object({ type: v.literal('safety'), kind: v.string(), lines: v.array(v.string()) }),
  v.object({ type: v.literal('hand-over'), ...handOver.entries }),
]);
export type MessagePart = v.InferOutput<typeof messagePart>;

export const engines = ['library', 'model', 'safety', 'tool', 'guided'] as const;
export const messageStatuses = ['streaming', 'done', 'stopped', 'error', 'interrupted'] as const;

export const message = v.object({
  id,
  role: v.picklist(['user', 'assistant']),
  status: v.picklist(messageStatuses),
  engine: v.nullable(v.picklist(engines)),
  parts: v.array(messagePart),
  createdAt: v.string(),
});
export type Message = v.InferOutput<typeof message>;

export const conversationSummary = v.object({
  id,
  advisor: assistantId,
  title: v.string(),
  updatedAt: v.string(),
});
export type ConversationSummary = v.InferOutput<typeof conversationSummary>;

/** `live` contains the running turn and the last event stored in `messages`, after which to resume. */
export const conversation = v.object({
  ...conversationSummary.entries,
  messages: v.array(message),
  /** The cursor of the earlier messages. Null if there are none. */
  earlier: v.nullable(v.string()),
  live: v.nullable(v.object({ turn: id, after: v.number() })),
});
export type Conversation = v.InferOutput<typeof conversation>;

export const TITLE_MAX = 120;
export const conversationChange = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TITLE_MAX)),
});

/** Sent in the body, because URLs end up in logs. Without `words` it returns everything, newest first. */
export const conversationSearch = v.strictObject({
  words: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  advisor: v.nullable(assistantId),
  /** `updatedAt` of the last conversation on the previous page. */
  before: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type ConversationSearch = v.InferInput<typeof conversationSearch>;

export const foundConversation = v.object({
  ...conversationSummary.entries,
  /** Whether the safety gate has answered in it. */
  isSensitive: v.boolean(),
  /** The text around the match. Null without `words`, for matches in the title, and for sensitive conversations. */
  excerpt: v.nullable(v.string()),
});
export type FoundConversation = v.InferOutput<typeof foundConversation>;
/** The maximum number of results. */
export const MAX_FOUND_CONVERSATIONS = 30;

export const deletedConversations = v.object({ deleted: v.number() });

export const feedbackReasons = [
  'wrong',
  'unclear',
  'not-my-question',
  'not-for-my-state',
  'hurtful',
] as const;
export const answerFeedback = v.strictObject({
  isHelpful: v.boolean(),
  reason: v.nullable(v.picklist(feedbackReasons)),
  /** Whether the person allows us to read this question and its answer. */
  mayRead: v.boolean(),
});
export type AnswerFeedback = v.InferOutput<typeof answerFeedback>;

/** The ratings of a conversation's answers. `answer` is the ID of one. */
export const givenFeedback = v.object({
  given: v.array(v.object({ answer: id, ...answerFeedback.entries })),
});
export type GivenFeedback = v.InferOutput<typeof givenFeedback>;

export const advisorInfo = v.object({
  advisor: assistantId,
  name: v.string(),
  engine: v.picklist(['library', 'model']),
  /** One sentence: that it is automated and not a person, and that answers come from the library. */
  disclosure: v.string(),
  /** First questions to choose from in an empty conversation. */
  suggestions: v.array(v.string()),
  /** Texts with which a person starts a guided conversation. */
  openings: v.array(v.string()),
});
export type AdvisorInfo = v.InferOutput<typeof advisorInfo>;

export const passageView = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  /** The name of the state, if the passage applies to one state only. */
  state: v.nullable(v.string()),
  sources: v.array(
    v.object({
      title: v.string(),
      publisher: v.string(),
      url: v.string(),
      checked: v.string(),
      readAs: v.optional(v.literal('stored copy')),
    }),
  ),
});
export type PassageView = v.InferOutput<typeof passageView>;

/**
 * `data-safety` lines name entries of `helpLines` by ID, which the frame shows as buttons to call or text. The
 * `tool-` events report a model's calculations. They are not stored, because the text contains the result.
 */
export const turnEvent = v.variant('type', [
  v.object({ type: v.literal('start'), messageId: id }),
  v.object({ type: v.literal('data-engine'), data: v.object({ engine: v.picklist(engines) }) }),
  v.object({ type: v.literal('text-start'), id: v.string() }),
  v.object({ type: v.literal('text-delta'), id: v.string(), delta: v.string() }),
  v.object({ type: v.literal('text-end'), id: v.string() }),
  v.object({
    type: v.literal('data-safety'),
    data: v.object({ kind: v.string(), lines: v.array(v.string()) }),
  }),
  v.object({ type: v.literal('data-citations'), data: v.object({ items: v.array(citation) }) }),
  v.object({
    type: v.literal('data-closest'),
    data: v.object({ items: v.array(v.object({ id: v.string(), title: v.string() })) }),
  }),
  v.object({ type: v.literal('data-suggestions'), data: v.object({ items: v.array(v.string()) }) }),
  v.object({ type: v.literal('data-hand-over'), data: handOver }),
  v.object({
    type: v.literal('tool-input-available'),
    toolCallId: v.string(),
    toolName: v.string(),
    input: v.unknown(),
  }),
  v.object({ type: v.literal('tool-output-available'), toolCallId: v.string(), output: v.unknown() }),
  v.object({ type: v.literal('error'), errorText: v.string() }),
  v.object({ type: v.literal('abort') }),
  v.object({ type: v.literal('finish') }),
]);
export type TurnEvent = v.InferOutput<typeof turnEvent>;

/**
 * Every error of the chat: 400 invalid · 401 unauthorized · 403 no_access · 404 not_found · 409 busy · 413 too_large ·
 * 429 rate_limited.
 */
export const chatError = v.object({
  error: v.object({ code: v.string(), message: v.string(), retryAfter: v.optional(v.number()) }),
});
export type ChatError = v.InferOutput<typeof chatError>;
