import { rejectsAnswer } from '../talk/turn-down.ts';
import { isHereNow } from './arrival.ts';
import { type Classifier, type Shares, sharesOf } from './classifier/classifier.ts';
import {
  type CrisisTopic,
  type CrisisFinding,
  type Reading,
  geometricMean,
  combineReadings,
  meanings,
} from './hear.ts';
import { isDenied, isOnlyHint, namesDeath } from './hint.ts';
import { asks, asksForSafety } from './question.ts';
import { isSmallTalk } from './small-talk.ts';
import { isAboutPresentMoment } from './this-minute.ts';
import { reportsHurtChild } from './rules/told-of-child.ts';
import { isSpanish } from './spanish.ts';
import { type Concern, concernOf, deniesViolence, detectByRules, stripDeniedViolence } from './detect.ts';
import { isUnconfessed } from './rules/claimed.ts';
import { happenedAgain, isGoodNews, isLongAgo, isOvercome } from './earlier.ts';
import { noteFor } from './note.ts';
import { normalize } from './normalize.ts';
import { stripOrdinaryPhrases } from './ordinary-phrases.ts';
import { hasSign } from './signs.ts';
import { passagesOf, wordCount } from './passages.ts';
import { followUpScript } from './reply.ts';
import { type NoteId, type PrefaceId, type ScriptId, isCrisisScript, safetyLabels } from './script.ts';

/** What is known about the conversation so far. */
export interface SafetyContext {
  /** The kind of safety card of the last answer. */
  lastKind: string | null;
  /** The kinds of all safety cards so far. */
  kinds: readonly string[];
  /** The person's earlier messages, newest first. */
  earlier: readonly string[];
}

/**
 * The classifiers of a message. The n-gram classifier runs immediately; the sentence classifier takes a moment and is
 * null if unavailable.
 */
export interface Readers {
  classifier: Classifier;
  readSentences: (texts: readonly string[]) => Promise<readonly Shares[] | null>;
}

export type Assessment = { hasViolence: boolean; hasChildHarm: boolean } & (
  | { kind: 'script'; script: ScriptId; isCrisis: boolean }
  /**
   * `note` follows the answer; it is a guess if no rule plainly asks for it. `boundary` precedes the answer, unless
   * the answer already says the same.
   */
  | { kind: 'clear'; note: NoteId | null; isGuess: boolean; boundary: PrefaceId | null }
);

/** Decides, before any other step, whether a fixed text answers the message. */
export async function assess(text: string, context: SafetyContext, readers: Readers): Promise<Assessment> {
  const ruled = ruleResult(text, context.earlier);
  const heard = isMetaTalk(text)
    ? null
    : withoutMetaTalk(
        softenedResult(await hear(text, context.earlier, readers), text, context.kinds),
        text,
        context.earlier,
      );
  const ruleConcern = ruleScript(text, ruled, heard);
  const script = scriptFor(text, context, ruleConcern ?? classifierConcern(text, heard));
  const wasViolence = context.kinds.some(isOfViolence);
  const wasChildHarm = context.kinds.some(isOfChildHarm);
  const isAside = script === 'pose-private' && wordCount(text) > ASIDE_WORDS;
  if (
    script &&
    !isAside &&
    !isAnsweredInstead(script, text, wasViolence || isQuestionAboutLesserViolence(ruled, text)) &&
    !isRepeated(script, text, context.kinds)
  ) {
    const hasViolence = wasViolence || isOfViolence(script);
    const hasChildHarm = wasChildHarm || isOfChildHarm(script);
    return { kind: 'script', script, isCrisis: isCrisisScript(script), hasViolence, hasChildHarm };
  }
  // A rule that lets the library answer still sets the topic.
  const isToldOfViolence = (script !== null && isOfViolence(script)) || ruled?.label === 'dv_disclosure';
  const isHeardOfViolence = heard?.topic === 'violence' && heard.certainty !== 'faint';
  const told = noteAfterAnswer(ruled, isToldOfViolence);
  return {
    kind: 'clear',
    note: noteFor(told ?? heard, context.kinds),
    isGuess: told === null || (told === 'note-self' && ruleConcern === null),
    boundary: isAside ? 'who-reads' : boundaryFor(ruled),
    hasViolence: wasViolence || isToldOfViolence || isHeardOfViolence,
    hasChildHarm:
      wasChildHarm ||
      ruled?.label === 'child_harm' ||
      (heard?.topic === 'child' && heard.certainty !== 'faint'),
  };
}

/** In a longer message, "who reads this?" is a side question, and the rest needs an answer. */
const ASIDE_WORDS = 25;

