import { draftOf, draftText } from './draft-text.ts';
import { parseShare } from './money-request.ts';

/** A message with more words than this contains something else as well. */
const MAX_CORRECTION_WORDS = 14;
const sums = /\$\d[\d,]*(?:\.\d\d)?/g;
const share = /(\byour (?:half|share|part)\b[^.?!$]{0,60})\$\d[\d,]*(?:\.\d\d)?/i;

/**
 * Returns the draft with the share from a correction such as "no, 640 is his half". Null if it corrects nothing in the
 * draft.
 */
export function correctShare(draft: string, message: string): string | null {
  const told = message.split(/\s+/).length <= MAX_CORRECTION_WORDS ? parseShare(message) : null;
  if (told === null || !share.test(draft)) return null;
  const sum = `$${told.toLocaleString('en-US')}`;
  const before = draftOf(draft);
  const sentences = before.sentences
    .map((sentence) => sentence.replace(share, (_whole, lead: string) => `${lead}${sum}`))
    .filter((sentence) => share.test(sentence) || !contradicts(sentence, told));
  const after = draftText({ ...before, sentences });
  return after === draftText(before) ? null : after;
}

/** Whether a stated total was the mistake, because it isn't larger than the share. */
function contradicts(sentence: string, told: number): boolean {
  return (sentence.match(sums) ?? []).some((sum) => Number(sum.replace(/[$,]/g, '')) <= told);
}
