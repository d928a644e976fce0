import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { modelNotes } from '#content/model-notes.ts';
import type { Passage } from '#content/passage.ts';
import { prefaces } from '#content/safety-scripts.ts';
import { smallTalk } from '#domain/retrieval/small-talk.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { Tool } from '#domain/tools/tool.ts';
import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { nextTitles } from '../library/next-titles.ts';
import type { Library } from '../library/open-library.ts';
import { scriptEngine } from '../script-engine.ts';
import type { TokenBudget } from './daily-tokens.ts';
import { openDraft } from './draft.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { GuardReason } from './guard-rules.ts';
import { historyFor } from './history.ts';
import { conductFor, instructionsFor } from './instructions.ts';
import { insteadOfModel } from './instead-of-model.ts';
import { type Model, ModelFailure, type ModelRequest } from './model.ts';
import { outputGuard } from './output-guard.ts';
import { sourcesFor } from './sources.ts';
import { dangerIn, newIn, scriptIn } from './tool-outcome.ts';

interface Options {
  model: Model;
  library: Library;
  /** Answers what the model must not see, may not pay for or fails at. */
  fallback: Engine;
  tools: readonly Tool[];
  budget: TokenBudget;
  log: Logger;
}

/** What an answer is expected to take; corrected when it is there. */
const ANSWER_TOKENS = 500;
const TEXT = 'answer';

/** Lets a language model write the answer from the library's passages; the library stands behind it. */
export function modelEngine(options: Options): Engine {
  const { fallback, budget, log } = options;
  return {
    async *answer(turn, signal) {
      if (turn.isSensitive || smallTalk(turn.text)) {
        yield* fallback.answer(turn, signal);
        return;
      }
      const question = questionFor(turn, options);
      const asked = estimateTokens(
        question.request.instructions,
        ...question.request.messages.map((m) => m.text),
      );
      const reserved = asked + ANSWER_TOKENS;
      if (!(await budget.reserve(turn.person, reserved))) {
        yield* insteadOfModel(fallback.answer(turn, signal), { note: modelNotes.usedUp });
        return;
      }
      const usage: Usage = { asked, steps: 1, written: 0, reported: 0 };
      try {
        const ending = yield* write(question, options, usage, signal);
        if (signal.aborted) return;
        if (ending.kind === 'failed') log.warn({ failure: ending.failure.kind }, 'the model failed');
        if (ending.kind === 'blocked') log.warn({ reason: ending.reason }, 'the model was stopped');
        yield* closing(ending, question, options, signal);
      } finally {
        await settle(options, turn.person, reserved, tokensOf(usage));
      }
    },
  };
}

/** An answer that was given stays given when the count of its tokens fails. */
async function settle(
  { budget, log }: Options,
  person: string,
  reserved: number,
  used: number,
): Promise<void> {
  try {
    await budget.settle(person, reserved, used);
  } catch {
    log.error('tokens could not be settled');
  }
}

interface Question {
  turn: Turn;
  passages: readonly Passage[];
  request: ModelRequest;
  /** What the model may repeat; tool results join it. */
  given: string[];
  conduct: string;
  canary: string;
}

function questionFor(turn: Turn, { library, tools }: Options): Question {
  const passages = sourcesFor(library, turn);
  const canary = `k${randomBytes(9).toString('hex')}`;
  const conduct = conductFor(turn.advisor, canary);
  const said = [...historyFor(turn.history), { role: 'user' as const, text: turn.text }];
  const messages = said.map(({ role, text }) => ({ role, text: withoutSourceTags(text) }));
  return {
    turn,
    passages,
    conduct,
    canary,
    request: {
      instructions: instructionsFor(conduct, passages),
      messages,
      tools: tools.filter(({ advisor }) => advisor === turn.advisor),
      person: turn.person,
    },
    given: [
      ...passages.flatMap(({ text, sources }) => [text, ...sources.map(({ url }) => url)]),
      ...messages.map(({ text }) => text),
    ],
  };
}

/** Nobody may write a source of their own into the question. */
function withoutSourceTags(text: string): string {
  return text.replace(/<(?=\/?\s*source)/gi, '‹');
}

interface Usage {
  asked: number;
  /** How often the model was asked: again after each tool. */
  steps: number;
  /** Characters. */
  written: number;
  reported: number;
}

/** Ours, unless the provider says that it was more: some report nothing. */
function tokensOf({ asked, steps, written, reported }: Usage): number {
  return Math.max(reported, asked * steps + estimateTokens(' '.repeat(written)));
}