/** In "He grabbed her arm and left a mark", only earlier messages show whose arm it was. */
function ruleResult(text: string, earlier: readonly string[]): Concern | null {
  const ruled = detectByRules(text);
  if (isHereNow(stripOrdinaryPhrases(normalize(text))) && !isMoreUrgent(ruled))
    return { label: 'dv_danger', script: 'violence-here' };
  if (ruled?.label === 'child_harm' && isOvercome(normalize(text))) return null;
  if (ruled && ruled.label !== 'dv_disclosure') return ruled;
  if (!reportsHurtChild(normalize(text), earlier.map(normalize))) return ruled;
  return { label: 'child_harm', script: 'child-danger' };
}

/** An attack or a suicide attempt has a text of its own, which comes before the one for someone who is at the door. */
function isMoreUrgent(ruled: Concern | null): boolean {
  return ruled !== null && safetyLabels.indexOf(ruled.label) <= safetyLabels.indexOf('dv_danger');
}

/**
 * Without a word about danger, a likely result counts as faint and doesn't name violence. "No, I'm not dying, I cried
 * over toast" denies our question, so the question is not repeated.
 */
function softenedResult(
  heard: CrisisFinding | null,
  text: string,
  kinds: readonly string[],
): CrisisFinding | null {
  if (heard?.topic === 'suicide' && kinds.length > 0 && isDenied(normalize(text))) return null;
  if (heard?.topic === 'violence' && deniesViolence(normalize(text))) return null;
  // "He never laid a hand on me, my sister sees it too" has no word of violence other than the denial.
  if (
    heard?.topic === 'violence_other' &&
    deniesViolence(normalize(text)) &&
    !hasSign(stripDeniedViolence(normalize(text)), heard.topic)
  )
    return null;
  if (heard && isUnconfessed(normalize(text))) return claimResult(heard);
  if (heard?.topic === 'child' && isOvercome(normalize(text))) return null;
  if (heard === null || isSpokenOf(heard.topic, normalize(text))) return heard;
  if (heard.certainty === 'sure' && hasSign(stripOrdinaryPhrases(normalize(text)), heard.topic)) return heard;
  return isOrdinary(text) || isCalmStory(text, heard) ? null : { ...heard, certainty: 'faint' };
}

/** "He told the police I hit him" sounds like violence, by the person or by the other parent. */
function claimResult(heard: CrisisFinding): CrisisFinding | null {
  if (heard.topic === 'own') return null;
  return heard.topic === 'violence' ? { ...heard, certainty: 'faint' } : heard;
}

/** "I don't feel dizzy, I asked about the photos" objects to our answer. A faint sign in it comes from our own words. */
function withoutMetaTalk(
  heard: CrisisFinding | null,
  text: string,
  earlier: readonly string[],
): CrisisFinding | null {
  const isAgainstAnswer = earlier.length > 0 && rejectsAnswer(text);
  return heard?.certainty === 'faint' && isAgainstAnswer ? null : heard;
}

const STORY_WORDS = 25;

/** Long messages often have a passage that sounds slightly dangerous, so a story also needs a word about danger. */
function isCalmStory(text: string, { topic, certainty }: CrisisFinding): boolean {
  return certainty === 'faint' && wordCount(text) > STORY_WORDS && !hasSign(normalize(text), topic);
}

/** Whether the message's words about danger belong to ordinary phrases. */
function isOrdinary(text: string): boolean {
  const normalized = normalize(text);
  return stripOrdinaryPhrases(normalized) !== normalized;
}

function isSpokenOf(topic: CrisisTopic, normalized: string): boolean {
  const telling = stripOrdinaryPhrases(normalized);
  return topic === 'suicide' ? namesDeath(telling) : hasSign(telling, topic);
}

/** Even if a script is not shown, a safety line is still required. */
function noteAfterAnswer(ruled: Concern | null, isToldOfViolence: boolean): NoteId | null {
  if (isToldOfViolence) return 'note-violence';
  if (ruled?.label === 'dv_perpetrator' && ruled.script === null) return 'note-faint';
  if (!ruled?.script || !isCrisisScript(ruled.script)) return null;
  return ruled.script === 'suicide-asked' ? 'note-self' : 'note-faint';
}

/**
 * Returns the result of a rule, unless it is only a hint that no classifier confirms, it is denied in the same sentence,
 * or it is long past.
 */
function ruleScript(text: string, ruled: Concern | null, heard: CrisisFinding | null): Concern | null {
  const normalized = normalize(text);
  if (!ruled?.script || !isCrisisScript(ruled.script)) return ruled;
  if (isLongAgo(normalized) || (ruled.label === 'suicide_risk' && isDenied(normalized))) return null;
  return isOnlyHint(ruled.script, normalized) && (heard === null || heard.certainty === 'faint')
    ? null
    : ruled;
}

/** A new crisis takes priority over the answer to an earlier question, which takes priority over everything else. */
function scriptFor(text: string, context: SafetyContext, concern: Concern | null): ScriptId | null {
  const found = concern?.script ?? null;
  const followUp = followUpScript(context.lastKind, text);
  if (followUp && calm.has(followUp) && !found && asksBesides(text)) return null;
  if (followUp) return found && isCrisisScript(found) && !isDenial(text) ? found : followUp;
  if (found) return found;
  const normalized = normalize(text);
  if (context.kinds.some(isOfViolence) && happenedAgain(normalized)) return 'violence-disclosed';
  return isSpanish(normalized) ? 'spanish' : null;
}

