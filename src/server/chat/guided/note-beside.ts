import { selectsDangerSign, mentionsThreat } from '#domain/guided/danger.ts';
import { tellsOfGrabbing } from '#domain/guided/grabbing.ts';
import { mentionsMoneyControl } from '#domain/guided/money-control.ts';
import type { Outcome } from '#domain/guided/outcome.ts';
import { openSlot } from '#domain/guided/steps.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { NoteId } from '#domain/safety/script.ts';
import type { Standing } from './standing.ts';

/** The line before the next question that responds to a report of violence against the person. */
export function safetyLineFor(
  assessment: Assessment,
  { flow, run }: Standing,
  { run: next, note }: Outcome,
  text: string,
): NoteId | null {
  const slot = run.status === 'asking' ? openSlot(flow, run) : null;
  const isAccount = slot?.isAccount === true;
  // A threat in the other person's own message counts as a report.
  const isThreat = (isAccount || (slot?.type === 'text' && slot.isQuoted === true)) && mentionsThreat(text);
  if (selectsDangerSign(flow, run.values, next.values) || isThreat) return 'note-violence';
  if (isAccount && tellsOfGrabbing(text)) return 'note-violence';
  if (note.kind !== 'paused' && mentionsMoneyControl(text)) return 'note-violence';
  if (assessment.kind !== 'clear' || assessment.note === null) return null;
  // The pause shows the help lines itself.
  if (note.kind === 'paused' && assessment.note !== 'note-self') return null;
  return isAccount ? 'note-violence' : assessment.note;
}
