import type { Day } from '../tools/day.ts';
import type { Correction } from './correction.ts';
import { findNamedCorrection } from './find-correction.ts';
import type { Flow } from './flow.ts';
import type { Run } from './run.ts';

const between =
  /[.;!]\s+(?:and |also |plus |oh )?|,? and also |,? and (?=(?:the |my |our )?[\w' ]{2,30}? (?:should be|is wrong|are wrong|was wrong|is not|isn'?t)\b)|,? and (?=(?:the|my|our) [\w' ]{2,25}? (?:is|are|was) )/gi;
const LONGEST = 300;

/** Two corrections of different answers in one text: "answer 11 should be alone, and exchanges should be at the door". */
export function findTwoCorrections(
  flow: Flow,
  run: Run,
  text: string,
  today: Day,
): [Correction, Correction] | null {
  if (text.length > LONGEST) return null;
  for (const match of text.matchAll(between)) {
    const head = named(flow, run, text.slice(0, match.index), today);
    const tail = head && named(flow, run, `wait, ${text.slice(match.index + match[0].length)}`, today);
    if (head && tail && head.slot !== tail.slot) return [head, tail];
  }
  return null;
}

/** A private answer stays on the device, so it isn't corrected beside another. */
function named(flow: Flow, run: Run, text: string, today: Day): Correction | null {
  const found = findNamedCorrection({ flow, run, open: null, text: text.trim(), today });
  const isWhole =
    found?.kind === 'change' &&
    found.correction.text !== '' &&
    !found.correction.isGuess &&
    !found.correction.slot.isPrivate;
  return isWhole ? found.correction : null;
}