/** Answers to someone who says that they are safe. */
const calm: ReadonlySet<ScriptId> = new Set<ScriptId>([
  'suicide-not-now',
  'violence-safe',
  'child-safe',
  'harm-not-now',
]);

/** "No. I'm mad about a credit card. Why are they calling me?" answers us and needs an answer. */
function asksBesides(text: string): boolean {
  return asks(text) && wordCount(text) > FEW_WORDS && !namesDeath(normalize(text));
}

/** Neither "go on" nor good news is about danger. */
function isMetaTalk(text: string): boolean {
  const normalized = normalize(text);
  return isSmallTalk(normalized) || isGoodNews(normalized);
}

function classifierConcern(text: string, heard: CrisisFinding | null): Concern | null {
  if (heard?.certainty !== 'sure') return null;
  const normalized = normalize(text);
  if (heard.topic === 'suicide' && isDenied(normalized)) return null;
  // If the classifiers are certain about a message without a word about danger, a line is added after the answer instead
  // of replacing it.
  return hasSign(stripOrdinaryPhrases(normalized), heard.topic)
    ? concernOf(meanings[heard.topic], normalized)
    : null;
}

/** A message this short ("I can't do this anymore") refers to the previous one. */
const FEW_WORDS = 9;

async function hear(
  text: string,
  earlier: readonly string[],
  readers: Readers,
): Promise<CrisisFinding | null> {
  const before = wordCount(text) <= FEW_WORDS ? earlier[0] : undefined;
  const passages = before === undefined ? passagesOf(text) : [text, `${before}. ${text}`];
  const meant = await readers.readSentences(passages);
  const readings = passages.map((passage, at) => ({
    spelled: sharesOf(normalize(passage), readers.classifier),
    meant: meant?.[at] ?? null,
  }));
  return combineReadings(
    before === undefined ? readings : inContext(readings),
    isAboutPresentMoment(normalize(text)),
  );
}

/** The message is checked alone and together with the previous ones. Both results count equally. */
function inContext([alone, after]: readonly Reading[]): Reading[] {
  if (!alone || !after) return [];
  const meant = alone.meant && after.meant && geometricMean(alone.meant, after.meant);
  return [{ spelled: geometricMean(alone.spelled, after.spelled), meant }];
}

/** "No, I am not suicidal" mentions suicide only to deny it. */
function isDenial(text: string): boolean {
  const straightened = text.replaceAll('’', "'");
  return /^\W*(?:(?:no|nope|nah)\W+)?(?:i'?m|i am|i was|i would|i'?d|i will|i do|i)\s+(?:not|never|don'?t|won'?t|wouldn'?t)\b[^.!?,;]{0,60}[.!?]?\s*$/i.test(
    straightened,
  );
}

/**
 * A question next to a word about violence is answered with a note: always if it is about tracking, and only after the
 * first script if it is about other subjects.
 */
function isAnsweredInstead(script: ScriptId, text: string, wasViolence: boolean): boolean {
  if (!asks(text)) return false;
  return script === 'violence-tracked' || (script === 'violence-disclosed' && wasViolence);
}

/** Whether a practical question mentions lesser, past violence: "he smashed my phone, where do I file". */
function isQuestionAboutLesserViolence(ruled: Concern | null, text: string): boolean {
  const normalized = normalize(text);
  return ruled?.isLesser === true && !isAboutPresentMoment(normalized) && !asksForSafety(normalized);
}

/**
 * A question does not get the same script twice: "yes, I'm safe, but can he take the children?" needs an answer, and so
 * does "I am safe, I told you, I only ask about the hospital".
 */
function isRepeated(script: ScriptId, text: string, kinds: readonly string[]): boolean {
  if (!kinds.includes(script)) return false;
  return (repeatable.has(script) && asks(text)) || (calm.has(script) && wordCount(text) > FEW_WORDS);
}

const repeatable: ReadonlySet<ScriptId> = new Set<ScriptId>([
  'violence-papers',
  'violence-order',
  'violence-safe',
  'violence-disclosed',
  'violence-hotline',
  'violence-other',
  'child-safe',
  'child-drunk-driver',
]);

function isOfViolence(kind: string): boolean {
  return kind.startsWith('violence-') || kind === 'note-violence';
}

function isOfChildHarm(kind: string): boolean {
  return kind.startsWith('child-') || kind === 'note-child';
}

function boundaryFor(concern: Concern | null): PrefaceId | null {
  if (concern?.label === 'legal_outcome') return 'no-prediction';
  return concern?.label === 'diagnosis' && !concern.script ? 'no-diagnosis' : null;
}
