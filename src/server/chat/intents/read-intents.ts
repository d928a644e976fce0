import { advisorIds } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { chooseFollowUp } from '#domain/intents/choose-follow-up.ts';
import type { FollowUp, Intent, WrittenReply } from '#domain/intents/intent.ts';
import type { Theme } from '#domain/intents/theme.ts';
import { type LikelyId, NONE, featuresOf, likelihoods, nearnessTo } from '#domain/intents/intent-model.ts';
import { isReplyLabel } from '#domain/reactions/reply-label.ts';
import { isQuestion, splitIntoSentences } from '#domain/talk/asked-questions.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { inTime } from '../encoder/in-time.ts';
import type { HistoryMessage, Turn } from '../engine.ts';
import type { LikelyReaction, ReactionReader } from '../reactions/find-reactions.ts';
import type { WrittenVectors } from '../written-vectors/written-vectors.ts';
import type { IntentModels } from './open-intent-model.ts';
import type { Intents } from './open-intents.ts';

/** The interpretation of a message in terms of the written replies. */
export interface IntentsRead {
  /** The reply that asked the last question, if it is the newest answer. */
  asked: WrittenReply | null;
  /** The reply that belongs to a pressed suggestion. */
  pressed: WrittenReply | null;
  /** Whether the newest answer or the one before it asked a question. */
  isOpen: boolean;
  /** The expected answer that the message matches. */
  followUp: FollowUp | null;
  /** Intents, best first; `likely` is 0 to 1. */
  found: readonly LikelyIntent[];
  /** The most similar of the other advisors' likely intents. A person doesn't know whose subject it is. */
  elsewhere: LikelyIntent | null;
  /** The likeliest theme of the message, if it is similar to several intents. */
  theme: LikelyTheme | null;
  /** The reactions, if one of the newest answers was the reply to an intent. */
  answered: Intent | null;
  /** The matching purposes for which James writes messages, if the advisor helps with messages; best first. */
  messages: readonly LikelyIntent[];
  /** Possible reactions to the newest answers, best first. */
  reactions: readonly LikelyReaction[];
}

export interface LikelyIntent {
  intent: Intent;
  likely: number;
  /** The cosine similarity of the message, or a question in it, to the examples. */
  near: number;
}

export interface LikelyTheme {
  theme: Theme;
  /** The probability of all its intents together, 0 to 1. */
  likely: number;
}

export type IntentReader = (turn: Turn) => Promise<IntentsRead>;

export const noIntents: IntentsRead = {
  asked: null,
  pressed: null,
  isOpen: false,
  followUp: null,
  found: [],
  elsewhere: null,
  theme: null,
  answered: null,
  messages: [],
  reactions: [],
};

/** The two advisors who help with messages to the other parent. */
export const writers: ReadonlySet<AssistantId> = new Set(['james', 'emma']);

const MAX_SENTENCES = 6;
const EXACT_MATCH = 3;
/** A single sentence is often about a side issue; together with the whole message it shows the topic. */
const SENTENCE = 0.4;
/** A question in the message shows what the person wants to know. */
const QUESTION = 0.7;

export interface IntentSources {
  intents: Intents;
  models: IntentModels;
  encoder: Encoder;
  written: WrittenVectors;
  readReactions: ReactionReader;
  readPressed: (turn: Turn) => WrittenReply | null;
  maxWaitMs: number;
  /**
   * Encodes the expected answers after the reply is sent, so that the next message has to wait only for its own
   * embedding.
   */
  preparesNext: boolean;
}

export function intentReader(sources: IntentSources): IntentReader {
  const { intents, models, encoder, written, readReactions, maxWaitMs, preparesNext } = sources;
  return async (turn) => {
    const [asked = null, before = null] = turn.turnsDown ? [] : askedIn(turn.history, intents);
    const open = asked ?? before;
    const exact = intents.exactly(turn.text, turn.advisor);
    const parts = partsOf(turn.text);
    const expected = open ? examplesOf(open) : [];
    const [vectors, compare, reactions] = exact
      ? [null, null, []]
      : await Promise.all([
          inTime(encoder.encode(parts), maxWaitMs),
          written.open(expected, maxWaitMs),
          readReactions(turn),
        ]);
    const nearness = compare && vectors?.[0] ? compare(vectors[0]) : null;
    const ofExact = exact ? [{ intent: exact, likely: 1, near: 1 }] : null;
    const ofModel = (advisor: AssistantId) => found(parts, vectors ?? [], advisor, { intents, models });
    const foundHere = ofExact ?? ofModel(turn.advisor);
    const read = {
      asked,
      pressed: pressedAnswer(turn.text, open) ?? sources.readPressed(turn),
      isOpen: open !== null,
      followUp: asked && chooseFollowUp(turn.text, asked.followUps, nearness),
      found: foundHere,
      elsewhere: exact ? null : nearestOf(advisorIds.filter((id) => id !== turn.advisor).map(ofModel)),
      theme: likeliestTheme(turn.text, vectors?.[0], turn.advisor, { intents, models }),
      answered: answeredIn(turn.history, intents),
      messages: writers.has(turn.advisor) ? (turn.advisor === 'james' ? foundHere : ofModel('james')) : [],
      reactions,
    };
    const likelyNext = read.followUp ?? read.found[0]?.intent;
    if (preparesNext && likelyNext) written.prepare(examplesOf(likelyNext));
    return read;
  };
}

