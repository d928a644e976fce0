import { callsItThreat, isAimedAtReader, pastedThreat } from '#domain/guided/pasted-threat.ts';
import { openSlot } from '#domain/guided/steps.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { Standing } from './standing.ts';

/** Answers to the writer's own anger. In a pasted message, the writer is the other person. */
const ownRage: ReadonlySet<ScriptId> = new Set<ScriptId>(['harm-others', 'harm-now', 'violence-own']);

/** Whether the open question takes the other person's message, which will be answered. */
function isPasting({ flow, run }: Standing): boolean {
  if (!flow.needsContact || run.status !== 'asking' || run.pending) return false;
  const slot = openSlot(flow, run);
  return slot?.type === 'text' && slot.isQuoted === true && slot.isAccount !== true;
}

/** Whether the text is a pasted message that plainly threatens, so that no reply to it is written. */
export function isPastedThreat(standing: Standing, text: string): boolean {
  return isPasting(standing) && pastedThreat(text) === 'plain';
}

/** Whether the open question asks what their message is about. */
function isDescribing({ flow, run }: Standing): boolean {
  return flow.needsContact === true && run.status === 'asking' && openSlot(flow, run)?.type === 'choice';
}

/** What the other person's own message means for the person who pasted it. Null if nothing more than the gate found. */
export function assessPasted(standing: Standing, text: string, found: Assessment): Assessment | null {
  const { hasChildHarm, hasViolence } = found;
  if (isDescribing(standing) && found.kind === 'clear' && callsItThreat(text))
    return { ...found, note: 'note-violence', isGuess: true };
  if (!isPasting(standing)) return null;
  if (isOfDying(found) && isAimedAtReader(text))
    return { kind: 'script', script: 'suicide-partner', isCrisis: true, hasViolence, hasChildHarm };
  const threat = pastedThreat(text);
  const isRage = found.kind === 'script' && ownRage.has(found.script);
  if (found.kind === 'script' && !isRage) return null;
  if (threat === null && !isRage) return null;
  const isPlain = threat === 'plain' || isRage;
  return {
    kind: 'clear',
    note: 'note-violence',
    isGuess: !isPlain,
    boundary: null,
    hasViolence: hasViolence || isPlain,
    hasChildHarm,
  };
}

function isOfDying(found: Assessment): boolean {
  if (found.kind === 'clear') return found.note === 'note-self';
  return found.script.startsWith('suicide-') && found.script !== 'suicide-other';
}
