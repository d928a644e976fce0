import type { Slot } from '#domain/guided/flow.ts';
import type { AnswerReader } from '#domain/guided/value.ts';

/** The slot that stores what an answer said in addition to its choice. It has no question. */
export function ownWordsOf(slot: string, label: string): Slot {
  return {
    id: wordsId(slot),
    wordsOf: slot,
    label: `${label}, in your words`,
    type: 'text',
    isOptional: true,
    longest: 300,
    ask: 'How would you put it in your own words?',
    why: 'Your page uses your own words.',
    example: 'One line is enough',
  };
}

function wordsId(slot: string): string {
  return `${slot}Words`;
}

/** The person's own words in quotation marks. Empty if there are none. */
export function ownQuote(told: AnswerReader, slot: string): string {
  const words = told.text(wordsId(slot));
  return words && `“${words.replaceAll(/["“”]/g, '’')}”`;
}

/** The same, following another sentence. */
export function quotedWords(told: AnswerReader, slot: string): string {
  const quote = ownQuote(told, slot);
  return quote && ` In your words: ${quote}`;
}
