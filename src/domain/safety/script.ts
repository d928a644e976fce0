/** What the gate finds in a message, most urgent first. */
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

/** Answered for everybody, plan or none; the conversation counts as sensitive from then on. */
export const crisisScripts = [
  'suicide-imminent',
  'suicide-asked',
  'suicide-self-harm',
  'suicide-not-now',
  'suicide-unsure',
  'suicide-stay',
  'suicide-reached',
  'suicide-other',
  'suicide-spanish',
  'other-spanish',
  'child-danger',
  'child-own',
  'child-self',
  'child-now',
  'child-safe',
  'violence-danger',
  'violence-strangled',
  'violence-disclosed',
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
  | 'checked-in'
  | 'pose-human'
  | 'pose-lawyer'
  | 'pose-therapist'
  | 'pose-private';

export type ScriptId = CrisisScript | BoundaryScript;

export function isCrisisScript(id: string): id is CrisisScript {
  return (crisisScripts as readonly string[]).includes(id);
}

/** Asks in passing how somebody is, where a message only sounds as if something were wrong. */
export const checkIns = [
  'check-in-self',
  'check-in-safety',
  // After the answer, where the sound is fainter: most such messages only want their answer.
  'check-in-self-last',
  'check-in-safety-last',
] as const;
export type CheckIn = (typeof checkIns)[number];

export function isCheckIn(kind: string | null): kind is CheckIn {
  return (checkIns as readonly (string | null)[]).includes(kind);
}

/** Said beside an answer of the library. `violence-spoken-of` and a check-in put the help lines there, too. */
export type PrefaceId = 'help-stays-open' | 'violence-spoken-of' | 'no-prediction' | 'no-diagnosis' | CheckIn;
