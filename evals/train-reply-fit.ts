import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';
import { type FitSigns, fitSources, inputsOf } from '#domain/reply-fit/reply-fit.ts';
import { type CandidateReply, candidateReplies } from '#server/chat/best-guess/candidate-replies.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import type { Turn } from '#server/chat/engine.ts';
import { openIntentReader } from '#server/chat/intents/open-intent-reader.ts';
import { openLibraries } from '#server/chat/library/open-libraries.ts';
import { UNHURRIED_WAIT_MS } from '#server/chat/safety-readers.ts';
import { findPassage } from '#server/chat/talk/find-passage.ts';
import { interpret } from '#server/chat/talk/heard.ts';
import { openListeningBank } from '#server/chat/talk/listening-bank.ts';
import { fitLine } from './fit/fit-line.ts';
import { firstQuestion } from './measure/conversation/first-question.ts';

// node evals/train-reply-fit.ts: regenerates src/content/reply-fit.json in about a minute. Run it after
// evals/train-intents.ts or after new ratings.

const bank = path.join(import.meta.dirname, 'banks/reply-fit.jsonl');
const file = path.join(import.meta.dirname, '../src/content/reply-fit.json');

const moment = v.object({
  advisor: v.picklist(advisorIds),
  /** The previous turns, oldest first. */
  before: v.array(v.object({ message: v.string(), answer: v.string() })),
  text: v.string(),
  /** A possible reply with its rating, from 0 (harmful) to 4 (as good as a good human advisor). */
  marked: v.array(
    v.object({ source: v.picklist(fitSources), id: v.string(), start: v.string(), mark: v.number() }),
  ),
});
type Moment = v.InferOutput<typeof moment>;

if (import.meta.main) {
  const rated = await Array.fromAsync(readMoments(), rate);
  const weights = Object.fromEntries(
    fitSources.map((source) => [
      source,
      fitSource(rated.flat().filter(({ signs }) => signs.source === source)),
    ]),
  );
  writeFileSync(file, `${JSON.stringify({ origin: fitOrigin(), weights }, null, 1)}\n`);
}

export interface RatedReply {
  signs: FitSigns;
  mark: number;
}

export function readMoments(): Moment[] {
  return readFileSync(bank, 'utf8')
    .trim()
    .split('\n')
    .map((line) => v.parse(moment, JSON.parse(line)));
}

/** The hash of the training data, stored next to the weights. */
export function fitOrigin(): string {
  return createHash('sha256').update(readFileSync(bank)).digest('hex');
}

/** The current candidates for the message, with the ratings of those that existed when it was rated. */
export async function rate({ advisor, before, text, marked }: Moment): Promise<RatedReply[]> {
  const history = before
    .flatMap(({ message, answer }) => [
      { role: 'user' as const, text: message },
      { role: 'assistant' as const, text: answer },
    ])
    .toReversed();
  const questions = before.map(({ message }) => message).toReversed();
  const turn: Turn = { ...firstQuestion(advisor, text), position: before.length, questions, history };
  const heard = interpret(turn, openListeningBank());
  const read = await openIntentReader(openEncoder(), UNHURRIED_WAIT_MS)(turn);
  const passage = findPassage(openLibraries(), turn, heard, advisor, text);
  return candidateReplies({ text, isAsked: heard.questions.length > 0 }, read, passage).flatMap((each) => {
    const mark = marked.find((other) => isSame(each, other))?.mark;
    return mark === undefined ? [] : [{ signs: each.signs, mark }];
  });
}

function isSame({ id, said, signs: { source } }: CandidateReply, marked: Moment['marked'][number]): boolean {
  if (source !== marked.source || id !== marked.id) return false;
  return source !== 'reaction' || ('reply' in said && said.reply.reply.startsWith(marked.start));
}

function fitSource(rated: readonly RatedReply[]): number[] {
  return fitLine(rated.map(({ signs, mark }) => ({ inputs: inputsOf(signs), value: mark }))).map((weight) =>
    Number(weight.toFixed(3)),
  );
}
