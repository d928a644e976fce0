import type { Day } from '../tools/day.ts';
import { confirmFoundChoice } from './confirm-found-choice.ts';
import { correctOutsideQuestions } from './correct.ts';
import { onCountedTwice } from './counted-twice.ts';
import { stripCue } from './cue.ts';
import type { CorrectionMatch } from './correction-match.ts';
import { findContrast, findCorrection } from './find-correction.ts';
import type { Flow } from './flow.ts';
import { tellsOfLiveDanger } from './live-danger.ts';
import { objectsToPage } from './objection.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run.ts';

/**
 * A correction in plain words after the page: the changed answer in the review, or the review with the question which
 * answer to change. Null if the text is a matter for the advisor.
 */
export function correctAfterPage(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  if (tellsOfLiveDanger(text, false) || isThere.test(text)) return null;
  const checked: Run = { ...run, status: 'asking', again: null, isChange: false, pending: null, aside: null };
  const search = { flow, run: checked, open: null, text, today };
  const isObjection = objectsToPage(text);
  const isQuestion = asks.test(text);
  const isCued = !isQuestion && (stripCue(text).cue !== 'none' || retracts.test(text));
  if (!isObjection && !isCued) {
    const contrast = isQuestion ? null : findContrast(search);
    return contrast && withFound(flow, checked, contrast, text, today);
  }
  const twice = onCountedTwice(flow, checked, text);
  if (twice) return twice;
  const found = findCorrection({ ...search, text: withoutObjection(text) });
  if (found && isPlainValue(found)) return withFound(flow, checked, found, text, today);
  if (found && (isObjection || retracts.test(text))) return withFound(flow, checked, found, text, today);
  return isObjection ? { run: checked, note: { kind: 'which-answer' } } : null;
}

/** "Wait, he's here" is no correction of where someone lives. */
const isThere =
  /\b(?:s?he|they|my (?:ex|husband|wife|partner))(?:['’]?s|['’]re| is| are| was)? (?:just |right |now |already |back )*(?:here\b|home|outside|back|at (?:the|my) (?:door|house)|coming|pull(?:ed|ing)|knock|bang|show(?:ed|ing) up|got (?:here|home))/i;

const objection =
  /^(?:(?:no|wait|ok|but|hey)[,.!]* )*(?:(?:that|this|it)(?:'s| is|’s)|thats|its) (?:just |all |still )?(?:wrong|not (?:right|true|correct)|incorrect)[,.;!: -]+(?=\S)/i;

/** "That's not right, we have no kids" corrects with its rest. */
function withoutObjection(text: string): string {
  return objection.test(text) ? `wait, ${text.replace(objection, '')}` : text;
}

const asks =
  /\?\s*$|^(?:(?:wait|ok|so|but|and|no|actually|hold on)[,.!]* )*(?:what|why|how|who|when|where|is|are|do|does|did|can|could|should|will|would)\b/i;
const retracts =
  /^(?:(?:no|oh|ok|but|and|hey)[,.!]* )*(?:wait|hold on|oops|whoops|correction|scratch that|i meant|my mistake|my bad|i (?:said|told you|wrote|put))\b/i;

/** "Actually it was the 19th" gives a value. "Actually my mom is coming" is news for the advisor. */
function isPlainValue(found: CorrectionMatch): boolean {
  const slots = found.kind === 'change' ? [found.correction.slot] : found.slots;
  return slots.every(({ type }) => type !== 'choice' && type !== 'several' && type !== 'text');
}

function withFound(flow: Flow, run: Run, found: CorrectionMatch, text: string, today: Day): Outcome {
  if (found.kind === 'change')
    return confirmFoundChoice(
      { flow, run, text },
      found.correction,
      correctOutsideQuestions(flow, run, found.correction, today),
    );
  const slots = found.slots.slice(0, 3).map(({ id }) => id);
  return { run: { ...run, aside: { kind: 'which', slots, text, rest: '' } }, note: { kind: 'which' } };
}
