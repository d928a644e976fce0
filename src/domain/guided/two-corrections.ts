import type { Day } from '../tools/day.ts';
import type { Correction } from './correction.ts';
import { findNamedCorrection } from './find-correction.ts';
import type { Flow, Slot } from './flow.ts';
import { isNegativeAnswer } from './read/nothing.ts';
import { readSlot } from './read/read-slot.ts';
import type { Run } from './run.ts';
import { openSlot } from './steps.ts';

const between =
  /[.;!]\s+(?:and |also |plus |oh )?|,? and also |,? and (?=(?:the |my |our )?[\w' ]{2,30}? (?:should be|is wrong|are wrong|was wrong|is not|isn'?t)\b)|,? and (?=(?:the|my|our) [\w' ]{2,25}? (?:is|are|was) )/gi;
const LONGEST = 300;
/** A longer text names what it corrects. */
const MOST_WORDS = 3;

/** Two corrections of different answers in one text: "answer 11 should be alone, and exchanges should be at the door". */
export function findTwoCorrections(
  flow: Flow,
  run: Run,
  text: string,
  today: Day,
): [Correction, Correction] | null {
  if (text.length > LONGEST) return null;
  const open = openSlot(flow, run);
  for (const match of text.matchAll(between)) {
    if (open && isAnswer(open, text.slice(0, match.index).trim(), today)) continue;
    const head = named(flow, run, text.slice(0, match.index), today);
    const tail = head && named(flow, run, `wait, ${text.slice(match.index + match[0].length)}`, today);
    if (head && tail && head.slot !== tail.slot) return [head, tail];
  }
  return null;
}

/** "Nothing. Oh wait, I've been here 5 months": "nothing" answers the open question, and corrects none. */
function isAnswer(open: Slot, text: string, today: Day): boolean {
  if (isNegativeAnswer(text)) return true;
  if (open.type === 'text' || open.type === 'names' || text.split(/\s+/).length > MOST_WORDS) return false;
  const reading = readSlot(open, text, today);
  return reading !== null && 'value' in reading;
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
