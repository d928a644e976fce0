import { tellsOfHurtChild } from '#domain/guided/hurt-child.ts';
import { tellsOfLiveDanger } from '#domain/guided/live-danger.ts';
import { tellsOfLurking } from '#domain/guided/lurking.ts';
import { plainWords } from '#domain/guided/read/plain.ts';
import { openSlot } from '#domain/guided/steps.ts';
import { isHereNow } from '#domain/safety/arrival.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import { normalize } from '#domain/safety/normalize.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { type Standing, findRunningFlow } from './standing.ts';

/** Results that name a danger of this minute themselves. */
const asUrgent: ReadonlySet<ScriptId> = new Set<ScriptId>([
  'suicide-imminent',
  'suicide-asked',
  'suicide-plan',
  'swallowed',
  'violence-danger',
  'violence-here',
  'violence-family-threat',
  'violence-now',
  'violence-strangled',
  'harm-others',
  'harm-now',
]);

/**
 * Danger that only a guided conversation can know: an attack while the person answers, or a child called by name. Null if
 * the text tells of none, or the safety gate has found the same or worse.
 */
export function toldInside(context: TurnContext, text: string, found: Assessment): Assessment | null {
  const standing = findRunningFlow(context);
  if (!standing) return null;
  const isFound = found.kind === 'script' && asUrgent.has(found.script);
  if (isFound) return null;
  if (isLive(standing, text)) return scripted(found, 'violence-here');
  if (standing.run.status === 'done') return null;
  if (found.kind === 'script' && found.script.startsWith('child-')) return null;
  return isHurtChild(standing, text) ? scripted(found, 'child-danger') : null;
}

const alsoHere =
  /^(?:(?:yes|no|yeah|just),? )*(?:(?:he|she)(?:'?s| is)|my (?:ex|husband|wife|partner|boyfriend|girlfriend)(?: is|'s)?) (?:here|home)(?: too| as well| with me)?$/;

/** "He's here" says where the other person lives or who is in the house, if the question asks for that. */
export function isPlaceAnswer(context: Pick<TurnContext, 'guided' | 'advisor'>, text: string): boolean {
  const standing = findRunningFlow(context);
  const slot = standing?.run.status === 'asking' ? openSlot(standing.flow, standing.run) : null;
  if (slot?.type !== 'choice' || (slot.comparedTo === undefined && !slot.isOfCompany)) return false;
  return alsoHere.test(plainWords(text));
}

/** Whether the text tells of danger at this minute, so that it is no answer. */
function isLive({ flow, run }: Standing, text: string): boolean {
  const slot = run.status === 'asking' && !run.pending ? openSlot(flow, run) : null;
  const isAccount = slot?.isAccount === true;
  // The other person's own message doesn't say where "he" is.
  const isQuoted = slot?.type === 'text' && slot.isQuoted === true;
  if (!isQuoted && tellsOfLurking(text, isAccount)) return true;
  return tellsOfLiveDanger(text, isAccount) || isHereNow(normalize(text), true);
}

/** Whether the text is a call for help instead of an answer, so that it must not be stored as one. */
export function isNoAnswer(standing: Standing, text: string, script: ScriptId): boolean {
  const slot = openSlot(standing.flow, standing.run);
  const isQuoted = slot?.type === 'text' && slot.isQuoted === true;
  if (script === 'violence-here') return true;
  return isLive(standing, text) || (isQuoted && script === 'child-danger');
}

/** The other person's own message is no report about a child. */
function isHurtChild({ flow, run }: Standing, text: string): boolean {
  const slot = run.status === 'asking' ? openSlot(flow, run) : null;
  const isTheirs = slot?.type === 'text' && slot.isQuoted === true && slot.isAccount !== true;
  return !isTheirs && tellsOfHurtChild(text);
}

function scripted(found: Assessment, script: 'violence-here' | 'child-danger'): Assessment {
  return {
    kind: 'script',
    script,
    isCrisis: true,
    hasViolence: found.hasViolence || script === 'violence-here',
    hasChildHarm: found.hasChildHarm || script === 'child-danger',
  };
}
