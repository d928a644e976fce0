import type { Span } from '../sentences.ts';

// Words that are usually written in capitals.
export const acronyms: ReadonlySet<string> = new Set(
  'I A AM PM OK TV ID PE ER ICU MRI CT ADHD ADD IEP GPS NYC LA DC USA US UK EU DVD PS FYI ASAP RSVP PTA PTO YMCA YWCA SAT ACT GPA HOA IRS CPS CPA DMV ATM PIN ETA TBD COVID RSV MD RN EMT ENT OBGYN VA AP STEM CPR AED HMO PPO FSA HSA QDRO GAL BTW NBA NFL MLB CVS UPS USPS NICU EKG UTI EPI TSA JFK LAX'.split(
    ' ',
  ),
);
const MIN_LETTERS = 5;
/** Matches one word in capitals among lowercase ones. */
const stressedWord =
  /(?<=[a-z'] )(?:AGAIN|NEVER|ALWAYS|NOT|EVERY|EVER|STOP|NOW|ONLY|ANYTHING|EVERYTHING|NOTHING|WHY|REALLY|ONCE|AGREED|TOLD|YOU|YOUR|YOURS|ENOUGH|HOURS|LATE|STILL|WRONG|FIRST)\b/g;

/** Matches runs of capitals and repeated punctuation marks. Depends on capitals. */
export function findShouting(text: string): Span[] {
  const marks = [...text.matchAll(/[!?]{2,}/g)].map(spanOf);
  const runs = [
    ...text.matchAll(/\b[A-Z]['A-Z]*(?:[ ,]+[A-Z]['A-Z]*)+\b|\b[A-Z]['A-Z]{3,}(?=!)|^[A-Z]{4,}\W*$/gm),
  ].filter(({ 0: run }) => isShouted(run));
  const stressed = [...text.matchAll(stressedWord)].map(spanOf);
  return [...runs.map(spanOf), ...stressed, ...marks];
}

function isShouted(run: string): boolean {
  const words = run.split(/[ ,]+/).filter((word) => !acronyms.has(word.replace(/'S$/, '')));
  const letters = words.join('').length;
  const withShort = run.replace(/[^A-Z]/g, '').length;
  return (
    (words.length > 1 && letters >= MIN_LETTERS) ||
    (words.length === 1 && /^I? ?[A-Z']+$/.test(run) && withShort >= 4 && !run.includes(' '))
  );
}

function spanOf({ index, 0: found }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}
