import type { Told } from '#domain/talk/writing/message-from-told.ts';
import { tellsWhatToSay, writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { SaidBefore, Turn } from '../engine.ts';
import { asksForContent } from './message-questions.ts';

/** What a conversation holds of the message that is being written. */
export interface MessageThread {
  /** The message that the last answer showed. */
  draft: string | null;
  /** The newest message that any of the last answers showed. */
  lastDraft: string | null;
  /** The last answer asked what the message should say. */
  isAsked: boolean;
  /** The person's messages that belong to it, newest first. */
  told: readonly Told[];
}

const LOOKED_BACK = 6;
const DRAFT_WITHIN = 3;

export function messageThread({ history }: Turn): MessageThread {
  const answers = history.filter(({ role }) => role === 'assistant');
  const [last] = answers;
  return {
    draft: draftIn(last),
    lastDraft:
      answers
        .slice(0, DRAFT_WITHIN)
        .map(draftIn)
        .find((draft) => draft !== null) ?? null,
    isAsked: last !== undefined && draftIn(last) === null && asksForContent(last.text),
    told: toldIn(history),
  };
}

/** The message that an answer shows, quoted. */
export function draftIn(said: SaidBefore | undefined): string | null {
  return said?.role === 'assistant' ? (/^> (.+)$/m.exec(said.text)?.[1] ?? null) : null;
}

/** From the oldest of the last messages that is about a message on. */
function toldIn(history: readonly SaidBefore[]): Told[] {
  const messages = history.flatMap((said, at): (Told & { isPart: boolean })[] => {
    if (said.role !== 'user') return [];
    const answered = history.slice(at + 1).find(({ role }) => role === 'assistant');
    const isForMessage =
      answered !== undefined && (draftIn(answered) !== null || asksForContent(answered.text));
    return [{ text: withoutReceived(said.text), isForMessage, isPart: isForMessage || opens(said.text) }];
  });
  const recent = messages.slice(0, LOOKED_BACK);
  const oldest = recent.findLastIndex(({ isPart }) => isPart);
  return recent.slice(0, oldest + 1).map(({ text, isForMessage }) => ({ text, isForMessage }));
}

/** What the other parent wrote is not what the person wants to say. */
function withoutReceived(text: string): string {
  const request = writingRequestIn(text);
  return request?.kind === 'read-received' ? text.replace(request.received, '') : text;
}

function opens(text: string): boolean {
  const request = writingRequestIn(text);
  return request?.kind === 'write' || request?.kind === 'read-received' || tellsWhatToSay(text);
}
