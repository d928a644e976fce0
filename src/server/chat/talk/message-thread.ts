import { plainWords } from '#domain/talk/cues.ts';
import type { SaidBefore, Turn } from '../engine.ts';
import { writers } from '../intents/read-intents.ts';
import { asksForContent, asksForSentence, hasDroppedDraft } from './message-questions.ts';

/** What a conversation holds of the message that is being written. */
export interface MessageThread {
  /** The message that the last answer showed. */
  draft: string | null;
  /** The newest message that any of the last answers showed, if it wasn't given up since. */
  lastDraft: string | null;
  /** The last answer asked for the words. */
  isAsked: boolean;
  /** The last answer asked for a sentence to add. */
  isSentenceAsked: boolean;
  /** Drafts that were given up: words written beforehand that missed don't come back. */
  dropped: readonly string[];
}

const DRAFT_WITHIN = 4;

export function messageThread({ history, advisor }: Turn): MessageThread {
  const answers = history.filter(({ role }) => role === 'assistant');
  const [last] = answers;
  const isAsked = last !== undefined && asksForContent(last.text, writers.has(advisor));
  const recent = answers.slice(0, DRAFT_WITHIN);
  const droppedAt = recent.findIndex(({ text }) => hasDroppedDraft(text));
  const open = droppedAt === -1 ? recent : recent.slice(0, droppedAt);
  return {
    draft: draftIn(last),
    lastDraft: isAsked ? null : (open.map(draftIn).find((draft) => draft !== null) ?? null),
    isAsked,
    isSentenceAsked: last !== undefined && asksForSentence(last.text),
    dropped: answers.flatMap(({ text }, at) => {
      const before = hasDroppedDraft(text) ? answers.slice(at + 1).map(draftIn) : [];
      return before.find((draft) => draft !== null) ?? [];
    }),
  };
}

/** Our own words, quoted to ask about them or to complain, are no draft of theirs. */
export function isOurs(quoted: string, { history }: Turn): boolean {
  const words = plainWords(quoted);
  return history.some(({ role, text }) => role === 'assistant' && plainWords(text).includes(words));
}

/** The message that an answer shows, quoted. */
export function draftIn(said: SaidBefore | undefined): string | null {
  return said?.role === 'assistant' ? (/^> (.+)$/m.exec(said.text)?.[1] ?? null) : null;
}
