import { advisorProfiles } from '#content/advisors.ts';
import { chatPhrases } from '#content/chat-phrases.ts';
import { helpBase, helpOpeners } from '#content/help-base.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import { prefaces } from '#content/safety-scripts.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { type Finding, findAnswer } from './find-answer.ts';
import { type Library, openLibrary } from './open-library.ts';

/** Between two pieces: fast enough to read along, slow enough to look like reading aloud. */
const PIECE_MS = 14;
const WORDS_IN_A_PIECE = 3;
const OPENING_QUESTIONS = 3;

/** Waits between two pieces of an answer; may reject when `signal` aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Answers from the curated passages: no key, no network. */
export function libraryEngine(pause: Pause, library = openLibraries()): Engine {
  return {
    async *answer(turn, signal) {
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
    },
  };
}

/** Apart: the words of the help base must not change what a word is worth to the advisors. */
export function openLibraries(): Library {
  const advisors = openLibrary(passagesByAdvisor);
  const support = openLibrary({ [SUPPORT]: helpBase });
  return {
    search: (assistant, question) => (assistant === SUPPORT ? support : advisors).search(assistant, question),
  };
}

function pieces(text: string): string[] {
  return text.match(new RegExp(`(?:\\S+\\s*){1,${WORDS_IN_A_PIECE}}`, 'g')) ?? [];
}

function textFor(finding: Finding, turn: Turn): string {
  const preface = turn.preface && prefaces[turn.preface].text;
  const paragraphs = [preface, ...paragraphsFor(finding, turn)];
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
}

function paragraphsFor(finding: Finding, turn: Turn): (string | null)[] {
  const { leadIns, topics } = chatPhrases[turn.advisor];
  switch (finding.kind) {
    case 'greeting':
      return [`Hello. I am an automated guide with a library about ${topics}. What is on your mind?`];
    case 'thanks':
      return ['You are welcome. Come back whenever something is on your mind.'];
    case 'answer':
      return [
        leadIns[turn.position % leadIns.length] ?? leadIns[0],
        `${finding.passage.text} [1]`,
        turn.advisor === SUPPORT ? null : stateNote(finding),
        finding.alternatives.length > 0 ? 'If you meant something else, these are close:' : null,
      ];
    case 'state-needed':
      return [`This depends on the state. Which state is it? I have texts for ${list(finding.states)}.`];
    case 'closest':
      return ['I am not sure that I have this. These come closest:', pointer(finding.elsewhere, turn)];
    case 'nothing':
      return [
        `My library has nothing on this, and I would rather not guess. I can help with ${topics}.`,
        pointer(finding.elsewhere, turn),
        turn.advisor === SUPPORT ? 'You can also write to us with the form on this page.' : null,
      ];
  }
}

function stateNote({ passage, state, otherStates }: Extract<Finding, { kind: 'answer' }>): string | null {
  if (passage.state) return `This is for ${stateName(passage.state)}. Other states have other rules.`;
  if (state) {
    return `This holds in general. ${stateName(state)} may have its own rules: look at its court's self-help site.`;
  }
  if (otherStates.length === 0) return null;
  return `This holds in general. I also have a text for ${list(otherStates)}: tell me your state.`;
}

function pointer(assistant: AssistantId | null, turn: Turn): string | null {
  if (!assistant) return null;
  if (assistant === SUPPORT) return 'This is about the app. Ask the same in the Support Chat, under Help.';
  const { name, role } = advisorProfiles[assistant];
  return turn.accessible.includes(assistant)
    ? `${name} has an answer to this. Ask the same in the chat with ${name}.`
    : `This is a question for ${name}, our ${role.toLowerCase()}. Your plan does not include ${name} yet.`;
}

function* cardsFor(finding: Finding, turn: Turn, library: Library): Generator<AnswerEvent> {
  const lines = turn.preface ? prefaces[turn.preface].lines : [];
  if (turn.preface && lines.length > 0) {
    yield { type: 'data-safety', data: { kind: turn.preface, lines: [...lines] } };
  }
  if (finding.kind === 'answer') {
    const { alternatives, passage } = finding;
    if (alternatives.length > 0) yield { type: 'data-closest', data: { items: alternatives.map(titleOf) } };
    yield { type: 'data-citations', data: { items: [{ n: 1, ...titleOf(passage) }] } };
    yield { type: 'data-suggestions', data: { items: nextTitles(passage, library) } };
  }
  if (finding.kind === 'closest') {
    yield { type: 'data-closest', data: { items: finding.passages.map(titleOf) } };
  }
  if (finding.kind === 'state-needed') {
    yield { type: 'data-suggestions', data: { items: finding.states.map(stateName) } };
  }
  if (finding.kind === 'nothing' || finding.kind === 'greeting') {
    yield { type: 'data-suggestions', data: { items: openingQuestions(turn.advisor) } };
  }
}

/** Next questions are kept as people type them; what is offered is the title of the passage that answers. */
export function nextTitles({ advisor, followUps }: Passage, library: Library): string[] {
  return followUps.flatMap((question) => library.search(advisor, question)[0]?.passage.title ?? []);
}

/** Questions to begin with. */
export function openingQuestions(assistant: AssistantId): string[] {
  if (assistant === SUPPORT) return [...helpOpeners];
  return promptsByAdvisor[assistant].slice(0, OPENING_QUESTIONS).map(({ text }) => text);
}

function titleOf({ id, title }: Passage) {
  return { id, title };
}

function list(states: readonly string[]): string {
  return new Intl.ListFormat('en').format(states.map(stateName));
}
