import type { Intent, WrittenReply } from '#domain/intents/intent.ts';
import type { FitSigns, FitSource } from '#domain/reply-fit/reply-fit.ts';
import { sharedWords } from '#domain/reply-fit/shared-words.ts';
import type { IntentsRead, LikelyIntent } from '../intents/read-intents.ts';
import type { LikelyReaction } from '../reactions/find-reactions.ts';
import type { Candidate } from '../talk/find-passage.ts';
import { type TermIndex, openTermIndex } from './term-index.ts';

/** A possible reply to a message. It may have been used before. */
export interface CandidateReply {
  /** The ID of the intent, the theme, the passage, or the answer that the message reacts to. */
  id: string;
  said: { reply: WrittenReply; ages?: Intent['ages'] } | { passage: Candidate };
  /** The question that the reply answers, in the person's words, for a button. */
  title: string | null;
  signs: FitSigns;
}

export interface Message {
  text: string;
  isAsked: boolean;
}

const REACTIONS = 3;

/** Returns all prewritten texts that are similar to a message. */
export function candidateReplies(
  message: Message,
  read: IntentsRead,
  passage: Candidate | null,
): CandidateReply[] {
  const index = openTermIndex();
  return [
    ...read.found.map((each, at) => intentCandidate(each, message, at === 0, index)),
    // A person who asks a question wants an answer, not a question about further details.
    ...read.reactions
      .slice(0, REACTIONS)
      .filter(({ reaction }) => !(message.isAsked && reaction.kind === 'more'))
      .map((each, at) => reactionCandidate(each, message, at === 0, index)),
    ...themeCandidate(read, message),
    ...(passage ? [passageCandidate(passage, message, index)] : []),
  ];
}

function intentCandidate(
  { intent, likely, near }: LikelyIntent,
  message: Message,
  isLikeliest: boolean,
  index: TermIndex,
): CandidateReply {
  const asksBack = intent.question !== undefined;
  const { examples, title } = intent;
  return {
    id: intent.id,
    said: { reply: intent, ...(intent.ages && { ages: intent.ages }) },
    title,
    signs: {
      ...signs('intent', message, likely, isLikeliest),
      near,
      asksBack,
      ...sharedWordShares(message, examples, title, index),
    },
  };
}

function reactionCandidate(
  { reaction, subject, likely }: LikelyReaction,
  message: Message,
  isLikeliest: boolean,
  index: TermIndex,
): CandidateReply {
  return {
    id: subject.id,
    said: { reply: { reply: reaction.reply, followUps: [], offers: subject.id } },
    title: null,
    signs: {
      ...signs('reaction', message, likely, isLikeliest),
      ...sharedWordShares(message, reaction.examples, '', index),
    },
  };
}

function themeCandidate({ theme: found }: IntentsRead, message: Message): CandidateReply[] {
  if (!found) return [];
  return found.theme.replies.map((reply) => ({
    id: found.theme.id,
    said: { reply },
    title: null,
    signs: { ...signs('theme', message, found.likely, true), asksBack: reply.question !== undefined },
  }));
}

function passageCandidate(candidate: Candidate, message: Message, index: TermIndex): CandidateReply {
  const { passage, likely } = candidate;
  return {
    id: passage.id,
    said: { passage: candidate },
    title: passage.title,
    signs: {
      ...signs('passage', message, likely, true),
      ...sharedWordShares(message, passage.asks, passage.title, index),
    },
  };
}

function signs(source: FitSource, { isAsked }: Message, likely: number, isLikeliest: boolean): FitSigns {
  return { source, likely, isLikeliest, isAsked, near: 0, asksBack: false, inExamples: 0, inTitle: 0 };
}

function sharedWordShares(
  { text }: Message,
  examples: readonly string[],
  title: string,
  { termsOf, rarity }: TermIndex,
): Pick<FitSigns, 'inExamples' | 'inTitle'> {
  return {
    inExamples: sharedWords(text, termsOf(examples), rarity),
    inTitle: sharedWords(text, termsOf([title]), rarity),
  };
}
