import { asksAboutChild } from '#domain/guided/hurt-child.ts';
import { recordDangers } from '#domain/guided/heard-danger.ts';
import type { Outcome } from '#domain/guided/outcome.ts';
import { openSlot } from '#domain/guided/steps.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { Standing } from './standing.ts';

/**
 * The answer to a question about help for a hurt child, in place of an answer to ours. Who to call is such a question only
 * after a child was hurt. Null for other texts, and in messages for or from the other person.
 */
export function onChildQuestion(
  { flow, run }: Standing,
  text: string,
  { hasChildHarm, ...found }: Assessment,
): Outcome | null {
  const about = asksAboutChild(text);
  if (!about || run.status === 'done') return null;
  const slot = run.status === 'asking' ? openSlot(flow, run) : null;
  if (slot?.type === 'text' && (slot.isQuoted || slot.isForThem)) return null;
  const isKnown = hasChildHarm || run.dangers.includes('child');
  const isChildOrDoctor = isKnown || (about === 'doctor' && found.kind === 'clear');
  if (!isChildOrDoctor) return null;
  return { run: recordDangers(run, ['child']), note: { kind: 'child-help', about } };
}
