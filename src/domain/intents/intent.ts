import type { ChildAge } from '../situation/child-age.ts';
import type { MessageTemplate } from '../talk/writing/fill-template.ts';

/** The reply, with the expected answers to its question. */
export interface WrittenReply {
  /** One paragraph. `{they}`, `{them}`, `{their}` and similar slots refer to the other person. */
  reply: string;
  question?: string;
  /** The ID of the passage with more information. */
  offers?: string;
  /** Expected answers to the question, and the replies to them. */
  followUps: readonly FollowUp[];
  /** The reply to any other answer. */
  otherwise?: WrittenReply;
}

export interface FollowUp extends WrittenReply {
  /** Examples of what people type. */
  examples: readonly string[];
}

/** Something that people tell an advisor, and the reply written for it. */
export interface Intent extends FollowUp {
  id: string;
  /** The intent in the person's own words, at most eight: the label of a button for unclear messages. */
  title: string;
  /** Set if it is only about children of these ages. */
  ages?: readonly ChildAge[];
  /** A message that the person could send, if they want one. */
  message?: MessageTemplate;
}

/** A reply with all possible follow-up replies, starting with itself. */
export function repliesWithin(reply: WrittenReply): WrittenReply[] {
  const next = [...reply.followUps, ...(reply.otherwise ? [reply.otherwise] : [])];
  return [reply, ...next.flatMap(repliesWithin)];
}
