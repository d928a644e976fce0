import { sentencesOf } from '../../tools/message-coach/sentences.ts';

/** The parts of a drafted message. */
export interface Draft {
  /** The greeting with its punctuation: "Hi Dana,". */
  greeting: string | null;
  sentences: readonly string[];
  isThanked: boolean;
}

const greeting = /^(?:hi|hello|hey)(?: (?-i:[A-Z]\w+))?[.!,]\s*/i;
const closing = /\s*(?:thank you, i appreciate it|thanks?(?: you)?)[.!]?\s*$/i;

export function draftOf(message: string): Draft {
  const greeted = greeting.exec(message)?.[0] ?? '';
  const body = message.slice(greeted.length);
  const core = body.replace(closing, '').trim();
  return {
    greeting: greeted === '' ? null : greeted.trim(),
    sentences: sentencesOf(core).map(({ start, end }) => core.slice(start, end)),
    isThanked: closing.test(body),
  };
}

export function draftText({ greeting: greeted, sentences, isThanked }: Draft): string {
  return [greeted, ...sentences, isThanked ? 'Thanks.' : null].filter((each) => each !== null).join(' ');
}
