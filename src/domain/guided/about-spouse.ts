import type { Correction } from './correction.ts';
import type { Flow } from './flow.ts';
import { comparedState } from './read/compared-state.ts';
import type { Values } from './value.ts';

const them = String.raw`(?:s?he|they|my (?:ex|wife|husband|spouse|partner)|the (?:ex|other parent))`;
const theirPlace = new RegExp(
  String.raw`^(?:(?:its|it's|it is|that|i mean|i meant|so) )*${them}\b[^.;!?]{0,40}?\b(?:in|to|at|back in)\b `,
  'i',
);
const theirs = new RegExp(
  String.raw`^(?:(?:its|it's|it is|that|i mean|i meant|so) )*${them}(?:'?s|'re|'d|re)?\b`,
  'i',
);
const own = /\b(?:i|i'm|im|i've|ive|we|we've)\b/i;

/** Whether a text is about the other person only, so that it changes no answer about the writer. */
export function isAboutThem(said: string): boolean {
  return theirs.test(said) && !own.test(said.replace(theirs, ''));
}

/** "Wait, he's in Ohio now, he moved 2 weeks ago" is about where the other person lives, not about the writer. */
export function theirPlaceAmended(flow: Flow, values: Values, said: string): Correction | null {
  const slot = flow.slots.find((one) => one.type === 'choice' && one.comparedTo !== undefined);
  if (!slot || values[slot.id] === undefined || !theirPlace.test(said)) return null;
  const about = said.split(/[.;!?]|,? but i\b|,? and i\b/i)[0] ?? said;
  return comparedState(slot, values, about) === null ? null : { slot, text: about.trim() };
}
