/** The kinds of reactions to an answer, independent of its subject. */
export const reactionKinds = [
  /** Such as "What exactly do I say?" */
  'words',
  'how',
  'cannot',
  'tried',
  /** Such as "What if they say no?" */
  'refused',
  'normal',
  'why',
  'worry',
  'guilt',
  'anger',
  'done',
  /** Another detail of the same matter, but not a question. */
  'more',
  /** A question or an objection to this very answer. */
  'ask',
] as const;

export type ReactionKind = (typeof reactionKinds)[number];

/** Something people may say after an answer, and the reply written for it. */
export interface Reaction {
  kind: ReactionKind;
  /** Examples of what people type. */
  examples: readonly string[];
  /** One paragraph, with the slots of `toThirdPerson`. */
  reply: string;
}

/** All reactions that were written for one answer. */
export interface Reactions {
  /** The ID of the intent or the passage that was the answer. */
  id: string;
  all: readonly Reaction[];
}
