import type { Slot } from '#domain/guided/flow.ts';
import type { Told } from '#domain/guided/value.ts';

/** The slot that keeps what an answer said beside its choice. It isn't asked for. */
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
export function ownQuote(told: Told, slot: string): string {
  const words = told.text(wordsId(slot));
  return words && `“${words.replaceAll(/["“”]/g, '’')}”`;
}

/** The same after another sentence. */
export function quotedWords(told: Told, slot: string): string {
  const quote = ownQuote(told, slot);
  return quote && ` In your words: ${quote}`;
}
