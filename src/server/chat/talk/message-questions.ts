import { talkWords } from '#content/talk-words.ts';

/** Matches "Give me the facts in one line and I'll draft it", as written replies phrase it. */
const offersToWrite = /\bI(?:'|’)(?:ll|d) (?:draft|write|word|put)\b|\bwe(?:'|’)ll (?:draft|write|word)\b/i;

/** After these questions, the next message is the draft. */
const asksForDraft = beginnings([
  ...talkWords.messageAsksDraft,
  ...talkWords.messageAsksAfterDrop,
  ...talkWords.messageToThem,
  ...talkWords.messageAsksSentence,
  ...talkWords.receivedWants,
  ...talkWords.receivedPartTrue,
]);
const discardsDraft = beginnings(talkWords.messageAsksAfterDrop);
const asksForAddition = beginnings([...talkWords.messageAsksAddition, ...talkWords.messageAsksMore]);

/** Whether an answer asks for the words of a message. `isWriter`: the advisor is one of the two who write messages. */
export function asksForContent(answer: string, isWriter: boolean): boolean {
  return asksForDraft.some((line) => answer.includes(line)) || (isWriter && offersToWrite.test(answer));
}

/** Matches an answer that discarded the draft before it. */
export function hasDroppedDraft(answer: string): boolean {
  return discardsDraft.some((line) => answer.includes(line));
}

export function asksForSentence(answer: string): boolean {
  return asksForAddition.some((line) => answer.includes(line));
}

/** Returns the part of each line before "him" or "her". */
function beginnings(lines: readonly string[]): string[] {
  return lines.map((line) => line.split(/\{\w+\}/)[0] ?? line);
}