const LIKELY_ELSEWHERE = 0.75;

/** Each advisor's probabilities compare only that advisor's intents, so the similarity decides between advisors. */
function nearestOf(all: readonly (readonly LikelyIntent[])[]): LikelyIntent | null {
  const best = all.flatMap(([first]) => (first && first.likely >= LIKELY_ELSEWHERE ? [first] : []));
  return best.toSorted((one, other) => other.near - one.near)[0] ?? null;
}

/** Whether the message is one of the suggested answers below our question. */
function pressedAnswer(text: string, open: WrittenReply | null): FollowUp | null {
  return open?.followUps.find(({ examples }) => isReplyLabel(text, examples)) ?? null;
}

/** Checks the whole message first, then its sentences, because the topic may be in one of them. */
function partsOf(text: string): string[] {
  const sentences = splitIntoSentences(text);
  return sentences.length > 1 ? [text, ...sentences.slice(0, MAX_SENTENCES)] : [text];
}

/** Returns the question of the newest answer or, if it asked nothing, of the one before, which may still be answered. */
function askedIn(history: readonly HistoryMessage[], intents: Intents): (WrittenReply | null)[] {
  return history
    .filter(({ role }) => role === 'assistant')
    .slice(0, 2)
    .map(({ text }) => {
      const replies = text.split('\n\n').flatMap((paragraph) => intents.saidAs(paragraph) ?? []);
      return replies.find(({ question }) => question !== undefined) ?? null;
    });
}

/** The maximum number of answers between a statement and the request for words. */
const MAX_ANSWER_AGE = 3;

function answeredIn(history: readonly HistoryMessage[], intents: Intents): Intent | null {
  const opened = history
    .filter(({ role }) => role === 'assistant')
    .slice(0, MAX_ANSWER_AGE)
    .flatMap(({ text }) => text.split('\n\n').flatMap((paragraph) => intents.openedBy(paragraph) ?? []));
  return opened[0] ?? null;
}

function examplesOf({ followUps }: WrittenReply): string[] {
  return followUps.flatMap(({ examples }) => examples);
}

function found(
  parts: readonly string[],
  vectors: readonly Float32Array[],
  advisor: AssistantId,
  { intents, models: { bucketWeights, byAdvisor } }: Pick<IntentSources, 'intents' | 'models'>,
): LikelyIntent[] {
  const model = byAdvisor.get(advisor);
  if (!model) return [];
  const [whole, ...sentences] = parts.flatMap((text, at) => {
    const vector = vectors[at];
    if (!vector) return [];
    return [
      { vector, weight: weightOf(text), found: likelihoods(featuresOf(text, vector, bucketWeights), model) },
    ];
  });
  if (!whole) return [];
  const telling = [whole, ...sentences.filter(({ weight }) => weight === QUESTION)];
  return whole.found
    .flatMap(({ id, likely: ofWhole }) => {
      const intent = id === NONE ? undefined : intents.byId.get(id);
      const together = sentences.map(
        ({ weight, found }) => (1 - weight) * ofWhole + weight * likelyIn(found, id),
      );
      return intent ? [{ intent, likely: Math.max(ofWhole, ...together) }] : [];
    })
    .toSorted((one, other) => other.likely - one.likely)
    .slice(0, EXACT_MATCH)
    .map(({ intent, likely }) => ({
      intent,
      likely,
      near: Math.max(...telling.map(({ vector }) => nearnessTo(intent.id, vector, model))),
    }));
}

function likeliestTheme(
  text: string,
  vector: Float32Array | undefined,
  advisor: AssistantId,
  { intents, models: { bucketWeights, byAdvisor } }: Pick<IntentSources, 'intents' | 'models'>,
): LikelyTheme | null {
  const model = byAdvisor.get(advisor);
  if (!model || !vector) return null;
  const found = likelihoods(featuresOf(text, vector, bucketWeights), model);
  const likely = new Map(found.map(({ id, likely: share }) => [id, share]));
  const [best] = intents.themes
    .filter(({ id }) => id.startsWith(`${advisor}-`))
    .map((theme) => ({ theme, likely: theme.of.reduce((sum, id) => sum + (likely.get(id) ?? 0), 0) }))
    .toSorted((one, other) => other.likely - one.likely);
  return best ?? null;
}

function weightOf(sentence: string): number {
  return isQuestion(sentence) ? QUESTION : SENTENCE;
}

function likelyIn(found: readonly LikelyId[], id: string): number {
  return found.find((each) => each.id === id)?.likely ?? 0;
}
