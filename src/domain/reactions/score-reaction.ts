import { sharedWords } from '../retrieval/shared-words.ts';
import { words } from '../retrieval/terms.ts';
import type { Reaction, ReactionKind } from './reaction.ts';

/** Information about a message besides its words. */
export interface MessageRead {
  text: string;
  /** The cosine similarity to an example's embedding. 0 if unknown. */
  nearnessTo: (example: string) => number;
  /** The probability of each kind of reaction. All together add up to 1. */
  likelyKind: (kind: ReactionKind) => number;
}

/** The weight of each feature, as evals/train-reactions.ts fits it. */
export interface ReactionWeights {
  bias: number;
  /** The highest similarity to the examples. */
  nearest: number;
  sharedWords: number;
  /** The similarity of the message to the reply itself. */
  reply: number;
  kind: number;
  isAsk: number;
  /**
   * The similarity of the message to the texts that are written for this answer, which shows whether it is about them
   * at all.
   */
  subject: number;
  /** The weight of each later answer. */
  ago: number;
}

export const signNames = [
  'bias',
  'nearest',
  'sharedWords',
  'reply',
  'kind',
  'isAsk',
  'subject',
  'ago',
] as const;
export type Signs = Readonly<Record<(typeof signNames)[number], number>>;

const MIN_LIKELIHOOD = 0.002;

/** The position of a reaction in the conversation. */
export interface ReactionPlace {
  /** How many answers ago the answer was given to which it reacts. */
  ago: number;
  subjectNear: number;
}

const NEAREST_TEXTS = 3;

/** The similarity of a message to the reactions to one answer: the mean of the nearest texts. */
export function subjectNearness(message: MessageRead, texts: readonly string[]): number {
  const nearest = texts
    .map(message.nearnessTo)
    .toSorted((one, other) => other - one)
    .slice(0, NEAREST_TEXTS);
  return nearest.reduce((sum, value) => sum + value, 0) / Math.max(1, nearest.length);
}

/** The score of a reaction for a message. */
export function signsOf(
  message: MessageRead,
  { kind, examples, reply }: Reaction,
  place: ReactionPlace,
): Signs {
  const said = words(message.text);
  return {
    bias: 1,
    nearest: Math.max(...examples.map(message.nearnessTo)),
    sharedWords: Math.max(...examples.map((example) => sharedWords(said, words(example)))),
    reply: message.nearnessTo(reply),
    kind: Math.log(Math.max(MIN_LIKELIHOOD, message.likelyKind(kind))),
    isAsk: kind === 'ask' ? 1 : 0,
    subject: place.subjectNear,
    ago: place.ago,
  };
}

/** The probability of each reaction, 0 to 1, in their order. The rest to 1 is that the message is none of them. */
export function likelihoodsOf(reactions: readonly Signs[], weights: ReactionWeights): number[] {
  const odds = reactions.map((signs) =>
    Math.exp(signNames.reduce((sum, name) => sum + signs[name] * weights[name], 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 1);
  return odds.map((each) => each / all);
}
