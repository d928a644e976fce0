import { tellsOfAbduction } from '#domain/guided/abduction.ts';
import { recordFear, recordHurtChild, recordSuicidalThoughts } from '#domain/guided/fear.ts';
import type { Flow } from '#domain/guided/flow.ts';
import type { Danger } from '#domain/guided/heard-danger.ts';
import { mentionsFear, mentionsOverdose } from '#domain/guided/danger.ts';
import { tellsOfTracker } from '#domain/guided/grabbing.ts';
import { isHurtByOthers } from '#domain/guided/hurt-child.ts';
import { mentionsMoneyControl } from '#domain/guided/money-control.ts';
import { tellsOfGun } from '#domain/guided/gun.ts';
import type { Run } from '#domain/guided/run.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { NoteId, ScriptId } from '#domain/safety/script.ts';

const ofNotes: Readonly<Partial<Record<NoteId, Danger>>> = {
  'note-self': 'self',
  'note-violence': 'violence',
  'note-child': 'child',
};
/** Scripts about violence that don't respond to someone endangered by another person. */
const isNoReport: ReadonlySet<ScriptId> = new Set<ScriptId>([
  'violence-own',
  'violence-other',
  'violence-safe',
]);
/** Scripts about another person's thoughts of suicide. */
const ofOthers: ReadonlySet<ScriptId> = new Set<ScriptId>([
  'suicide-other',
  'suicide-own-child',
  'suicide-partner',
]);

/** "Thinking of taking all my pills" needs the crisis line, and nothing was swallowed yet. */
const isTaken = /\b(?:took|taken|drank|had|swallowed|ate)\b/i;

/**
 * The dangers mentioned in a message: according to the safety gate, the note beside the answer, or the message's own
 * words.
 */
export function findMentionedDangers(assessment: Assessment, note: NoteId | null, text: string): Danger[] {
  const noted = note && ofNotes[note];
  return [
    ...(noted ? [noted] : []),
    ...(assessment.kind === 'script' ? ofScript(assessment.script) : []),
    ...(mentionsFear(text) || mentionsMoneyControl(text) || tellsOfTracker(text)
      ? (['violence'] as const)
      : []),
    ...(tellsOfAbduction(text) ? (['abduction'] as const) : []),
    ...(tellsOfGun(text) ? (['gun'] as const) : []),
    ...(isTaken.test(text) && mentionsOverdose(text) ? (['overdose'] as const) : []),
  ];
}

/** The run with the answers implied by a report of danger: that the person is afraid, or has thoughts of suicide. */
export function recordReportedDanger(flow: Flow, run: Run, assessment: Assessment, text: string): Run {
  if (isReportOfViolence(assessment)) return recordFear(flow, run);
  if (isReportOfHurtChild(assessment) && !isHurtByOthers(text)) return recordHurtChild(flow, run);
  const isOfSelf = assessment.kind === 'script' && ofScript(assessment.script).includes('self');
  return isOfSelf ? recordSuicidalThoughts(flow, run) : run;
}

/** Whether the gate is certain that the person reported violence or danger from another person. */
function isReportOfViolence(assessment: Assessment): boolean {
  if (assessment.kind === 'clear') return assessment.note === 'note-violence' && !assessment.isGuess;
  return ofScript(assessment.script).includes('violence');
}

function isReportOfHurtChild(assessment: Assessment): boolean {
  return assessment.kind === 'script' && ofScript(assessment.script).includes('child');
}

const ofChild: ReadonlySet<ScriptId> = new Set<ScriptId>(['child-danger', 'child-now', 'child-drunk-driver']);

/** Answers to someone who says that they have no thoughts of suicide. */
const noThoughts: ReadonlySet<ScriptId> = new Set<ScriptId>(['suicide-not-now', 'suicide-reached']);

function ofScript(script: ScriptId): Danger[] {
  if (noThoughts.has(script)) return [];
  if (script.startsWith('violence-')) return isNoReport.has(script) ? [] : ['violence'];
  if (script.startsWith('suicide-')) return ofOthers.has(script) ? [] : ['self'];
  if (ofChild.has(script)) return ['child'];
  return script === 'swallowed' ? ['overdose'] : [];
}
