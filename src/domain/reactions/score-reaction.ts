import { sharedWords } from '../retrieval/shared-words.ts';
import { words } from '../retrieval/terms.ts';
import type { Reaction, ReactionKind } from './reaction.ts';

/** What is known of a message beside its words. */
export interface MessageRead {
  text: string;
  /** How near it comes to an example in meaning, a cosine; 0 where that is not known. */
  nearnessTo: (example: string) => number;
  /** How likely it is each kind of reaction; all together come to 1. */
  likelyKind: (kind: ReactionKind) => number;
}

/** How telling each sign is, as evals/train-reactions.ts fits it. */
export interface ReactionWeights {
  bias: number;
  /** Of the examples. */
  nearest: number;
  sharedWords: number;
  /** How near the message comes to the reply itself. */
  reply: number;
  kind: number;
  isAsk: number;
  /** How near the message comes to the texts that are written for this answer: it tells whether that is spoken of at all. */
  subject: number;
  /** For each answer that was given since. */
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

const LEAST_LIKELY = 0.002;

/** Where a reaction stands in the conversation. */
export interface ReactionPlace {
  /** How many answers ago that was given which it is a reaction to. */
  ago: number;
  subjectNear: number;
}

const NEAREST_TEXTS = 3;

/** How near a message comes to what may be said to one answer: the mean of the nearest texts. */
export function subjectNearness(message: MessageRead, texts: readonly string[]): number {
  const nearest = texts
    .map(message.nearnessTo)
    .toSorted((one, other) => other - one)
    .slice(0, NEAREST_TEXTS);
  return nearest.reduce((sum, value) => sum + value, 0) / Math.max(1, nearest.length);
}

/** What speaks for a reaction being the one that a message is. */
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
    kind: Math.log(Math.max(LEAST_LIKELY, message.likelyKind(kind))),
    isAsk: kind === 'ask' ? 1 : 0,
    subject: place.subjectNear,
    ago: place.ago,
  };
}

/** The likelihood of each reaction, 0 to 1, in their order; what is missing to 1 is that the message is none of them. */
export function likelihoodsOf(reactions: readonly Signs[], weights: ReactionWeights): number[] {
  const odds = reactions.map((signs) =>
    Math.exp(signNames.reduce((sum, name) => sum + signs[name] * weights[name], 0)),
  );
  const all = odds.reduce((sum, each) => sum + each, 1);
  return odds.map((each) => each / all);
}
