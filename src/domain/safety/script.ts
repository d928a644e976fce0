/** The topics that the safety gate can find in a message, most urgent first. */
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

/** Topics answered for everyone, with or without a plan. After one, the conversation counts as sensitive. */
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
  'child-drunk-driver',
  'child-safe',
  'swallowed',
  'violence-danger',
  'violence-here',
  'violence-strangled',
  'violence-disclosed',
  'violence-hotline',
  'violence-sexual',
  'violence-family-threat',
  'violence-papers',
  'violence-order',
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

/** Requests that the assistants refuse, and misconceptions about what they are. */
export const boundaryScripts = [
  'refuse-harassment',
  'refuse-tracking',
  'refuse-alienation',
  'refuse-hiding-assets',
  'refuse-false-report',
  'refuse-forgery',
  'injection',
  'dose',
  'spanish',
  'pose-human',
  'pose-lawyer',
  'pose-therapist',
  'pose-private',
] as const;

export type ScriptId = CrisisScript | (typeof boundaryScripts)[number];

export function isCrisisScript(id: string): id is CrisisScript {
  return (crisisScripts as readonly string[]).includes(id);
}

/** One line with help lines, shown after the answer to a message that only hints at a problem. */
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

/** Lines about what an answer cannot promise. Omitted if the answer already says so. */
export const prefaceIds = ['no-prediction', 'no-diagnosis', 'who-reads'] as const;
export type PrefaceId = (typeof prefaceIds)[number];
