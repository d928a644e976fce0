import { plainWords } from '#domain/talk/cues.ts';
import type { HistoryMessage, Turn } from '../engine.ts';
import { writers } from '../intents/read-intents.ts';
import { asksForContent, asksForSentence, hasDroppedDraft } from './message-questions.ts';

/** The state of the message that is being written in a conversation. */
export interface MessageThread {
  /** The message in the last answer. */
  draft: string | null;
  /** The newest draft in the last answers, unless it has been discarded since. */
  lastDraft: string | null;
  /** The last answer asked the person to type the message. */
  isAsked: boolean;
  /** The last answer asked the person for a sentence to add. */
  isSentenceAsked: boolean;
  /** Rejected drafts. A prewritten text that missed is not shown again. */
  dropped: readonly string[];
}

const MAX_DRAFT_AGE = 4;

export function messageThread({ history, advisor }: Turn): MessageThread {
  const answers = history.filter(({ role }) => role === 'assistant');
  const [last] = answers;
  const isSentenceAsked = last !== undefined && asksForSentence(last.text);
  const isAsked = last !== undefined && !isSentenceAsked && asksForContent(last.text, writers.has(advisor));
  const recent = answers.slice(0, MAX_DRAFT_AGE);
  const droppedAt = recent.findIndex(({ text }) => hasDroppedDraft(text));
  const open = droppedAt === -1 ? recent : recent.slice(0, droppedAt);
  return {
    draft: findCurrentDraft(last),
    lastDraft: isAsked ? null : (open.map(findCurrentDraft).find((draft) => draft !== null) ?? null),
    isAsked,
    isSentenceAsked,
    dropped: answers.flatMap(({ text }, at) => {
      const before = hasDroppedDraft(text) ? answers.slice(at + 1).map(findCurrentDraft) : [];
      return before.find((draft) => draft !== null) ?? [];
    }),
  };
}

/** Our own wording, quoted in a question or complaint, isn't a draft by the person. */
export function isOurWording(quoted: string, { history }: Turn): boolean {
  const words = plainWords(quoted);
  return history.some(({ role, text }) => role === 'assistant' && plainWords(text).includes(words));
}

/** Returns the message that an answer shows as a quotation. */
export function findCurrentDraft(said: HistoryMessage | undefined): string | null {
  return said?.role === 'assistant' ? (/^> (.+)$/m.exec(said.text)?.[1] ?? null) : null;
}
