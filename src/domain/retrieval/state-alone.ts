import { terms } from './terms.ts';
import { stateNamed, withoutStateNames } from './us-state.ts';

/** An answer to "which state", not a question: it would be similar to every text of that state. */
export function isStateAlone(text: string): boolean {
  const state = stateNamed(text);
  return state !== null && (state === text.trim() || terms(withoutStateNames(text)).size === 0);
}
