import { plainWords } from './plain.ts';

const unsure =
  /\b(?:(?:not|un)[ -]?(?:really |totally |100% )?(?:sure|certain)|i (?:really |honestly )?(?:don't|dont|do not|wouldn't|wouldnt) (?:really |even )?know|idk|dunno|(?:no|not a|haven't a) (?:idea|clue)|how (?:would|should|do|can|could|am) (?:i|we)\b|beats me|(?:who|god|lord|heaven) (?:even )?knows|(?:couldn't|couldnt|can't|cant) (?:tell|say|remember)|hard to (?:say|tell|know)|your guess|(?:i'd|id|i would|i'll|i) (?:have|need) to (?:check|look|ask|find out)|i never (?:see|saw|look|looked)|maybe)\b/;

/** Whether a text says that the person doesn't know: "how would I know", "beats me", "I'd have to check". */
export function saysUnsure(text: string): boolean {
  return unsure.test(plainWords(text));
}
