import type { Danger } from '#domain/guided/heard-danger.ts';
import { tellsOfFear, tellsOfOverdose } from '#domain/guided/danger.ts';
import { tellsOfMoneyControl } from '#domain/guided/money-control.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { NoteId, ScriptId } from '#domain/safety/script.ts';

const ofNotes: Readonly<Partial<Record<NoteId, Danger>>> = {
  'note-self': 'self',
  'note-violence': 'violence',
  'note-child': 'child',
};
/** Scripts about violence that don't answer someone who is in danger from another person. */
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

/** The dangers that a message told of: by the safety gate, by the note beside the answer, or by its own words. */
export function dangersHeard(assessment: Assessment, note: NoteId | null, text: string): Danger[] {
  const noted = note && ofNotes[note];
  return [
    ...(noted ? [noted] : []),
    ...(assessment.kind === 'script' ? ofScript(assessment.script) : []),
    ...(tellsOfFear(text) || tellsOfMoneyControl(text) ? (['violence'] as const) : []),
    ...(tellsOfOverdose(text) ? (['overdose'] as const) : []),
  ];
}

/** Whether the gate is sure that the person told of violence or danger from another person. */
export function isReportOfViolence(assessment: Assessment): boolean {
  if (assessment.kind === 'clear') return assessment.note === 'note-violence' && !assessment.isGuess;
  return ofScript(assessment.script).includes('violence');
}

function ofScript(script: ScriptId): Danger[] {
  if (script.startsWith('violence-')) return isNoReport.has(script) ? [] : ['violence'];
  if (script.startsWith('suicide-')) return ofOthers.has(script) ? [] : ['self'];
  if (script === 'child-danger' || script === 'child-now') return ['child'];
  return script === 'swallowed' ? ['overdose'] : [];
}
