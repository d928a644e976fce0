import { type Command, readCommand, readWholeCommand } from './command.ts';
import type { Slot } from './flow.ts';
import { plainWords } from './read/plain.ts';
import { wishesOnlyToStop } from './wish-to-stop.ts';

/**
 * The command in a text at this question. "I said stop. I don't want to do this" may be what someone said during an
 * incident or in a message, so there only a whole command counts.
 */
export function commandAt(slot: Slot | null, text: string): Command | null {
  if (slot === null || !quotesOthers(slot)) return readCommand(text);
  const isTheirs = slot.type === 'text' && (slot.isQuoted === true || slot.isForThem === true);
  const isWish = !isTheirs && wishesOnlyToStop(plainWords(text));
  return readWholeCommand(text) ?? (isWish ? 'stop' : null);
}

function quotesOthers(slot: Slot): boolean {
  if (slot.type !== 'text') return false;
  return slot.isAccount === true || slot.isQuoted === true || slot.isForThem === true;
}
