import { terms } from './terms.ts';
import { stateNamed, stripStateNames } from './us-state.ts';

/** Matches an answer to "which state". It is not a question, and a search would match every text of that state. */
export function isStateAlone(text: string): boolean {
  const state = stateNamed(text);
  return state !== null && (state === text.trim() || terms(stripStateNames(text)).size === 0);
}
