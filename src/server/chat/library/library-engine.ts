import { chatPhrases } from '#content/chat-phrases.ts';
import { helpBase, helpOpeners } from '#content/help-base.ts';
import type { Passage } from '#content/passage.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { promptsByAdvisor } from '#content/prompts.ts';
import { prefaces } from '#content/safety-scripts.ts';
import { type AssistantId, SUPPORT, canTalkTo } from '#domain/assistant.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { AnswerEvent, Engine, Turn } from '../engine.ts';
import { AGE_QUESTION, STAGE_QUESTION, needsAge, stageAnswers } from './ask-back.ts';
import { findAnswer } from './find-answer.ts';
import { pointer } from './pointer.ts';
import { type Finding, type KnownTurn, knownTurn } from './finding.ts';
import { speaksOfChildren } from './fitting.ts';
import { stepTitles, suggestionsFor } from './next-titles.ts';
import { toldIn, understoodFor } from './understood.ts';
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

function textFor(finding: Finding, turn: KnownTurn): string {
  const beside = turn.preface && prefaces[turn.preface];
  const answer = paragraphsFor(finding, turn).filter((paragraph) => paragraph !== null);
  if (!beside) return answer.join('\n\n');
  // Where the last line leads to the titles below it, it stays next to them.
  const end = answer.at(-1)?.endsWith(':') ? answer.length - 1 : answer.length;
  return answer.toSpliced(beside.isLast ? end : 0, 0, beside.text).join('\n\n');
}

function paragraphsFor(finding: Finding, turn: KnownTurn): (string | null)[] {
  const { leadIns, topics } = chatPhrases[turn.advisor];
  switch (finding.kind) {
    case 'greeting':
      return [`Hello. I am an automated guide with a library about ${topics}. What is on your mind?`];
    case 'thanks':
      return ['You are welcome. Come back whenever something is on your mind.'];
    case 'farewell':
      return ['Take care of yourself. You can come back to this chat at any time.'];
    case 'complaint':
      return [sorryFor(turn), finding.passages.length > 0 ? 'Or is it one of these?' : null];
    case 'asked-to-write':
      return [toolFor(turn)];
    case 'unclear':
      return [
        'Tell me a little more, in a sentence. I am an automated guide and find texts by the words you use.',
      ];
    case 'answer':
      return [
        understoodFor(finding.passage, turn) ?? leadIns[turn.position % leadIns.length] ?? leadIns[0],
        `${finding.passage.text} [1]`,
        turn.advisor === SUPPORT ? null : stateNote(finding),
        needsAge(finding, turn) ? AGE_QUESTION : null,
        finding.alternatives.length > 0 ? 'If you meant something else, these are close:' : null,
      ];
    case 'state-needed':
      return [`This depends on the state. Which state is it? I have texts for ${list(finding.states)}.`];
    case 'stage-needed':
      return [STAGE_QUESTION];
    case 'told':
      return [
        toldIn(turn.text),
        pointer(finding.elsewhere, turn),
        finding.passages.length > 0 ? 'I have this for it:' : 'What would you like to know?',
      ];
    case 'said-before':
      return ['I have said above what I know on this. Here it is by name, with what stands next to it:'];
    case 'heard':
      return [
        toldIn(turn.text),
        pointer(finding.elsewhere, turn),
        finding.elsewhere && finding.passages.length > 0
          ? 'In my own library these come nearest:'
          : thanksFor(finding.passages, turn),
      ];
    case 'closest':
      return [
        pointer(finding.elsewhere, turn),
        finding.elsewhere ? 'In my own library these come closest:' : closestFor(finding.fits, turn),
      ];
    case 'nothing':
      return [
        pointer(finding.elsewhere, turn),
        hasHeard(turn, NOTHING)
          ? `I have no text on that either. What I know is about ${topics}. A few plain words on one of these work best.`
          : `${NOTHING} I can help with ${topics}.`,
        turn.advisor === SUPPORT ? 'You can also write to us with the form on this page.' : null,
      ];
  }
}

const NOTHING = 'My library has nothing on this, and I would rather not guess.';
const THANKS = 'Thank you for telling me.';
const SORRY = 'I am sorry, that was not what you needed.';

const closestWords: Readonly<Record<Extract<Finding, { kind: 'closest' }>['fits'], string>> = {
  several: 'You may mean one of these. Press the one that fits:',
  nearly: 'I am not sure that I have this. These come closest:',
  subject: 'I have no text on just this. These are near to what you told me:',
};

function closestFor(fits: keyof typeof closestWords, turn: KnownTurn): string {
  return hasHeard(turn, closestWords[fits])
    ? 'I may have this under another name. Is it one of these?'
    : closestWords[fits];
}

function hasHeard({ history }: KnownTurn, words: string): boolean {
  return history.some(({ role, text }) => role === 'assistant' && text.includes(words));
}

function thanksFor(passages: readonly Passage[], turn: KnownTurn): string {
  const isAgain = hasHeard(turn, THANKS);
  if (passages.length === 0)
    return `${isAgain ? 'I have read it.' : THANKS} What would help you most with it now? Ask me one thing, and I look for it.`;
  return isAgain
    ? 'I have read it. These come nearest to what you tell:'
    : `${THANKS} I have no text on just this. Ask me one thing at a time, and I find more. These come nearest:`;
}

/** No words are made up here: a draft of the person's own is looked over. */
function toolFor({ advisor, accessible }: KnownTurn): string {
  const coach =
    'write it the way it comes to you, and paste it there. You see what may start a fight, and a calmer version.';
  if (advisor === 'james') return `I cannot write it for you. Open **Message coach** in this chat: ${coach}`;
  return canTalkTo('james', accessible)
    ? `I cannot write it for you. In the chat with James there is the **Message coach**: ${coach}`
    : 'I cannot write it for you. Tell me what it is about, and I look for words that others have used.';
}

function sorryFor(turn: KnownTurn): string {
  return hasHeard(turn, SORRY)
    ? 'I am sorry that I miss it again. I am not a person, and I do not understand as one does. For somebody who listens, there are the people behind "Get help now", at any hour. Or ask me for one thing, in five or six plain words.'
    : `${SORRY} I am an automated guide: I look for texts by the words you use, and sometimes I miss the point. Say it once more in other words, one thing at a time.`;
}

function stateNote({ passage, state, otherStates }: Extract<Finding, { kind: 'answer' }>): string | null {
  if (passage.state) return `This is for ${stateName(passage.state)}. Other states have other rules.`;
  if (state) {
    return `This holds in general. ${stateName(state)} may have its own rules: look at its court's self-help site.`;
  }
  if (otherStates.length === 0) return null;
  return `This holds in general. I also have a text for ${list(otherStates)}: tell me your state.`;
}

function* cardsFor(finding: Finding, turn: KnownTurn, library: Library): Generator<AnswerEvent> {
  const lines = turn.preface ? prefaces[turn.preface].lines : [];
  if (turn.preface && lines.length > 0) {
    yield { type: 'data-safety', data: { kind: turn.preface, lines: [...lines] } };
  }
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

function list(states: readonly string[]): string {
  return new Intl.ListFormat('en').format(states.map(stateName));
}
