import { type Command, readCommand, readWholeCommand } from './command.ts';
import type { Slot } from './flow.ts';

/**
 * The command in a text at this question. "I said stop. I don't want to do this" may be what someone said during an
 * incident or in a message, so there only a whole command counts.
 */
export function commandAt(slot: Slot | null, text: string): Command | null {
  return slot !== null && quotesOthers(slot) ? readWholeCommand(text) : readCommand(text);
}

function quotesOthers(slot: Slot): boolean {
  if (slot.type !== 'text') return false;
  return slot.isAccount === true || slot.isQuoted === true || slot.isForThem === true;
}
