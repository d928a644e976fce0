import type { NoteId, ScriptId } from '#domain/safety/script.ts';
import type { AnswerEvent } from '../engine.ts';
import { citationCheck } from './guard/citations.ts';
import { openDraft } from './guard/draft.ts';
import { estimateTokens } from './provider/estimate-tokens.ts';
import { findFigures, unknownFigure, derivedNumbers } from './guard/figures.ts';
import type { GuardReason } from './guard/guard-rules.ts';
import { type Model, type ModelEvent, ModelFailure } from './provider/model.ts';
import { outputGuard } from './guard/output-guard.ts';
import { type Question, textOf } from './prompt/question.ts';
import type { SecondOpinion } from './second-opinion.ts';
import { findDanger, withoutInput, findScript } from './tool-outcome.ts';

export const TEXT = 'answer';

export interface Usage {
  asked: number;
  /** The number of calls to the model, which is called again after each tool. */
  steps: number;
  /** The number of characters. */
  written: number;
  reported: number;
}

/** Our estimate, unless the provider reports more: some report nothing. */
export function tokensOf({ asked, steps, written, reported }: Usage): number {
  return Math.max(reported, asked * steps + estimateTokens(' '.repeat(written)));
}

type DropReason = GuardReason | 'unknown-figure';

/** How the model's output ended, and which part of it was shown. */
export type ModelOutcome = {
  text: string;
  dropped: readonly DropReason[];
  cited: ReadonlySet<number>;
  lines: readonly string[];
  /** Shown after the answer. */
  note: NoteId | null;
} & (
  | { kind: 'done' }
  /** The maximum length ended the answer. */
  | { kind: 'cut' }
  | { kind: 'failed'; failure: ModelFailure }
  | { kind: 'script'; script: ScriptId }
);

/** Shows the text that passes the checks, sentence by sentence. The engine adds what follows the answer. */
export async function* writeAnswer(
  question: Question,
  model: Model,
  opinion: SecondOpinion,
  usage: Usage,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, ModelOutcome> {
  const citations = citationCheck(question.sources.map(({ passage }) => textOf(passage)));
  const draft = openDraft<DropReason>(sentenceCheck(question), citations);
  const lines = new Set<string>();
  let text = '';
  const show = (next: string): AnswerEvent[] => {
    const shown = text === '' ? next.trimStart() : next;
    const opening = text === '' ? openingEvents : [];
    if (shown === '') return [];
    text += shown;
    return [...opening, { type: 'text-delta', id: TEXT, delta: shown }];
  };
  const ended = () => ({
    dropped: draft.dropped,
    cited: citations.cited,
    text,
    lines: [...lines],
    note: opinion.found()?.note ?? null,
  });

  try {
    for await (const event of model.stream(question.request, signal)) {
      const raised = opinion.found()?.script;
      if (raised) return { kind: 'script', script: raised, ...ended() };
      if (event.type === 'tool-call' || event.type === 'tool-result') {
        yield toolEvent(event);
        const script = handleToolOutcome(event, usage, lines, question.given);
        if (script) return { kind: 'script', script, ...ended() };
        continue;
      }
      if (event.type === 'text') usage.written += event.text.length;
      else usage.reported = event.tokens;
      const isCut = event.type === 'end' && event.isCut;
      if (isCut) draft.cut();
      const next = event.type === 'text' ? draft.take(event.text) : draft.finish();
      if (next.trim() !== '' && text === '') {
        await opinion.held();
        const found = opinion.found()?.script;
        if (found) return { kind: 'script', script: found, ...ended() };
      }
      yield* show(next);
      if (isCut && text !== '') return { kind: 'cut', ...ended() };
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'failed', failure: error, ...ended() };
  }
  const raised = opinion.found()?.script;
  if (raised) return { kind: 'script', script: raised, ...ended() };
  if (text !== '' || draft.dropped.length > 0) return { kind: 'done', ...ended() };
  return { kind: 'failed', failure: new ModelFailure('no-text'), ...ended() };
}

const openingEvents: readonly AnswerEvent[] = [
  { type: 'data-engine', data: { engine: 'model' } },
  { type: 'text-start', id: TEXT },
];

/** Checks for forbidden statements, and for claims that are in none of the given texts. */
function sentenceCheck({ given, conduct, canary, request }: Question) {
  const guard = outputGuard({ given, conduct, canary });
  let read = { count: -1, figures: new Set<number>() };
  const own = derivedNumbers(request.messages.map(({ text }) => text));
  const knownFigures = () => {
    if (read.count !== given.length)
      read = { count: given.length, figures: new Set(given.flatMap(findFigures)) };
    return { all: read.figures, own };
  };
  return (sentence: string, before: string): DropReason | null =>
    guard(sentence, before) ?? (unknownFigure(sentence, knownFigures()) === null ? null : 'unknown-figure');
}

type ToolEvent = Extract<ModelEvent, { type: 'tool-call' | 'tool-result' }>;

function toolEvent(event: ToolEvent): AnswerEvent {
  return event.type === 'tool-call'
    ? { type: 'tool-input-available', toolCallId: event.id, toolName: event.name, input: event.input }
    : { type: 'tool-output-available', toolCallId: event.id, output: event.output };
}

/** The findings of a tool may be repeated. A danger that the tool found takes priority over everything else. */
function handleToolOutcome(
  event: ToolEvent,
  usage: Usage,
  lines: Set<string>,
  given: string[],
): ScriptId | null {
  if (event.type === 'tool-call') {
    usage.written += JSON.stringify(event.input ?? null).length;
    return null;
  }
  usage.steps += 1;
  const result = JSON.stringify(event.output ?? null);
  usage.written += result.length;
  const script = findScript(event.output);
  if (script) return script;
  for (const line of findDanger(event.output)) lines.add(line);
  given.push(withoutInput(result, JSON.stringify(event.input ?? null)));
  return null;
}
