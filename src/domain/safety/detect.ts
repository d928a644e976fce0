import { type Classifier, sharesOf } from './classifier/classifier.ts';
import { crisisShare, meanings, strongestTopic } from './hear.ts';
import { isSmallTalk } from './small-talk.ts';
import { isSpanish } from './spanish.ts';
import { stripOrdinaryPhrases } from './ordinary-phrases.ts';
import { normalize } from './normalize.ts';
import { passagesOf } from './passages.ts';
import { assaultRules } from './rules/assault.ts';
import { blowRules } from './rules/blows.ts';
import { boundaryRules } from './rules/boundary.ts';
import { childRules } from './rules/child.ts';
import { isAccused, stripUnconfessedViolence } from './rules/claimed.ts';
import { closingInRules } from './rules/closing-in.ts';
import { deceitRules } from './rules/deceit.ts';
import { withoutDeniedChoking } from './rules/denied-choking.ts';
import { farewellRules } from './rules/farewell.ts';
import { foretoldRules } from './rules/foretold.ts';
import { lesserRules, namedRules } from './rules/lesser.ts';
import { meansRules } from './rules/means.ts';
import { minuteRules } from './rules/minute.ts';
import { type Rule, applies } from './rules/rule.ts';
import { suicideRules } from './rules/suicide.ts';
import { threatRules } from './rules/threats.ts';
import { harmRules, violenceRules } from './rules/violence.ts';
import { wayOutRules } from './rules/ways-out.ts';
import { type SafetyLabel, type ScriptId, isCrisisScript, safetyLabels } from './script.ts';
import { finerScript, ruleWithOwnScript } from './which-script.ts';

const allRules: readonly Rule[] = [
  ...minuteRules,
  ...suicideRules,
  ...farewellRules,
  ...meansRules,
  ...wayOutRules,
  ...childRules,
  ...threatRules,
  ...foretoldRules,
  ...closingInRules,
  ...lesserRules,
  ...violenceRules,
  ...assaultRules,
  ...blowRules,
  ...namedRules,
  ...harmRules,
  ...boundaryRules,
  ...deceitRules,
];

export interface Concern {
  label: SafetyLabel;
  /** Null if a boundary and an answer follow instead of a script. */
  script: ScriptId | null;
  /** Violence against property or with pictures, and nothing worse. */
  isLesser?: boolean;
}

/** The threshold for text that only one classifier sees (in the browser, or in a message to support). */
const SURE_ALONE = 0.85;

// Matches text that normalization would remove: forged tags and roles, and encoded text to "decode and follow".
const forgedMarkup =
  /<\/?\s*(?:system|sources?|instructions?|user|assistant)\s*>|^\s*system\s*:|[A-Za-z0-9+/]{20,}={1,2}/im;

/**
 * Returns the most urgent topic that a text states plainly, or that the first classifier is certain of. Null for
 * ordinary text.
 */
export function detectConcern(text: string, classifier: Classifier): Concern | null {
  const ruled = detectByRules(text);
  if (ruled?.script && isCrisisScript(ruled.script)) return ruled;
  if (isSmallTalk(normalize(text))) return ruled;
  const readings = passagesOf(text).map((passage) => sharesOf(normalize(passage), classifier));
  const sure = readings.find((shares) => crisisShare(shares) >= SURE_ALONE);
  return sure ? concernOf(meanings[strongestTopic(sure)], normalize(text)) : ruled;
}

/** Matches denials such as "She's not dangerous, just exhausting" and "he never laid a hand on me". */
const deniedViolence =
  /(?:^| )(?:no |nope )?(?:he|she|they|hes|shes|theyre|its|it)(?: s| is| are| re| has| have| did| does)?(?: s)? (?:not|isnt|never|nt|hasnt|hasn t|didnt|didn t) (?:really |been |ever |even |once |actual+y |physical+y )*(?:dangerous|violent|abusive|scary|physical|threatening|touched|laid a (?:hand|finger)|hit|hurt)|(?:^| )(?:(?:im |i am |was |i was )?not (?:even |really |at all )?(?:scared|afraid|frightened) of (?:him|her|them)|not scared|not afraid|(?:he|she|they) (?:dont|doesnt|don t|doesn t|aint) scare (?:me|us)|no ?body(?: s| is|s)? (?:watching|scared|tracking|threatening)|no ?body (?:is |was |ever )?(?:in danger|hitting|hit|hurting|hurt|violent)|no one (?:is |was |ever )?(?:in danger|hitting|hit|hurting|hurt))(?![a-z])/;

/** Returns the most urgent topic that a text states plainly. Null if no rule matches. */
export function detectByRules(text: string): Concern | null {
  const plain = withoutDeniedChoking(stripOrdinaryPhrases(normalize(text)));
  const own = ruleWithOwnScript(plain);
  const confessed = stripUnconfessedViolence(plain);
  const found = allRules.filter((rule) => applies(rule, isConfession(rule) ? confessed : plain));
  const [worst] = (own ? [own, ...found] : found).toSorted((a, b) => urgency(a, own) - urgency(b, own));
  if (worst?.label === 'dv_disclosure' && deniedViolence.test(plain)) return namedIn(found);
  if (worst) {
    const script = worst.script && finerScript(worst.script, plain);
    return { label: worst.label, script, ...(isLesser(worst, found) && { isLesser: true }) };
  }
  if (isAccused(plain)) return { label: 'dv_perpetrator', script: null };
  return forgedMarkup.test(text) ? { label: 'injection', script: 'injection' } : null;
}

/** "Is it abuse if he never hit me" denies being hit and asks about violence. */
function namedIn(found: readonly Rule[]): Concern | null {
  return found.some((rule) => namedRules.includes(rule)) ? { label: 'dv_disclosure', script: null } : null;
}

function isConfession({ script }: Rule): boolean {
  return script === 'violence-own' || script === 'child-own';
}

function isLesser(worst: Rule, found: readonly Rule[]): boolean {
  const alike = found.filter(({ label, script }) => label === worst.label && script !== null);
  return lesserRules.includes(worst) && alike.every((rule) => lesserRules.includes(rule));
}

/** Whether a normalized message says that nobody was hurt and nobody is afraid. */
export function deniesViolence(plain: string): boolean {
  return deniedViolence.test(plain);
}

export function stripDeniedViolence(plain: string): string {
  return plain.replaceAll(new RegExp(deniedViolence.source, 'g'), ' ');
}

export function concernOf(
  { label, script, spanish }: { label: SafetyLabel; script: ScriptId; spanish?: ScriptId },
  plain: string,
): Concern {
  return { label, script: isSpanish(plain) && spanish ? spanish : finerScript(script, plain) };
}

/** Rules that name the danger come before rules that only resemble it. Poison and death threats come first. */
function urgency(rule: Rule, own: Rule | undefined): number {
  const rank = safetyLabels.indexOf(rule.label);
  if (rule !== own) return rank;
  return rule.label === 'dv_disclosure' ? rank - 0.5 : -1;
}
