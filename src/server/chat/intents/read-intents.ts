import type { AssistantId } from '#domain/assistant.ts';
import { chooseFollowUp } from '#domain/intents/choose-follow-up.ts';
import type { FollowUp, Intent, WrittenReply } from '#domain/intents/intent.ts';
import { type IntentModel, likelihoods, scoreIntents } from '#domain/intents/intent-model.ts';
import { sentencesOf } from '#domain/talk/asked-questions.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { inTime } from '../encoder/in-time.ts';
import type { SaidBefore, Turn } from '../engine.ts';
import type { Intents } from './open-intents.ts';

/** What a message is in terms of the written replies. */
export interface IntentsRead {
  /** The reply that asked something last. */
  asked: WrittenReply | null;
  /** Which of the answers expected to it this is. */
  followUp: FollowUp | null;
  /** Best first; `likely` is 0 to 1. */
  found: readonly LikelyIntent[];
}

export interface LikelyIntent {
  intent: Intent;
  likely: number;
}

export type IntentReader = (turn: Turn) => Promise<IntentsRead>;

export const nothingRead: IntentsRead = { asked: null, followUp: null, found: [] };

/** Nobody waits longer for the encoder: word for word matches are found without it. */
const MAX_WAIT_MS = 600;
const SENTENCES_AT_MOST = 6;
const NAMED = 3;

export interface IntentSources {
  intents: Intents;
  model: IntentModel;
  encoder: Encoder;
}

export function intentReader({ intents, model, encoder }: IntentSources): IntentReader {
  return async (turn) => {
    const asked = askedLast(turn.history, intents);
    const exact = intents.exactly(turn.text, turn.advisor);
    const parts = partsOf(turn.text);
    const expected = asked?.followUps.flatMap(({ examples }) => examples) ?? [];
    const vectors = exact ? null : await inTime(encoder.encode([...parts, ...expected]), MAX_WAIT_MS);
    return {
      asked,
      followUp:
        asked && chooseFollowUp(turn.text, asked.followUps, nearness(vectors, parts.length, expected)),
      found: exact
        ? [{ intent: exact, likely: 1 }]
        : found(vectors?.slice(0, parts.length) ?? [], turn.advisor, { intents, model }),
    };
  };
}

/** The whole message first, then its sentences: one of them may be what it is about. */
function partsOf(text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.length > 1 ? [text, ...sentences.slice(0, SENTENCES_AT_MOST)] : [text];
}

/** The reply that the newest answer was, if it asked something. */
function askedLast(history: readonly SaidBefore[], intents: Intents): WrittenReply | null {
  const answer = history.find(({ role }) => role === 'assistant');
  for (const paragraph of answer?.text.split('\n\n') ?? []) {
    const reply = intents.saidAs(paragraph);
    if (reply?.question) return reply;
  }
  return null;
}

function nearness(vectors: readonly Float32Array[] | null, from: number, expected: readonly string[]) {
  const [message] = vectors ?? [];
  if (!vectors || !message) return null;
  const rows = new Map(expected.map((example, at) => [example, vectors[from + at]]));
  return (example: string) => cosine(message, rows.get(example));
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
  vectors: readonly Float32Array[],
  advisor: AssistantId,
  { intents, model }: Pick<IntentSources, 'intents' | 'model'>,
): LikelyIntent[] {
  const isOwn = (id: string) => id.startsWith(`${advisor}-`);
  const best = new Map<string, number>();
  for (const vector of vectors) {
    for (const { id, likely } of likelihoods(scoreIntents(vector, model, isOwn)))
      best.set(id, Math.max(best.get(id) ?? 0, likely));
  }
  return [...best]
    .flatMap(([id, likely]) => {
      const intent = intents.byId.get(id);
      return intent ? [{ intent, likely }] : [];
    })
    .toSorted((one, other) => other.likely - one.likely)
    .slice(0, NAMED);
}
