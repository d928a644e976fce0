import type { Classifier } from './classifier/classifier.ts';
import { type Concern, detect } from './detect.ts';
import { followUpScript, hasAsked } from './reply.ts';
import { type PrefaceId, type ScriptId, isCheckIn, isCrisisScript } from './script.ts';

/** What is known of the conversation: the kinds of safety cards of the last answer, the last few, and all. */
export interface SafetyContext {
  lastKind: string | null;
  /** Of the last six answers: nobody should be asked how they are time and again. */
  recentKinds: readonly string[];
  concerns: readonly string[];
}

export type Assessment = { hasViolence: boolean } & (
  | { kind: 'scripted'; script: ScriptId; isCrisis: boolean }
  | { kind: 'clear'; preface: PrefaceId | null }
);

/** Decides, before anything else sees a message, whether prepared words answer it. */
export function assess(text: string, context: SafetyContext, classifier: Classifier): Assessment {
  const concern = detect(text, classifier);
  const wasViolence = context.concerns.some(isOfViolence);
  const script = scriptFor(text, concern, context.lastKind);
  const isSpokenOf = script !== null && wasViolence && isAnsweredAgain(script, text);
  if (script && !isSpokenOf) {
    const hasViolence = wasViolence || isOfViolence(script);
    return { kind: 'scripted', script, isCrisis: isCrisisScript(script), hasViolence };
  }
  const preface = isSpokenOf ? 'violence-spoken-of' : prefaceFor(concern, context);
  return { kind: 'clear', preface, hasViolence: wasViolence || preface === 'violence-spoken-of' };
}

function hasShownHelp(kind: string): boolean {
  return isCheckIn(kind) || isCrisisScript(kind);
}

function isOfViolence(kind: string): boolean {
  return kind.startsWith('violence-');
}

/** A new cry for help goes before the answer to an earlier question, and that before everything else. */
function scriptFor(text: string, concern: Concern | null, lastKind: string | null): ScriptId | null {
  const found = concern?.script ?? null;
  const followUp = followUpScript(lastKind, text);
  if (!followUp) return found;
  return found && isCrisisScript(found) && !isDenial(text) ? found : followUp;
}

/** "No, I am not suicidal" names what it denies. */
function isDenial(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  return /^\W*(?:(?:no|nope|nah)\W+)?(?:i'?m|i am|i was|i would|i'?d|i will|i do|i)\s+(?:not|never|don'?t|won'?t|wouldn'?t)\b[^.!?,;]{0,60}[.!?]?\s*$/i.test(
    plain,
  );
}

/** Who has heard the words about violence once and now puts a question gets the library's answer to it. */
function isAnsweredAgain(script: ScriptId, text: string): boolean {
  if (script !== 'violence-disclosed' && script !== 'violence-tracked') return false;
  return /\?|^\s*(?:how|what|can|could|should|do|does|is|are|who|where|when|will|would|which)\b/i.test(text);
}

function prefaceFor(concern: Concern | null, { lastKind, recentKinds }: SafetyContext): PrefaceId | null {
  const checkIn = concern?.checkIn ?? null;
  if (concern?.label === 'dv_disclosure' && !checkIn) return 'violence-spoken-of';
  if (checkIn && !recentKinds.some(hasShownHelp)) return checkIn;
  if (hasAsked(lastKind)) return 'help-stays-open';
  if (concern?.label === 'legal_outcome') return 'no-prediction';
  return concern?.label === 'diagnosis' ? 'no-diagnosis' : null;
}
