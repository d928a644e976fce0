import type { Flow, Slot } from '#domain/guided/flow.ts';
import type { Run } from '#domain/guided/run.ts';
import { openSlot } from '#domain/guided/steps.ts';
import { toldViolence } from '#domain/guided/told-violence.ts';
import type { Assessment } from '#domain/safety/assess.ts';

/**
 * A weapon or a blow told beside an answer is answered like one told alone: with the numbers first, and the conversation
 * pauses without the words. Null where the question asks about such things, so that the answer is kept.
 */
export function violenceBeside(flow: Flow, run: Run, text: string): Assessment | null {
  if (run.status === 'paused' || asksAboutIt(run.pending ? null : openSlot(flow, run))) return null;
  const told = toldViolence(text);
  if (told === null) return null;
  const script = told === 'weapon' ? 'violence-danger' : 'violence-disclosed';
  return { kind: 'script', script, isCrisis: true, hasViolence: true, hasChildHarm: false };
}

function asksAboutIt(slot: Slot | null): boolean {
  if (slot === null) return false;
  if (slot.isAccount || slot.isPrivate || (slot.type === 'text' && slot.isQuoted)) return true;
  const asksOfDanger = slot.type === 'several' && slot.choices.some(({ isDanger }) => isDanger);
  return asksOfDanger || isListOfThings(slot);
}

/** "His truck, my car, he has a gun" in a list of what both own. */
function isListOfThings(slot: Slot): boolean {
  return slot.type === 'several' && (slot.isOfBoth === true || slot.isOfMine === true);
}
