import type { Flag } from './flag.ts';
import { sentencesOf } from './sentences.ts';

/** Brief, informative, friendly and firm: the criterion of each, and whether the draft meets it. */
export interface Frame {
  brief: boolean;
  informative: boolean;
  friendly: boolean;
  firm: boolean;
  sentences: number;
  words: number;
}

const MAX_SENTENCES = 5;
const MAX_WORDS = 100;

const fact =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|noon|january|february|march|april|june|july|august|september|october|november|december|school|doctor|dentist|teacher|plan|pick ?up|drop ?off|form|bill|receipt|game|practice|appointment|homework|jacket|bag|book)\b/i;
// The message ends with the request or with the current status.
const clearEnd =
  /\?|\bplease\b|\blet me know\b|\bcould you\b|\bi (?:will|would|prefer|need|can(?:not|'t)?|don't agree|do not agree)\b|\bi'(?:ll|d|m)\b|\b(?:stay|keep|stick) (?:with|to) the plan\b|\bthank/i;

export function frameOf(draft: string, flags: readonly Flag[]): Frame {
  const sentences = sentencesOf(draft).length;
  const words = draft.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return {
    brief: sentences <= MAX_SENTENCES && words <= MAX_WORDS,
    informative: fact.test(draft),
    friendly: flags.length === 0,
    firm: clearEnd.test(draft),
    sentences,
    words,
  };
}
