import type { WrittenReply } from './intent.ts';

/** A matter that several intents belong to, for messages that are near to several of them and surely none. */
export interface Theme {
  id: string;
  /** At most six words, in the person's own words. */
  title: string;
  /** Ids of its intents. */
  of: readonly string[];
  /** Each fits anyone who talks within the theme; the first that the conversation hasn't had is said. */
  replies: readonly WrittenReply[];
}
