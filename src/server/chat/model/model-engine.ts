import type { Logger } from 'pino';
import { assistantName } from '#content/assistant-name.ts';
import { modelNotes } from '#content/model-notes.ts';
import { advisorProfiles } from '#content/advisors.ts';
import { advisorIds } from '#domain/advisor.ts';
import { canTalkTo } from '#domain/assistant.ts';
import { normalize } from '#domain/safety/normalize.ts';
import { isSpanish } from '#domain/safety/spanish.ts';
import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { scriptEngine } from '../script-engine.ts';
import { noteEvents } from '../with-note.ts';
import { interpret } from '../talk/heard.ts';
import type { TokenBudget } from './provider/daily-tokens.ts';
import { estimateTokens } from './provider/estimate-tokens.ts';
import type { IntentReader } from '../intents/read-intents.ts';
import { guideNotes } from './prompt/guide-notes.ts';
import { fallBackToLibrary } from './instead-of-model.ts';
import type { Model } from './provider/model.ts';
import { type TurnInput, type Question, isSentToModel, questionFor } from './prompt/question.ts';
import { type SecondOpinion, askSecondOpinion, noOpinion } from './second-opinion.ts';
import { needsNoSources } from './prompt/searches-for.ts';
import { TEXT, type ModelOutcome, tokensOf, writeAnswer } from './write-answer.ts';

interface Options extends TurnInput {
  model: Model;
  readIntents: IntentReader;
  /** Answers if the model must not see the message, is over budget or fails. */
  fallback: Engine;
  budget: TokenBudget;
  log: Logger;
  /** How long (ms) the first words wait for the second opinion. */
  holdMs?: number;
}

/** The tokens reserved for an answer. The actual use replaces them afterwards. */
const ANSWER_TOKENS = 400;
const SECOND_OPINION_TOKENS = 500;
/** If sentences were dropped, a text with fewer characters than this does not count as an answer. */
const USEFUL_WORDS = 8;

/** Lets a language model write the answer, with the rules and the library as the fallback. */
export function modelEngine(options: Options): Engine {
  const { bank, budget, log } = options;
  return {
    isMultilingual: true,
    async *answer(turn, signal) {
      const fallback = fallbackFor(turn, options);
      const heard = interpret(turn, bank);
      if (!isSentToModel(turn, heard)) {
        yield* fallback.answer(turn, signal);
        return;
      }
      const notes = guideNotes(turn, await options.readIntents(turn));
      const question = questionFor(turn, heard, notes, options);
      const { instructions, messages } = question.request;
      const asked = estimateTokens(instructions, ...messages.map(({ text }) => text));
      const reserved = asked + ANSWER_TOKENS + SECOND_OPINION_TOKENS;
      if (!(await budget.reserve(turn.person, reserved))) {
        yield* fallBackToLibrary(fallback.answer(turn, signal), { note: modelNotes.usedUp });
        return;
      }
      const opinion = opinionOn(question, options, signal);
      const usage = { asked, steps: 1, written: 0, reported: 0 };
      try {
        const written = yield* writeAnswer(question, options.model, opinion, usage, signal);
        if (signal.aborted) return;
        if (written.kind === 'failed') log.warn({ failure: written.failure.kind }, 'the model failed');
        if (written.dropped.length > 0)
          log.warn({ reasons: written.dropped }, 'sentences of the model were left out');
        yield* closingText(written, question, options, signal);
        return opinion.findsNone() ? 'no-danger' : undefined;
      } finally {
        await settle(options, turn.person, reserved, tokensOf(usage) + opinion.tokens());
      }
    },
  };
}

/** The library knows only English, so Spanish gets the fixed text with the Spanish help lines. */
function fallbackFor({ text }: Turn, { fallback }: Options): Engine {
  return isSpanish(normalize(text)) ? scriptEngine('spanish') : fallback;
}

/** No second opinion if a rule has found something or the message is only thanks. */
function opinionOn(
  { turn, heard }: Question,
  { model, holdMs }: Options,
  signal: AbortSignal,
): SecondOpinion {
  const isRuled = turn.hasNote && !turn.isNoteGuess;
  if (isRuled || needsNoSources(turn, heard)) return noOpinion;
  return askSecondOpinion(model, turn, signal, holdMs);
}

/** A failed update of the token count doesn't invalidate the answer. */
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

/** Returns the text shown after the answer, or instead of it. */
async function* closingText(
  written: ModelOutcome,
  question: Question,
  options: Options,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { turn, sources } = question;
  const fallback = fallbackFor(turn, options);
  const hasText = written.text !== '';
  if (hasText && written.kind === 'cut')
    yield { type: 'text-delta', id: TEXT, delta: `\n\n${modelNotes.cutShort}` };
  if (hasText) yield { type: 'text-end', id: TEXT };
  yield* cardsFor(written, question);
  switch (written.kind) {
    case 'done':
    case 'cut':
      if (isUseful(written)) {
        yield* handOverIn(written, question);
        if (written.kind === 'cut') yield { type: 'data-suggestions', data: { items: [modelNotes.goOn] } };
        if (written.note) yield* noteEvents(written.note);
        return;
      }
      yield* fallBackToLibrary(fallback.answer(turn, signal), hasText ? { after: sources.length } : {});
      return;
    case 'failed':
      // The shown text stays, and the turn ends with an error that can be retried.
      if (hasText) throw written.failure;
      yield* fallBackToLibrary(fallback.answer(turn, signal), { note: modelNotes.unreachable });
      return;
    case 'script':
      yield* scriptEngine(written.script).answer(turn, signal);
  }
}

function isUseful({ text, dropped }: ModelOutcome): boolean {
  return dropped.length === 0 || text.split(/\s+/).length >= USEFUL_WORDS;
}

function* cardsFor({ cited, lines }: ModelOutcome, { sources }: Question): Generator<AnswerEvent> {
  // A tool found danger in its input, so the answer gets the same card as violence in a message.
  if (lines.length > 0) yield { type: 'data-safety', data: { kind: 'note-violence', lines: [...lines] } };
  const items = sources.flatMap(({ passage: { id, title } }, index) =>
    cited.has(index + 1) ? [{ n: index + 1, id, title }] : [],
  );
  if (items.length > 0) yield { type: 'data-citations', data: { items } };
}

/** A message such as "Um, what?" gives the next advisor nothing to answer. */
const MIN_HANDOVER_WORDS = 4;

/** Adds a link to another advisor that the answer names, but not if a child with the same name is meant. */
function* handOverIn({ text }: ModelOutcome, { turn, heard }: Question): Generator<AnswerEvent> {
  const asked = heard.questions.toSorted((one, other) => other.text.length - one.text.length)[0];
  const named = advisorIds.find((id) => {
    const { name } = advisorProfiles[id];
    const isSaid = new RegExp(`\\b${name}\\b`);
    return (
      id !== turn.advisor && isSaid.test(text) && ![turn.text, ...turn.questions].some((t) => isSaid.test(t))
    );
  });
  if (!named || !asked || asked.text.split(/\s+/).length < MIN_HANDOVER_WORDS) return;
  const isOpen = canTalkTo(named, turn.accessible);
  yield {
    type: 'data-hand-over',
    data: { advisor: named, name: assistantName(named), question: asked.text, isOpen },
  };
}
