import type { ChildAge } from '../situation/child-age.ts';
import type { MessageTemplate } from '../talk/writing/fill-template.ts';

/** What is said back, with what is expected in answer to its question. */
export interface WrittenReply {
  /** One paragraph; `{they}`, `{them}`, `{their}` and the like stand for the other person. */
  reply: string;
  question?: string;
  /** Id of the passage that has more. */
  offers?: string;
  /** What people answer to the question, and what is said then. */
  followUps: readonly FollowUp[];
  /** Fits whatever else they answer. */
  otherwise?: WrittenReply;
}

export interface FollowUp extends WrittenReply {
  /** How people type it. */
  examples: readonly string[];
}

/** One thing that people tell an advisor, and the reply written for it. */
export interface Intent extends FollowUp {
  id: string;
  /** The same in the person's own words, at most eight: to be pressed where it is not clear what is meant. */
  title: string;
  /** Said of children of these ages alone. */
  ages?: readonly ChildAge[];
  /** The message that they could send, where they want one. */
  message?: MessageTemplate;
}

/** A reply with everything that may follow it, itself first. */
export function repliesWithin(reply: WrittenReply): WrittenReply[] {
  const next = [...reply.followUps, ...(reply.otherwise ? [reply.otherwise] : [])];
  return [reply, ...next.flatMap(repliesWithin)];
}
