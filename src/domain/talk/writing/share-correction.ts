import { draftOf, draftText } from './draft-text.ts';
import { shareIn } from './money-request.ts';

/** With more words something else is told as well. */
const CORRECTED_IN = 14;
const sums = /\$\d[\d,]*(?:\.\d\d)?/g;
const share = /(\byour (?:half|share|part)\b[^.?!$]{0,60})\$\d[\d,]*(?:\.\d\d)?/i;

/** The draft with the share that "no, 640 is his half" names; null where that corrects nothing in it. */
export function withShareCorrected(draft: string, message: string): string | null {
  const told = message.split(/\s+/).length <= CORRECTED_IN ? shareIn(message) : null;
  if (told === null || !share.test(draft)) return null;
  const sum = `$${told.toLocaleString('en-US')}`;
  const before = draftOf(draft);
  const sentences = before.sentences
    .map((sentence) => sentence.replace(share, (_whole, lead: string) => `${lead}${sum}`))
    .filter((sentence) => share.test(sentence) || !contradicts(sentence, told));
  const after = draftText({ ...before, sentences });
  return after === draftText(before) ? null : after;
}

/** A whole that isn't more than the share was the mistake. */
function contradicts(sentence: string, told: number): boolean {
  return (sentence.match(sums) ?? []).some((sum) => Number(sum.replace(/[$,]/g, '')) <= told);
}
