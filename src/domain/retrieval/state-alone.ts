import { terms } from './terms.ts';
import { stateNamed, withoutStateNames } from './us-state.ts';

/** Matches an answer to "which state". It is not a question, and a search would match every text of that state. */
export function isStateAlone(text: string): boolean {
  const state = stateNamed(text);
  return state !== null && (state === text.trim() || terms(withoutStateNames(text)).size === 0);
}
