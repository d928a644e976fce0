import type { ChildAge } from '../situation/child-age.ts';
import type { MessageTemplate } from '../talk/writing/fill-template.ts';

/** The reply, with the expected answers to its question. */
export interface WrittenReply {
  /** One paragraph. `{they}`, `{them}`, `{their}` and similar slots refer to the other person. */
  reply: string;
  question?: string;
  /** Id of the passage that has more. */
  offers?: string;
  /** Expected answers to the question, and the replies to them. */
  followUps: readonly FollowUp[];
  /** Fits any other answer. */
  otherwise?: WrittenReply;
}

export interface FollowUp extends WrittenReply {
  /** How people type it. */
  examples: readonly string[];
}

/** Something that people tell an advisor, and the reply written for it. */
export interface Intent extends FollowUp {
  id: string;
  /** The same in the person's own words, at most eight: a button for unclear messages. */
  title: string;
  /** Only about children of these ages. */
  ages?: readonly ChildAge[];
  /** The message that they could send, if they want one. */
  message?: MessageTemplate;
}

/** A reply with everything that may follow it, itself first. */
export function repliesWithin(reply: WrittenReply): WrittenReply[] {
  const next = [...reply.followUps, ...(reply.otherwise ? [reply.otherwise] : [])];
  return [reply, ...next.flatMap(repliesWithin)];
}
