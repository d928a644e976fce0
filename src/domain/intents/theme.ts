import type { WrittenReply } from './intent.ts';

/**
 * A subject that several intents belong to, for messages that are close to several of them but match none with
 * certainty.
 */
export interface Theme {
  id: string;
  /** At most six words, in the person's own words. */
  title: string;
  /** IDs of its intents. */
  of: readonly string[];
  /** Replies that fit anyone who talks about the theme. The first one that was not used in the conversation is taken. */
  replies: readonly WrittenReply[];
}
