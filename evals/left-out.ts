import { type Topic, sharesOf } from '#domain/safety/classifier/classifier.ts';
import { normalise } from '#domain/safety/normalise.ts';
import { openWordVectors } from '#server/chat/library/open-word-vectors.ts';
import { type TopicLine, heldBackLines, trainingLines } from './safety-lines.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainNetwork } from './train-network.ts';

// node evals/left-out.ts: the classifier alone on lines that are left out of its training in turn, in two minutes.

const PARTS = 4;
/** Neighbouring lines are of one family and stay together. */
const BLOCK = 12;

const crises: ReadonlySet<Topic> = new Set([
  'suicide',
  'suicide_other',
  'violence',
  'violence_other',
  'child',
  'harm',
  'own',
]);

interface Reading {
  line: TopicLine;
  spelt: number;
  both: number;
}

const vectors = openWordVectors();
const lines = [...trainingLines(), ...heldBackLines()];
const places = lines.map((line, place) => ({ line, part: Math.floor(place / BLOCK) % PARTS }));
const readings = Array.from({ length: PARTS }, (_part, part) => readingsOf(part)).flat();

const ordinary = readings.filter(({ line }) => line.topic === 'none');
const written = ordinary.filter(({ line }) => !/library|help/.test(line.kind));
for (const reader of ['spelt', 'both'] as const) {
  console.log(reader === 'spelt' ? '\nLetters and words alone' : '\nWith the meaning of words');
  for (let step = 1; step < 20; step += 1) say(reader, step / 20);
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
    spelt: crisisShare(line.text, classifier),
    both: crisisShare(line.text, { ...classifier, network }),
  }));
}

function crisisShare(text: string, classifier: Parameters<typeof sharesOf>[1]): number {
  const shares = sharesOf(normalise(text), classifier);
  return [...crises].reduce((sum, topic) => sum + shares[topic], 0);
}

function say(reader: 'spelt' | 'both', threshold: number): void {
  const reached = (some: readonly Reading[]) => {
    const share = some.filter((reading) => reading[reader] >= threshold).length / some.length;
    return `${(100 * share).toFixed(1)} %`;
  };
  const families = [...Map.groupBy(readings, familyOf)].flatMap(([family, some]) =>
    family ? [`${family} ${reached(some)}`] : [],
  );
  console.log(
    `${threshold.toFixed(2)}: ordinary ${reached(ordinary)}, written by hand ${reached(written)}; ${families.join(', ')}`,
  );
}

function familyOf({ line: { topic, kind } }: Reading): string | undefined {
  if (!crises.has(topic)) return undefined;
  if (topic.endsWith('_other') || kind === 'third') return 'of others';
  return kind === 'veiled' ? 'veiled' : 'explicit';
}
