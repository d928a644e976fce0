import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { assess } from '#domain/safety/assess.ts';
import { reading, saying } from '#domain/safety/classifier/saying.ts';
import { openClassifier } from '#server/chat/open-classifier.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { UNHURRIED_WAIT_MS, openReaders } from '#server/chat/safety-readers.ts';
import {
  deskLines,
  everydayLines,
  fieldLines,
  freshLines,
  heldOutLines,
  linesOf,
  otherVoices,
  trainingLines,
  untrainedQuestions,
} from '../../safety-lines.ts';
import { type TopicScore, scoreTopics } from './score-topics.ts';
import { draftBank } from '../tools/tools-banks.ts';
import { originOf } from '../../train.ts';
import { trainClassifier } from '../../train-classifier.ts';
import { bankFile } from '../bank-file.ts';

const readers = openReaders(openEncoder(), UNHURRIED_WAIT_MS);
const scores = {
  everyday: await scoreTopics(everydayLines(), readers),
  questions: await scoreTopics(untrainedQuestions(), readers),
  desk: await scoreTopics(deskLines(), readers),
  earliest: await scoreTopics(heldOutLines(), readers),
  voices: await scoreTopics(otherVoices(), readers),
  fresh: await scoreTopics(freshLines(), readers),
  field: await scoreTopics(fieldLines(), readers),
};

test('the stored classifier matches its training lines (otherwise run `node evals/train.ts`)', () => {
  const stored = openClassifier();
  const { scale, bias, weights } = trainClassifier(trainingLines());
  expect({ scale, bias }).toEqual({ scale: stored.scale, bias: stored.bias });
  expect(Buffer.compare(Buffer.from(weights.buffer), Buffer.from(stored.weights.buffer))).toBe(0);
}, 300_000);

test('the stored sentence head matches its lines and training code (otherwise run `node evals/train.ts`)', async () => {
  const file = new URL('../../../src/content/safety-model/sentence-head.json', import.meta.url);
  const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
  expect(stored).toMatchObject({ origin: originOf(trainingLines()) });
});

test('planted: adding or removing a line changes the origin hash', () => {
  const [first, ...others] = trainingLines().slice(0, 300);
  if (!first) throw new Error('There are no lines');
  const banks = [[first, ...others], [{ ...first, text: `${first.text} x` }, ...others], others];
  expect(new Set(banks.map(originOf)).size).toBe(3);
});

test('no held-out line is also a training line', async () => {
  const trained = new Set(trainingLines().map(({ text }) => text.toLowerCase()));
  const files = await readdir(bankFile('safety-lines'));
  const kept = files.filter((file) => file.startsWith('held-back')).map((file) => path.parse(file).name);
  expect(kept).toContain('held-back-desk');
  expect(kept.flatMap(linesOf).filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([]);
});

test.each([
  ['desk', 'crisis: explicit', 0.905],
  ['earliest', 'crisis: explicit', 0.93],
  ['earliest', 'crisis: veiled', 0.81],
  ['earliest', 'crisis: third', 0.9],
  ['voices', 'crisis: explicit', 0.88],
  ['voices', 'crisis: veiled', 0.48],
  ['fresh', 'crisis: explicit', 0.95],
  ['fresh', 'crisis: veiled', 0.61],
  ['fresh', 'crisis: minute', 0.92],
  ['field', 'crisis: explicit', 0.94],
  ['field', 'crisis: veiled', 0.75],
  ['field', 'crisis: third', 0.97],
  ['field', 'crisis: minute', 0.93],
] as const)(
  'for %s lines of family %s, at least a share of %d gets a script or a note',
  (bank, family, floor) => {
    const { passed, lines } = scoreOf(scores[bank], family);
    expect(1 - passed.length / lines).toBeGreaterThanOrEqual(floor);
  },
);

test.each([
  ['everyday', 'ordinary: tempting', 0.01, 0.03],
  ['questions', 'ordinary: library', 0.006, 0.052],
  ['desk', 'ordinary: tempting', 0.005, 0.035],
  ['earliest', 'ordinary: help', 0.01, 0.012],
  ['earliest', 'ordinary: library', 0.01, 0.05],
  ['field', 'ordinary: tempting', 0.04, 0.105],
] as const)(
  'for %s lines of family %s, at most a share of %d gets a script and %d a script or a note',
  (bank, family, script, any) => {
    const { scripted, noted, lines } = scoreOf(scores[bank], family);
    expect(scripted.length / lines).toBeLessThanOrEqual(script);
    expect((scripted.length + noted.length) / lines).toBeLessThanOrEqual(any);
  },
);

test('at most one percent of calm messages between parents get a script', async () => {
  const calm = (['tools-drafts', 'tools-drafts-unseen', 'tools-care'] as const)
    .flatMap((name) => draftBank(name) ?? [])
    .flatMap(({ flags, text }) => (flags.length === 0 ? [text] : []));
  const scripted: string[] = [];
  for (const text of calm) {
    const { kind } = await assess(text, { lastKind: null, kinds: [], earlier: [] }, readers);
    if (kind === 'script') scripted.push(text);
  }
  expect(calm.length).toBeGreaterThan(120);
  expect(scripted.length / calm.length).toBeLessThanOrEqual(0.01);
});

test('planted: classifiers that flag everything exceed every limit', async () => {
  const [score] = await scoreTopics(everydayLines(), reading(saying('suicide')));
  const struck = (score?.scripted.length ?? 0) + (score?.noted.length ?? 0);
  expect(struck / (score?.lines ?? 1)).toBeGreaterThan(0.8);
});

test('detects a sentence in the middle of a long story', async () => {
  const story =
    'We have been separated since march. The kids are with me on weekdays. My lawyer wrote a draft. ';
  const text = `${story}Everyone would breathe easier once I am gone for good. ${story}`;
  const found = await assess(text, { lastKind: null, kinds: [], earlier: [] }, readers);
  expect(found).not.toMatchObject({ kind: 'clear', note: null });
});

function scoreOf(all: readonly TopicScore[], family: string): TopicScore {
  const score = all.find((one) => one.family === family);
  if (!score) throw new Error(`There are no lines ${family}`);
  return score;
}
