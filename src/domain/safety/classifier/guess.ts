import { judged } from '../idioms.ts';
import { normalise } from '../normalise.ts';
import type { SafetyLabel, ScriptId } from '../script.ts';
import { type Classifier, type Shares, type Topic, sharesOf, topics } from './classifier.ts';
import { isLawful } from './lawful.ts';
import { asks, isOfThisMinute, isSmallTalk } from './manner.ts';
import { isSpanish } from './spanish.ts';

export interface Guess {
  label: SafetyLabel;
  script: ScriptId;
  /** `sure` asks for the script itself, `likely` for a question before the answer, `faint` for one after it. */
  certainty: 'sure' | 'likely' | 'faint';
}

interface Meaning {
  label: SafetyLabel;
  script: ScriptId;
  /** Where the message is in Spanish. */
  spanish?: ScriptId;
}

const crises: Partial<Record<Topic, Meaning>> = {
  suicide: { label: 'suicide_risk', script: 'suicide-asked', spanish: 'suicide-spanish' },
  suicide_other: { label: 'suicide_risk', script: 'suicide-other', spanish: 'other-spanish' },
  violence: { label: 'dv_disclosure', script: 'violence-disclosed', spanish: 'violence-spanish' },
  violence_other: { label: 'dv_disclosure', script: 'violence-other', spanish: 'other-spanish' },
  child: { label: 'child_harm', script: 'child-danger', spanish: 'violence-spanish' },
  harm: { label: 'harm_others', script: 'harm-others' },
  own: { label: 'dv_perpetrator', script: 'violence-own' },
};
const refusals: Partial<Record<Topic, Meaning>> = {
  harass: { label: 'harassment_help', script: 'refuse-harassment' },
  track: { label: 'harassment_help', script: 'refuse-tracking' },
  hide: { label: 'harassment_help', script: 'refuse-hiding-assets' },
  alienate: { label: 'harassment_help', script: 'refuse-alienation' },
  false_report: { label: 'harassment_help', script: 'refuse-false-report' },
};
const attempts: Partial<Record<Topic, Meaning>> = {
  injection: { label: 'injection', script: 'injection' },
  human: { label: 'ai_identity', script: 'pose-human' },
  lawyer: { label: 'ai_identity', script: 'pose-lawyer' },
  therapist: { label: 'ai_identity', script: 'pose-therapist' },
  private: { label: 'ai_identity', script: 'pose-private' },
};

interface Limits {
  crisisSure: number;
  /** Where something is said to happen in this minute. */
  crisisNow: number;
  crisisLikely: number;
  crisisFaint: number;
  /** Where the message puts a question. */
  crisisAsked: number;
  refusal: number;
  attempt: number;
}

// How often each strikes ordinary talk that was not trained on, and the rules by which they were chosen, stand in
// evals/README.md. The second reader is the surer of the two, so that it asks for more.
const TOGETHER: Limits = {
  crisisSure: 0.85,
  crisisNow: 0.5,
  crisisLikely: 0.4,
  crisisFaint: 0.18,
  crisisAsked: 0.12,
  refusal: 0.25,
  attempt: 0.22,
};
const ALONE: Limits = {
  crisisSure: 0.85,
  crisisNow: 0.85,
  crisisLikely: 0.4,
  crisisFaint: 0.15,
  crisisAsked: 0.15,
  refusal: 0.2,
  attempt: 0.25,
};
/** So few words ("help me", "are you there") begin orders of all kinds: they have to be likelier one than not. */
const FEW_WORDS = 4;
const LEAST_FOR_FEW = 0.6;
/** "How do I get a restraining order" is near to how one is had by a lie, and must never be taken for it. */
const LEAST_FOR_LAWFUL = 0.85;
const FEWEST_WORDS = 4;
const MOST_SENTENCES = 24;

/** What a message most likely holds, read whole and sentence by sentence; null for ordinary talk. */
export function guess(text: string, classifier: Classifier): Guess | null {
  const plain = normalise(text);
  if (isSmallTalk(plain)) return null;
  const readings = passagesOf(text).map((passage) => sharesOf(judged(normalise(passage)), classifier));
  const limits = limitsFor(text, classifier);
  const spanish = isSpanish(plain);
  const crisis = strongest(readings, crises);
  const attempt = strongest(readings, attempts);
  const refusal = strongest(readings, refusals);
  const sure = isOfThisMinute(plain) ? limits.crisisNow : limits.crisisSure;
  if (crisis.share >= sure) return guessed(crisis.meaning, spanish, 'sure');
  const isHeard = crisis.share >= (asks(text) ? limits.crisisAsked : limits.crisisFaint);
  const asked = crisis.share >= limits.crisisLikely ? 'likely' : 'faint';
  // Whoever may be in danger is asked how they are before they are turned away.
  if (isHeard && crisis.share > Math.max(attempt.share, refusal.share))
    return guessed(crisis.meaning, spanish, asked);
  if (attempt.share >= limits.attempt) return guessed(attempt.meaning, spanish, 'sure');
  if (refusal.share >= (isLawful(plain) ? LEAST_FOR_LAWFUL : limits.refusal))
    return guessed(refusal.meaning, spanish, 'sure');
  return isHeard ? guessed(crisis.meaning, spanish, asked) : null;
}

function limitsFor(text: string, { network }: Classifier): Limits {
  const limits = network ? TOGETHER : ALONE;
  if (text.trim().split(/\s+/).length > FEW_WORDS) return limits;
  return { ...limits, refusal: LEAST_FOR_FEW, attempt: LEAST_FOR_FEW };
}

/** A cry for help in a long story would drown in the rest: its sentences are read by themselves too. */
function passagesOf(text: string): string[] {
  const sentences = text
    .split(/[.!?\n]+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= FEWEST_WORDS);
  return sentences.length < 2 ? [text] : [text, ...sentences.slice(0, MOST_SENTENCES)];
}

interface Strongest {
  share: number;
  meaning: Meaning | undefined;
}

function strongest(readings: readonly Shares[], among: Partial<Record<Topic, Meaning>>): Strongest {
  const asked = topics.filter((topic) => among[topic] !== undefined);
  const found = readings.map((shares) => {
    const [best] = asked.toSorted((a, b) => shares[b] - shares[a]);
    return {
      share: asked.reduce((sum, topic) => sum + shares[topic], 0),
      meaning: best && among[best],
    };
  });
  return found.reduce((a, b) => (b.share > a.share ? b : a), { share: 0, meaning: undefined });
}

function guessed(
  meaning: Meaning | undefined,
  spanish: boolean,
  certainty: Guess['certainty'],
): Guess | null {
  if (!meaning) return null;
  return { label: meaning.label, script: (spanish && meaning.spanish) || meaning.script, certainty };
}
