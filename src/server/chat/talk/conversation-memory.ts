import type { Passage } from '#content/passage.ts';
import { stripStateNames } from '#domain/retrieval/us-state.ts';
import { terms, words } from '#domain/retrieval/terms.ts';
import { speechActOf } from '#domain/talk/speech-act.ts';
import type { HistoryMessage, Turn } from '../engine.ts';
import { passageById } from './passage-by-id.ts';

/** A message with this many distinctive words has a clear topic. */
const CLEAR_TOPIC_WORDS = 3;
const MAX_QUESTIONS = 3;

/** Returns the topic of the conversation before this message, in the person's words. Null at its beginning. */
export function subjectOf(turn: Turn): string | null {
  const telling = turn.questions
    .filter((message) => ['question', 'telling'].includes(speechActOf(message)))
    .slice(0, MAX_QUESTIONS);
  const kept: string[] = [];
  for (const message of telling) {
    kept.push(message);
    if (terms(kept.join('\n')).size >= CLEAR_TOPIC_WORDS) break;
  }
  return kept.length === 0 ? null : kept.join('\n');
}

export function isAlreadyShown({ id }: Passage, { history }: Turn): boolean {
  return history.some(({ passages = [] }) => passages.includes(id));
}

/** Returns the passages of the newest answer with citations. */
export function lastCited({ history }: Turn): readonly Passage[] {
  const ids = history.find(({ passages = [] }) => passages.length > 0)?.passages ?? [];
  return ids.flatMap((id) => passageById(id) ?? []);
}

/** Returns the topics of the last two messages, in our words. */
export function lastCitedTitles(turn: Turn): string[] {
  return lastCited({ ...turn, history: turn.history.slice(0, 4) }).map(({ title }) => stripStateNames(title));
}

export function lastAnswer({ history }: Turn): HistoryMessage | undefined {
  return history.find(({ role }) => role === 'assistant');
}

export function hasUsedText({ history }: Turn, sentence: string): boolean {
  return history.some(({ role, text }) => role === 'assistant' && text.includes(sentence));
}

/** Whether a question is repeated in the same words, which asks for the same answer. */
export function isAskedAgain({ text, questions }: Turn): boolean {
  const asked = words(text).join(' ');
  return questions.some((question) => words(question).join(' ') === asked);
}

/** Whether the message repeats the last one word for word. */
export function isSentAgain({ text, questions: [last] }: Turn): boolean {
  return last !== undefined && words(last).join(' ') === words(text).join(' ');
}

/** Returns the first option that was not used in this conversation. The message determines where the search starts. */
export function firstUnused(options: readonly string[], turn: Turn): string {
  const start = (turn.text.length + 7 * turn.position) % options.length;
  const turned = options.map((_option, at) => options[(start + at) % options.length] ?? '');
  return turned.find((option) => !hasUsedText(turn, option)) ?? turned[0] ?? '';
}
