import { plainWords } from '../cues.ts';

const pointsBack =
  / (?:my (?:own )?version|(?:what|the one|the text|the message) (?:that )?i (?:just )?(?:wrote|typed|sent you|gave you)|that (?:was|is) (?:the|my) (?:message|text|draft|version)|the one (?:that )?(?:starts|begins)|what i wrote) /;

/** "Is my version okay to send?", "fix the one I just wrote": about a text that the person typed before. */
export function pointsToOwnVersion(message: string): boolean {
  return pointsBack.test(plainWords(message));
}
