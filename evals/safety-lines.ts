import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Topic, topics } from '#domain/safety/classifier/classifier.ts';
import { randomFrom } from './random.ts';

const EXPANSION_SEED = 7;
/** The number of lines drawn from a pattern. */
const EXPANSIONS = 10;

/**
 * A line of `banks/safety-lines`. Sections start with `[topic kind]`, with kinds such as `explicit`, `veiled`, `third`.
 */
export interface TopicLine {
  topic: Topic;
  kind: string;
  text: string;
}

const trainingFiles = [
  'train-self',
  'train-violence',
  'train-child',
  'train-harm',
  'train-boundary',
  'train-ordinary-1',
  'train-ordinary-2',
  'train-ordinary-3',
  'train-seen',
  'train-library',
  'train-patterns-1',
  'train-patterns-2',
  'train-patterns-3',
  'train-patterns-4',
  'train-meaning-1',
  'train-meaning-2',
  'train-meaning-3',
  'train-meaning-4',
  'train-meaning-5',
  'train-help',
  'train-library-2',
  'train-voices-self',
  'train-voices-violence',
  'train-voices-others',
  'train-voices-harm',
  'train-voices-boundary',
  'train-voices-ordinary',
  'train-voices-more',
  'train-voices-more-ordinary',
  'train-voices-more-boundary',
  'train-fresh',
  'train-fresh-explicit',
  'train-fresh-veiled',
  'train-fresh-others',
  'train-fresh-boundary',
  'train-fresh-ordinary',
  'train-field-danger',
  'train-field-minute',
  'train-field-boundary',
  'train-field-ordinary',
  'train-desk-danger',
  'train-desk-ordinary',
  'train-conversation',
  'train-at-length',
  'train-talk',
  'train-relabelled',
];

export function trainingLines(): TopicLine[] {
  const random = randomFrom(EXPANSION_SEED);
  const heldBack = new Set(
    [
      ...heldOutLines(),
      ...otherVoices(),
      ...freshLines(),
      ...fieldLines(),
      ...deskLines(),
      ...everydayLines(),
      ...midTalkLines(),
      ...untrainedQuestions(),
    ].map(({ text }) => text.toLowerCase()),
  );
  return trainingFiles
    .flatMap(linesOf)
    .flatMap((line) => expanded(line, random))
    .filter(({ text }) => !heldBack.has(text.toLowerCase()));
}

/** Distinct lines drawn from a pattern such as "{he|she} {hit|choked} me". */
function expanded(line: TopicLine, random: () => number): TopicLine[] {
  if (!line.text.includes('{')) return [line];
  const texts = Array.from({ length: EXPANSIONS }, () =>
    line.text.replace(/\{([^}]*)\}/g, (_whole, choices: string) => {
      const offered = choices.split('|');
      return offered[Math.floor(random() * offered.length)] ?? '';
    }),
  );
  return [...new Set(texts)].map((text) => ({ ...line, kind: 'pattern', text: text.trim() }));
}

/** Written before the training lines and never trained on. The thresholds were chosen on it. */
export function heldOutLines(): TopicLine[] {
  return ['held-back', 'held-back-library', 'held-back-library-2', 'held-back-help'].flatMap(linesOf);
}

/** Written last, harder than the rest, and never trained on. */
export function otherVoices(): TopicLine[] {
  return linesOf('held-back-voices');
}

/** Ordinary talk from conversations, including short answers; never trained on. */
export function everydayLines(): TopicLine[] {
  return linesOf('held-back-everyday');
}

/** Every fifth of the lines from the middle of a conversation; never trained on. */
export function midTalkLines(): TopicLine[] {
  return linesOf('held-back-midtalk');
}

/** Sample questions of the quarter of passages that is in no file of training lines. */
export function untrainedQuestions(): TopicLine[] {
  return linesOf('held-back-library-3');
}

/** A random half of a bank by other authors. The other half is trained on. */
export function freshLines(): TopicLine[] {
  return linesOf('held-back-fresh');
}

/**
 * Grouped by the ways in which danger is described, with ordinary counterparts of lines about the present moment; never
 * trained on.
 */
export function fieldLines(): TopicLine[] {
  return linesOf('held-back-field');
}

/** A random third of the messages as a crisis line and a help desk get them; never trained on. */
export function deskLines(): TopicLine[] {
  return linesOf('held-back-desk');
}

export function linesOf(name: string): TopicLine[] {
  const file = path.join(import.meta.dirname, 'banks/safety-lines', `${name}.txt`);
  const lines: TopicLine[] = [];
  let topic: Topic = 'none';
  let kind = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const heading = /^\[(\w+) ?(.*)\]$/.exec(line);
    if (heading) {
      topic = topicNamed(heading[1] ?? '', name);
      kind = heading[2] ?? '';
    } else if (line !== '') lines.push({ topic, kind, text: line });
  }
  return lines;
}

function topicNamed(name: string, file: string): Topic {
  const topic = topics.find((candidate) => candidate === name);
  if (!topic) throw new Error(`${file}: no topic ${name}`);
  return topic;
}
