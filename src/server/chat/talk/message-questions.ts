import { talkWords } from '#content/talk-words.ts';

/** Asked when a message is wanted and nothing was told to put into it. The next message answers it. */
export const FACTS_QUESTION =
  "Tell me in a line or two what it's about, what you want them to know or do, and by when.";

/** "Give me the facts in one line and I'll draft it", as written replies put it. */
const offersToWrite = /\bI(?:'|’)(?:ll|d) (?:draft|write|word|put)\b|\bwe(?:'|’)ll (?:draft|write|word)\b/i;
const questions: readonly string[] = [
  FACTS_QUESTION,
  ...talkWords.messageMissing,
  talkWords.receivedWants,
  ...talkWords.messageWhatChanges,
];
const asked = questions.map((question) => question.split(/\{\w+\}/)[0] ?? question);

/** Whether an answer asks what a message should say. */
export function asksForContent(answer: string): boolean {
  return asked.some((question) => answer.includes(question)) || offersToWrite.test(answer);
}
