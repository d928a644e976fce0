import type { Classifier } from './classifier/classifier.ts';
import { type Guess, guess } from './classifier/guess.ts';
import { judged } from './idioms.ts';
import { normalise } from './normalise.ts';
import { assaultRules } from './rules/assault.ts';
import { blowRules } from './rules/blows.ts';
import { boundaryRules } from './rules/boundary.ts';
import { childRules } from './rules/child.ts';
import { deceitRules } from './rules/deceit.ts';
import { meansRules } from './rules/means.ts';
import { minuteRules } from './rules/minute.ts';
import { type Rule, applies } from './rules/rule.ts';
import { suicideRules } from './rules/suicide.ts';
import { harmRules, violenceRules } from './rules/violence.ts';
import { wayOutRules } from './rules/ways-out.ts';
import { type CheckIn, type SafetyLabel, type ScriptId, isCrisisScript, safetyLabels } from './script.ts';

const allRules: readonly Rule[] = [
  ...minuteRules,
  ...suicideRules,
  ...meansRules,
  ...wayOutRules,
  ...childRules,
  ...violenceRules,
  ...assaultRules,
  ...blowRules,
  ...harmRules,
  ...boundaryRules,
  ...deceitRules,
];

export interface Concern {
  label: SafetyLabel;
  script: ScriptId | null;
  /** What to ask in passing where no script is called for. */
  checkIn: CheckIn | null;
}

// Marks that normalising takes away: forged tags and roles, and encoded text to "decode and follow".
const forgedMarkup =
  /<\/?\s*(?:system|sources?|instructions?|user|assistant)\s*>|^\s*system\s*:|[A-Za-z0-9+/]{20,}={1,2}/im;

/**
 * The most urgent thing a message holds; null for ordinary talk. Rules find what is said plainly and know
 * the finer scripts; the classifier finds what they have no words for.
 */
export function detect(text: string, classifier: Classifier): Concern | null {
  const plain = judged(normalise(text));
  const ruled = detectByRules(text, plain);
  if (ruled?.script && isCrisisScript(ruled.script)) return ruled;
  const guessed = guess(text, classifier);
  if (guessed?.certainty === 'sure' && (isCrisisScript(guessed.script) || !ruled?.script))
    return { label: guessed.label, script: guessed.script, checkIn: null };
  if (guessed && guessed.certainty !== 'sure' && !ruled?.script)
    return { label: ruled?.label ?? guessed.label, script: null, checkIn: checkInFor(guessed) };
  return ruled;
}

function detectByRules(text: string, plain: string): Concern | null {
  const found = allRules.filter((rule) => applies(rule, plain));
  const [worst] = found.toSorted((a, b) => urgency(a.label) - urgency(b.label));
  if (worst) return { label: worst.label, script: worst.script, checkIn: null };
  return forgedMarkup.test(text) ? { label: 'injection', script: 'injection', checkIn: null } : null;
}

function checkInFor({ script, certainty }: Guess): CheckIn {
  const checkIn = script.startsWith('suicide-') ? 'check-in-self' : 'check-in-safety';
  return certainty === 'likely' ? checkIn : `${checkIn}-last`;
}

function urgency(label: SafetyLabel): number {
  return safetyLabels.indexOf(label);
}
