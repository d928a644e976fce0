import type { Slot } from '#domain/guided/flow.ts';
import { ownWordsOf } from './own-words-slot.ts';

/** Asks for the person's own words after "Something else". */
export function elseWordsOf(slot: string, label: string, question: Pick<Slot, 'ask' | 'example'>): Slot {
  return {
    ...ownWordsOf(slot, label),
    ...question,
    when: (told) => told.is(slot, 'else'),
    why: 'The draft uses your own words.',
  };
}
