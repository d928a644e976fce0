/** The topics that the gate finds in a message, most urgent first. */
export const safetyLabels = [
  'suicide_imminent',
  'suicide_risk',
  'child_harm',
  'dv_danger',
  'harm_others',
  'dv_perpetrator',
  'dv_disclosure',
  'harassment_help',
  'injection',
  'diagnosis',
  'ai_identity',
  'legal_outcome',
] as const;
export type SafetyLabel = (typeof safetyLabels)[number];

/** Answered for everybody, with or without a plan. The conversation counts as sensitive from then on. */
export const crisisScripts = [
  'suicide-imminent',
  'suicide-asked',
  'suicide-plan',
  'suicide-thoughts',
  'suicide-self-harm',
  'suicide-not-now',
  'suicide-unsure',
  'suicide-stay',
  'suicide-reached',
  'suicide-other',
  'suicide-own-child',
  'suicide-partner',
  'suicide-spanish',
  'other-spanish',
  'child-danger',
  'child-own',
  'child-self',
  'child-now',
  'child-safe',
  'swallowed',
  'violence-danger',
  'violence-strangled',
  'violence-disclosed',
  'violence-sexual',
  'violence-family-threat',
  'violence-papers',
  'violence-tracked',
  'violence-now',
  'violence-safe',
  'violence-other',
  'violence-own',
  'violence-spanish',
  'harm-others',
  'harm-now',
  'harm-not-now',
] as const;
export type CrisisScript = (typeof crisisScripts)[number];

type BoundaryScript =
  | 'refuse-harassment'
  | 'refuse-tracking'
  | 'refuse-alienation'
  | 'refuse-hiding-assets'
  | 'refuse-false-report'
  | 'refuse-forgery'
  | 'injection'
  | 'dose'
  | 'spanish'
  | 'pose-human'
  | 'pose-lawyer'
  | 'pose-therapist'
  | 'pose-private';

export type ScriptId = CrisisScript | BoundaryScript;

export function isCrisisScript(id: string): id is CrisisScript {
  return (crisisScripts as readonly string[]).includes(id);
}

/** One line with help lines, after an answer to a message that only sounds as if something were wrong. */
export const notes = [
  'note-self',
  'note-other',
  'note-violence',
  'note-child',
  'note-anger',
  'note-faint',
] as const;
export type NoteId = (typeof notes)[number];

export function isNote(kind: string): kind is NoteId {
  return (notes as readonly string[]).includes(kind);
}

/** What an answer cannot promise. Dropped if the answer says so itself. */
export type PrefaceId = 'no-prediction' | 'no-diagnosis';