type Ending = { hasText: boolean; cited: ReadonlySet<number>; lines: readonly string[] } & (
  | { kind: 'done' }
  | { kind: 'failed'; failure: ModelFailure }
  | { kind: 'blocked'; reason: GuardReason }
  | { kind: 'script'; script: ScriptId }
);

/** Says what passes the guard, sentence by sentence; what ends it is left to `closing`. */
async function* write(
  { turn, passages, request, given, conduct, canary }: Question,
  { model }: Options,
  usage: Usage,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, Ending> {
  const guard = outputGuard({ given, conduct, canary });
  const draft = openDraft(guard, passages.length);
  const lines = new Set<string>();
  let hasText = false;
  const show = (text: string): AnswerEvent[] => {
    const shown = hasText ? text : text.trimStart();
    if (shown === '') return [];
    const opening = hasText ? [] : openingOf(turn);
    hasText = true;
    return [...opening, { type: 'text-delta', id: TEXT, delta: shown }];
  };
  const ended = () => ({ hasText, cited: draft.cited, lines: [...lines] });

  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'tool-call') {
        usage.written += JSON.stringify(event.input ?? null).length;
        const { id, name, input } = event;
        yield { type: 'tool-input-available', toolCallId: id, toolName: name, input };
      } else if (event.type === 'tool-result') {
        usage.steps += 1;
        const result = JSON.stringify(event.output ?? null);
        usage.written += result.length;
        const script = scriptIn(event.output);
        if (script) return { kind: 'script', script, ...ended() };
        for (const line of dangerIn(event.output)) lines.add(line);
        given.push(newIn(result, JSON.stringify(event.input ?? null)));
        yield { type: 'tool-output-available', toolCallId: event.id, output: event.output };
      } else {
        if (event.type === 'text') usage.written += event.text.length;
        else usage.reported = event.tokens;
        const { text, blocked } = event.type === 'text' ? draft.take(event.text) : draft.finish();
        yield* show(text);
        if (blocked) return { kind: 'blocked', reason: blocked, ...ended() };
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'failed', failure: error, ...ended() };
  }
  return hasText
    ? { kind: 'done', ...ended() }
    : { kind: 'failed', failure: new ModelFailure('no-text'), ...ended() };
}

function openingOf({ boundary: preface }: Turn): AnswerEvent[] {
  const said = preface && prefaces[preface].text;
  return [
    { type: 'data-engine', data: { engine: 'model' } },
    { type: 'text-start', id: TEXT },
    ...(said ? [{ type: 'text-delta' as const, id: TEXT, delta: `${said}\n\n` }] : []),
  ];
}

/** What stands below the answer, or in its place. */
async function* closing(
  ending: Ending,
  { turn, passages }: Question,
  { library, fallback }: Options,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  if (ending.hasText) yield { type: 'text-end', id: TEXT };
  yield* cardsFor(ending, passages);
  switch (ending.kind) {
    case 'done': {
      const first = passages.find((_passage, index) => ending.cited.has(index + 1));
      const items = first ? nextTitles(first, library) : [];
      if (items.length > 0) yield { type: 'data-suggestions', data: { items } };
      return;
    }
    case 'failed':
      // What was said stays, and the turn ends as an error that can be tried again.
      if (ending.hasText) throw ending.failure;
      yield* insteadOfModel(fallback.answer(turn, signal), { note: modelNotes.unreachable });
      return;
    case 'blocked':
      yield* insteadOfModel(
        fallback.answer(ending.hasText ? { ...turn, boundary: null } : turn, signal),
        ending.hasText
          ? { note: modelNotes.stopped, after: passages.length }
          : { note: modelNotes.unreachable },
      );
      return;
    case 'script':
      yield* scriptEngine(ending.script).answer(turn, signal);
  }
}

function* cardsFor({ cited, lines }: Ending, passages: readonly Passage[]): Generator<AnswerEvent> {
  // A tool found danger in its answers: the same card as for violence that is spoken of.
  if (lines.length > 0)
    yield { type: 'data-safety', data: { kind: 'violence-spoken-of', lines: [...lines] } };
  const items = passages.flatMap(({ id, title }, index) =>
    cited.has(index + 1) ? [{ n: index + 1, id, title }] : [],
  );
  if (items.length > 0) yield { type: 'data-citations', data: { items } };
}
