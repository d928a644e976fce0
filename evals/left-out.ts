import { type Topic, sharesOf } from '#domain/safety/classifier/classifier.ts';
import { normalise } from '#domain/safety/normalise.ts';
import { openWordVectors } from '#server/chat/library/open-word-vectors.ts';
import { type TopicLine, heldBackLines, trainingLines } from './safety-lines.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainNetwork } from './train-network.ts';

// node evals/left-out.ts: the classifier alone on lines that are left out of its training in turn, in some minutes.

const PARTS = 4;
/** Neighbouring lines are of one family and stay together. */
const BLOCK = 12;

/** What is asked of a line, and which topics count as found. */
const questions = {
  crisis: new Set<Topic>(['suicide', 'suicide_other', 'violence', 'violence_other', 'child', 'harm', 'own']),
  refusal: new Set<Topic>(['harass', 'track', 'hide', 'alienate', 'false_report']),
  attempt: new Set<Topic>(['injection', 'human', 'lawyer', 'therapist', 'private']),
} as const;
type Question = keyof typeof questions;
const readers = ['spelt', 'both'] as const;
type Reader = (typeof readers)[number];

interface Reading {
  line: TopicLine;
  shares: Record<Reader, Record<Question, number>>;
}

const vectors = openWordVectors();
const lines = [...trainingLines(), ...heldBackLines()];
const places = lines.map((line, place) => ({ line, part: Math.floor(place / BLOCK) % PARTS }));
const readings = Array.from({ length: PARTS }, (_part, part) => readingsOf(part)).flat();

const ordinary = readings.filter(({ line }) => line.topic === 'none');
const written = ordinary.filter(({ line }) => !/library|help/.test(line.kind));
for (const reader of readers) {
  console.log(reader === 'spelt' ? '\nLetters and words alone' : '\nWith the meaning of words');
  for (const question of ['crisis', 'refusal', 'attempt'] as const) {
    for (let step = 1; step < 20; step += 1) say(reader, question, step / 20);
  }
}

function readingsOf(part: number): Reading[] {
  const left = places.flatMap((place) =>
    place.part === part && place.line.kind !== 'pattern' ? [place.line] : [],
  );
  const texts = new Set(left.map(({ text }) => text.toLowerCase()));
  const rest = lines.filter(({ text }) => !texts.has(text.toLowerCase()));
  const classifier = trainClassifier(rest);
  const network = trainNetwork(rest, vectors);
  return left.map((line) => ({
    line,
    shares: {
      spelt: sharesIn(line.text, classifier),
      both: sharesIn(line.text, { ...classifier, network }),
    },
  }));
}

function sharesIn(text: string, classifier: Parameters<typeof sharesOf>[1]): Record<Question, number> {
  const shares = sharesOf(normalise(text), classifier);
  const together = (question: Question) =>
    [...questions[question]].reduce((sum, topic) => sum + shares[topic], 0);
  return { crisis: together('crisis'), refusal: together('refusal'), attempt: together('attempt') };
}

function say(reader: Reader, question: Question, threshold: number): void {
  const reached = (some: readonly Reading[]) => {
    const share = some.filter(({ shares }) => shares[reader][question] >= threshold).length / some.length;
    return `${(100 * share).toFixed(1)} %`;
  };
  const asked = readings.filter(({ line }) => questions[question].has(line.topic));
  const families = [...Map.groupBy(asked, familyOf)].map(([family, some]) => `${family} ${reached(some)}`);
  console.log(
    `${question} ${threshold.toFixed(2)}: ordinary ${reached(ordinary)}, written by hand ${reached(written)}; ${families.join(', ')}`,
  );
}

function familyOf({ line: { topic, kind } }: Reading): string {
  if (!questions.crisis.has(topic)) return questions.refusal.has(topic) ? 'refusals' : 'attempts';
  if (topic.endsWith('_other') || kind === 'third') return 'of others';
  return kind === 'veiled' ? 'veiled' : 'explicit';
}
