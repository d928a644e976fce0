import type { Day } from '../tools/day.ts';
import { correctOutsideQuestions } from './correct.ts';
import { onCountedTwice } from './counted-twice.ts';
import { stripCue } from './cue.ts';
import { type CorrectionMatch, findCorrection } from './find-correction.ts';
import type { Flow } from './flow.ts';
import { objectsToPage } from './objection.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run.ts';

/**
 * A correction in plain words after the page: the changed answer in the review, or the review with the question which
 * answer to change. Null if the text is a matter for the advisor.
 */
export function correctAfterPage(flow: Flow, run: Run, text: string, today: Day): Outcome | null {
  const checked: Run = { ...run, status: 'asking', again: null, isChange: false, pending: null, aside: null };
  const isObjection = objectsToPage(text);
  const isCued = stripCue(text).cue !== 'none' && !text.trim().endsWith('?');
  if (!isObjection && !isCued) return null;
  const twice = onCountedTwice(flow, checked, text);
  if (twice) return twice;
  const found = findCorrection({ flow, run: checked, open: null, text, today });
  if (found && (isObjection || isPlainValue(found))) return withFound(flow, checked, found, text, today);
  return isObjection ? { run: checked, note: { kind: 'which-answer' } } : null;
}

/** "Actually it was the 19th" gives a value. "Actually my mom is coming" is news for the advisor. */
function isPlainValue(found: CorrectionMatch): boolean {
  const slots = found.kind === 'change' ? [found.correction.slot] : found.slots;
  return slots.every(({ type }) => type !== 'choice' && type !== 'several' && type !== 'text');
}

function withFound(flow: Flow, run: Run, found: CorrectionMatch, text: string, today: Day): Outcome {
  if (found.kind === 'change') return correctOutsideQuestions(flow, run, found.correction, today);
  const slots = found.slots.slice(0, 3).map(({ id }) => id);
  return { run: { ...run, aside: { kind: 'which', slots, text, rest: '' } }, note: { kind: 'which' } };
}
