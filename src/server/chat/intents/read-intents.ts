import type { AssistantId } from '#domain/assistant.ts';
import { chooseFollowUp } from '#domain/intents/choose-follow-up.ts';
import type { FollowUp, Intent, WrittenReply } from '#domain/intents/intent.ts';
import type { Theme } from '#domain/intents/theme.ts';
import { type LikelyId, NONE, featuresOf, likelihoods, nearnessTo } from '#domain/intents/intent-model.ts';
import { isReplyLabel } from '#domain/reactions/reply-label.ts';
import { isQuestion, sentencesOf } from '#domain/talk/asked-questions.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { inTime } from '../encoder/in-time.ts';
import { rememberingEncoder } from '../encoder/remembering-encoder.ts';
import type { SaidBefore, Turn } from '../engine.ts';
import type { LikelyReaction, ReactionReader } from '../reactions/find-reactions.ts';
import type { IntentModels } from './open-intent-model.ts';
import type { Intents } from './open-intents.ts';

/** What a message is in terms of the written replies. */
export interface IntentsRead {
  /** The reply that asked something last, where the newest answer is it. */
  asked: WrittenReply | null;
  /** The reply behind a suggestion that was pressed. */
  pressed: WrittenReply | null;
  /** The newest answer or the one before it asked something. */
  isOpen: boolean;
  /** Which of the answers expected to it this is. */
  followUp: FollowUp | null;
  /** Best first; `likely` is 0 to 1. */
  found: readonly LikelyIntent[];
  /** What the message is about as a whole, where it is near to several intents; the likeliest. */
  theme: LikelyTheme | null;
  /** What one of the newest answers was written for, where it was the reply to an intent. */
  answered: Intent | null;
  /** Of what James writes messages for, where the advisor helps with messages; best first. */
  messages: readonly LikelyIntent[];
  /** What it may be in reaction to the newest answers, best first. */
  reactions: readonly LikelyReaction[];
}

export interface LikelyIntent {
  intent: Intent;
  likely: number;
  /** How near the message, or a question in it, comes to its examples: a cosine. */
  near: number;
}

export interface LikelyTheme {
  theme: Theme;
  /** Of all its intents together, 0 to 1. */
  likely: number;
}

export type IntentReader = (turn: Turn) => Promise<IntentsRead>;

export const nothingRead: IntentsRead = {
  asked: null,
  pressed: null,
  isOpen: false,
  followUp: null,
  found: [],
  theme: null,
  answered: null,
  messages: [],
  reactions: [],
};

/** The two who help with messages to the other parent. */
export const writers: ReadonlySet<AssistantId> = new Set(['james', 'emma']);

/** Of written replies; two kilobytes each. */
const EXAMPLES_KEPT = 4096;
const SENTENCES_AT_MOST = 6;
const NAMED = 3;
/** One sentence alone is often about a side matter; together with the whole it says what the message is about. */
const SENTENCE = 0.4;
/** What someone asks is what they want to hear about. */
const QUESTION = 0.7;

export interface IntentSources {
  intents: Intents;
  models: IntentModels;
  encoder: Encoder;
  readReactions: ReactionReader;
  readPressed: (turn: Turn) => WrittenReply | null;
  maxWaitMs: number;
  /** Reads, behind the answer, what is expected in return: a message then waits for nothing but its own words. */
  preparesNext: boolean;
}

export function intentReader(sources: IntentSources): IntentReader {
  const { intents, models, encoder, readReactions, maxWaitMs } = sources;
  const writtenExamples = rememberingEncoder(encoder, EXAMPLES_KEPT);
  const prepare = sources.preparesNext ? oneAtATime((texts) => writtenExamples.encode(texts)) : null;
  return async (turn) => {
    const [asked = null, before = null] = turn.turnsDown ? [] : askedIn(turn.history, intents);
    const open = asked ?? before;
    const exact = intents.exactly(turn.text, turn.advisor);
    const parts = partsOf(turn.text);
    const expected = open ? examplesOf(open) : [];
    const [vectors, examples, reactions] = exact
      ? [null, null, []]
      : await Promise.all([
          inTime(encoder.encode(parts), maxWaitMs),
          inTime(writtenExamples.encode(expected), maxWaitMs),
          readReactions(turn),
        ]);
    const ofExact = exact ? [{ intent: exact, likely: 1, near: 1 }] : null;
    const ofModel = (advisor: AssistantId) => found(parts, vectors ?? [], advisor, { intents, models });
    const foundHere = ofExact ?? ofModel(turn.advisor);
    const read = {
      asked,
      pressed: pressedAnswer(turn.text, open) ?? sources.readPressed(turn),
      isOpen: open !== null,
      followUp: asked && chooseFollowUp(turn.text, asked.followUps, nearness(vectors, examples, expected)),
      found: foundHere,
      theme: likeliestTheme(turn.text, vectors?.[0], turn.advisor, { intents, models }),
      answered: answeredIn(turn.history, intents),
      messages: writers.has(turn.advisor) ? (turn.advisor === 'james' ? foundHere : ofModel('james')) : [],
      reactions,
    };
    const likelyNext = read.followUp ?? read.found[0]?.intent;
    if (likelyNext) prepare?.(examplesOf(likelyNext));
    return read;
  };
}

/** One of the answers to our question that stood below it. */
function pressedAnswer(text: string, open: WrittenReply | null): FollowUp | null {
  return open?.followUps.find(({ examples }) => isReplyLabel(text, examples)) ?? null;
}

/** The whole message first, then its sentences: one of them may be what it is about. */
function partsOf(text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.length > 1 ? [text, ...sentences.slice(0, SENTENCES_AT_MOST)] : [text];
}

/** What the newest answer asked; where it asked nothing, what the one before did: that may still be answered. */
function askedIn(history: readonly SaidBefore[], intents: Intents): (WrittenReply | null)[] {
  return history
    .filter(({ role }) => role === 'assistant')
    .slice(0, 2)
    .map(({ text }) => {
      const replies = text.split('\n\n').flatMap((paragraph) => intents.saidAs(paragraph) ?? []);
      return replies.find(({ question }) => question !== undefined) ?? null;
    });
}

/** So many answers may lie between what was told and the wish for words. */
const ANSWERED_WITHIN = 3;

function answeredIn(history: readonly SaidBefore[], intents: Intents): Intent | null {
  const opened = history
    .filter(({ role }) => role === 'assistant')
    .slice(0, ANSWERED_WITHIN)
    .flatMap(({ text }) => text.split('\n\n').flatMap((paragraph) => intents.openedBy(paragraph) ?? []));
  return opened[0] ?? null;
}

function examplesOf({ followUps }: WrittenReply): string[] {
  return followUps.flatMap(({ examples }) => examples);
}

/** What comes while one is prepared is left out: it must not pile up before the messages of people. */
function oneAtATime(
  work: (texts: readonly string[]) => Promise<unknown>,
): (texts: readonly string[]) => void {
  let isBusy = false;
  return (texts) => {
    if (isBusy || texts.length === 0) return;
    isBusy = true;
    work(texts)
      // It is read when it is needed.
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  };
}

function nearness(
  message: readonly Float32Array[] | null,
  examples: readonly Float32Array[] | null,
  expected: readonly string[],
) {
  const [whole] = message ?? [];
  if (!whole || !examples) return null;
  const rows = new Map(expected.map((example, at) => [example, examples[at]]));
  return (example: string) => cosine(whole, rows.get(example));
}

function cosine(one: Float32Array, other: Float32Array | undefined): number {
  return other
    ? Math.max(
        0,
        one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0),
      )
    : 0;
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
    .slice(0, NAMED)
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
