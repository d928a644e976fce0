import { helpBase, helpOpeners } from '#content/help-base.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { textFor } from './answer-text.ts';
import { stageAnswers } from './ask-back.ts';
import { findAnswer } from './find-answer.ts';
import { type Finding, type KnownTurn, knownTurn } from './finding.ts';
import { speaksOfChildren } from './fitting.ts';
import { stepTitles, suggestionsFor } from './next-titles.ts';
import { type Library, openLibrary } from './open-library.ts';
import { lastSaid } from './subject.ts';

/** Between two pieces: fast enough to read along, slow enough to look like reading aloud. */
const PIECE_MS = 28;
const WORDS_IN_A_PIECE = 6;
const OPENING_QUESTIONS = 3;

/** Waits between two pieces of an answer; may reject when `signal` aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Hears what an answer was that has been said to its end. */
export type Answered = (turn: Turn, kind: Finding['kind']) => Promise<void>;

/** Answers from the curated passages: no key, no network. */
export function libraryEngine(pause: Pause, library = openLibraries(), answered?: Answered): Engine {
  return {
    async *answer(asked, signal) {
      const turn = knownTurn(asked);
      const finding = findAnswer(library, turn);
      yield { type: 'data-engine', data: { engine: 'library' } };
      yield { type: 'text-start', id: 'answer' };
      for (const [index, delta] of pieces(textFor(finding, turn)).entries()) {
        if (index > 0) await pause(PIECE_MS, signal);
        if (signal.aborted) return;
        yield { type: 'text-delta', id: 'answer', delta };
      }
      yield { type: 'text-end', id: 'answer' };
      yield* cardsFor(finding, turn, library);
      if (!signal.aborted) await answered?.(asked, finding.kind);
    },
  };
}

let opened: Library | undefined;

/** Read once: it takes a second of computing, and nothing in it changes. */
export function openLibraries(): Library {
  opened ??= readLibraries();
  return opened;
}

/** Apart: the words of the help base must not change what a word is worth to the advisors. */
function readLibraries(): Library {
  const advisors = openLibrary(passagesByAdvisor);
  const support = openLibrary({ [SUPPORT]: helpBase });
  return {
    search: (assistant, question) => (assistant === SUPPORT ? support : advisors).search(assistant, question),
  };
}

function pieces(text: string): string[] {
  return text.match(new RegExp(`(?:\\S+\\s*){1,${WORDS_IN_A_PIECE}}`, 'g')) ?? [];
}

function* cardsFor(finding: Finding, turn: KnownTurn, library: Library): Generator<AnswerEvent> {
  if (finding.kind === 'answer') {
    const { alternatives, passage } = finding;
    if (alternatives.length > 0) yield { type: 'data-closest', data: { items: alternatives.map(titleOf) } };
    yield { type: 'data-citations', data: { items: [{ n: 1, ...titleOf(passage) }] } };
    yield { type: 'data-suggestions', data: { items: suggestionsFor(passage, turn, library) } };
  }
  const near = 'passages' in finding ? finding.passages : [];
  if (near.length > 0) yield { type: 'data-closest', data: { items: near.map(titleOf) } };
  if (goesOn(finding)) {
    const titles = new Set(near.map(({ title }) => title));
    const items = onwardFrom(turn, library).filter((title) => !titles.has(title));
    yield { type: 'data-suggestions', data: { items: items.slice(0, OPENING_QUESTIONS - near.length) } };
  }
  if (finding.kind === 'state-needed') {
    yield { type: 'data-suggestions', data: { items: finding.states.map(stateName) } };
  }
  if (finding.kind === 'stage-needed') {
    yield { type: 'data-suggestions', data: { items: [...stageAnswers] } };
  }
  if (finding.kind === 'told') {
    const steps = stepTitles(turn);
    yield { type: 'data-suggestions', data: { items: steps.length > 0 ? steps : onwardFrom(turn, library) } };
  }
  if (finding.kind === 'nothing' || finding.kind === 'greeting') {
    yield { type: 'data-suggestions', data: { items: onwardFrom(turn, library) } };
  }
}

/** Little was found: what else there is to go on with stands beside it. */
function goesOn(finding: Finding): boolean {
  if (finding.kind === 'unclear' || finding.kind === 'asked-to-write') return true;
  if (finding.kind === 'said-before') return finding.passages.length < OPENING_QUESTIONS;
  const isNear = finding.kind === 'heard' || finding.kind === 'complaint' || finding.kind === 'closest';
  return isNear && finding.passages.length < OPENING_QUESTIONS;
}

/** What follows on the text that was said last, or what a conversation begins with. */
function onwardFrom(turn: KnownTurn, library: Library): string[] {
  const last = lastSaid(turn);
  return last ? suggestionsFor(last, turn, library) : openersFor(turn);
}

/** Nothing about children for somebody who has said that there are none. */
function openersFor({ advisor, situation }: KnownTurn): string[] {
  return openingQuestions(advisor).filter(
    (question) => !(situation.children === 'none' && speaksOfChildren(question)),
  );
}

/** Questions to begin with. */
export function openingQuestions(assistant: AssistantId): string[] {
  if (assistant === SUPPORT) return [...helpOpeners];
  return promptsByAdvisor[assistant].slice(0, OPENING_QUESTIONS).map(({ text }) => text);
}

function titleOf({ id, title }: Passage) {
  return { id, title };
}
