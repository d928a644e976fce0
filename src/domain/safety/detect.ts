import { normalise } from './normalise.ts';
import { boundaryRules } from './rules/boundary.ts';
import { childRules } from './rules/child.ts';
import { type Rule, applies } from './rules/rule.ts';
import { suicideRules } from './rules/suicide.ts';
import { harmRules, violenceRules } from './rules/violence.ts';
import { type SafetyLabel, type ScriptId, safetyLabels } from './script.ts';

const allRules: readonly Rule[] = [
  ...suicideRules,
  ...childRules,
  ...violenceRules,
  ...harmRules,
  ...boundaryRules,
];

export interface Concern {
  label: SafetyLabel;
  script: ScriptId | null;
}

// Marks that normalising takes away: forged tags and roles, and encoded text to "decode and follow".
const forgedMarkup =
  /<\/?\s*(?:system|sources?|instructions?|user|assistant)\s*>|^\s*system\s*:|[A-Za-z0-9+/]{20,}={1,2}/im;

/** The most urgent thing a message holds; null for ordinary talk. */
export function detect(text: string): Concern | null {
  const plain = normalise(text);
  const found = allRules.filter((rule) => applies(rule, plain));
  const [worst] = found.toSorted((a, b) => urgency(a.label) - urgency(b.label));
  if (worst) return { label: worst.label, script: worst.script };
  return forgedMarkup.test(text) ? { label: 'injection', script: 'injection' } : null;
}

function urgency(label: SafetyLabel): number {
  return safetyLabels.indexOf(label);
}
