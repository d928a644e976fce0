import { normalise } from '../normalise.ts';
import type { SafetyLabel, ScriptId } from '../script.ts';
import { type Classifier, type Shares, type Topic, sharesOf, topics } from './classifier.ts';
import { isSpanish } from './spanish.ts';

export interface Guess {
  label: SafetyLabel;
  script: ScriptId;
  /** `faint` asks for a question in passing, `sure` for the script itself. */
  certainty: 'sure' | 'faint';
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

// The lowest at which three of a hundred ordinary lines, none trained on, meet a crisis script: evals/README.md.
// Two readers are seldom both sure, so that less is asked of them.
const CRISIS_SURE = { together: 0.65, alone: 0.85 };
// How often these strike ordinary talk stands there too.
const CRISIS_FAINT = 0.15;
const REFUSAL_SURE = 0.2;
const ATTEMPT_SURE = 0.25;
const FEWEST_WORDS = 4;
const MOST_SENTENCES = 24;

/** What a message most likely holds, read whole and sentence by sentence; null for ordinary talk. */
export function guess(text: string, classifier: Classifier): Guess | null {
  const passages = passagesOf(text).map(normalise);
  const spelt = passages.map((passage) => sharesOf(passage, { ...classifier, network: undefined }));
  const meant = classifier.network ? passages.map((passage) => sharesOf(passage, classifier)) : spelt;
  const spanish = isSpanish(normalise(text));
  const crisis = strongest(meant, crises);
  const sure = classifier.network ? CRISIS_SURE.together : CRISIS_SURE.alone;
  if (crisis.share >= sure) return guessed(crisis.meaning, spanish, 'sure');
  // An order or a trick is told by its words; what they mean together blurs it.
  const attempt = strongest(spelt, attempts);
  if (attempt.share >= ATTEMPT_SURE) return guessed(attempt.meaning, spanish, 'sure');
  const refusal = strongest(spelt, refusals);
  if (refusal.share >= REFUSAL_SURE) return guessed(refusal.meaning, spanish, 'sure');
  return crisis.share >= CRISIS_FAINT ? guessed(crisis.meaning, spanish, 'faint') : null;
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
