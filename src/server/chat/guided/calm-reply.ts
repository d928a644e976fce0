import { contactPause } from '#content/guided/contact-pause.ts';
import { tellsOfHelpComing } from '#domain/guided/help-coming.ts';
import type { Outcome } from '#domain/guided/outcome.ts';
import { saysNoHarm, saysSafe, wantsToGoOn } from '#domain/guided/reassurance.ts';
import type { Run } from '#domain/guided/run.ts';
import { pauseFor } from '#domain/guided/steps.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import type { Standing } from './standing.ts';

/**
 * The answer to someone who, after a safety stop, says that they are safe or don't plan to die. The questions go on if the
 * text asks for that. Null for other texts, and where the safety gate has an answer of its own.
 */
export function calmReply(
  { concerns }: Pick<TurnContext, 'concerns'>,
  { flow, run }: Standing,
  text: string,
  assessment: Assessment,
  isTakenBack = false,
): Outcome | null {
  if (isHelpComing(concerns, text, assessment)) return { run, note: { kind: 'help-coming' } };
  if (run.status !== 'paused') return null;
  if (isTakenBack && assessment.kind === 'clear' && !wantsToGoOn(text))
    return { run, note: { kind: 'not-me' } };
  const of =
    assessment.kind === 'script' ? goingOn(assessment.script, text) : reassuredOf(run, concerns, text);
  if (!of) return null;
  const isHeld = pauseFor(flow, run)?.isFinal === true || run.heard.includes(contactPause.id);
  const status = wantsToGoOn(text) && !isHeld ? 'asking' : 'paused';
  return { run: { ...run, status }, note: { kind: 'reassured', of } };
}

function isHelpComing(concerns: readonly string[], text: string, { kind }: Assessment): boolean {
  const isOfOthers = concerns.some((one) => one.startsWith('violence-') || one.startsWith('child-'));
  return kind === 'clear' && isOfOthers && tellsOfHelpComing(text);
}

/** The gate's own answer to "no" ends with an offer to talk, which someone who wants to go on has turned down. */
function goingOn(script: ScriptId, text: string): 'self' | 'violence' | null {
  if (!wantsToGoOn(text)) return null;
  if (script === 'suicide-not-now') return saysNoHarm(text) ? 'self' : null;
  return script === 'violence-safe' && saysSafe(text) ? 'violence' : null;
}

/** Someone who fears another person's suicide or a threat has no thoughts of their own that could come back. */
function reassuredOf(run: Run, concerns: readonly string[], text: string): 'self' | 'violence' | null {
  if (run.dangers.includes('self') && saysNoHarm(text)) return 'self';
  const isOfOthers = concerns.some(
    (kind) => kind.startsWith('violence-') || kind === 'note-violence' || kind === 'guided-pause',
  );
  return isOfOthers && saysSafe(text) ? 'violence' : null;
}
