import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { termWeights } from '#domain/retrieval/coverage.ts';
import { type Run, countRuns, characterNgrams, likelihoods } from '#domain/retrieval/character-ngrams.ts';
import { terms, words } from '#domain/retrieval/terms.ts';
import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';
import {
  type Meaning,
  type Meanings,
  cosine,
  concatenate,
  meaningReader,
  highestCosine,
  unit,
} from './meaning.ts';
import { type Postings, openPostings } from './postings.ts';
import { meanOf, whitening } from './whiten.ts';

/** Relevance features of a passage for a question. */
export interface Reading {
  passage: Passage;
  /** The share of the question's distinctive words that the passage contains, 0 to 1. */
  covered: number;
  /** The cosine similarity of the question and the mean of the passage's sample questions. */
  near: number;
  /** The cosine similarity of the question and the nearest sentence of the passage's text. */
  told: number;
  /** The likelihood of the question's character n-grams, given the passage's sample questions. */
  asked: number;
  /** The same likelihood, given the passage's text. */
  written: number;
}

/** How many passages of a large library are examined: the nearest by embedding and the best by n-grams. */
const SHORTLIST = 50;
/** A term that occurs only in the body of a passage may be incidental. */
const IN_TEXT_ONLY = 0.6;
const NO_TEXT_BELOW = 3;
/** The overall mean counts as this many questions when a small library's mean is estimated. */
const PSEUDO_COUNT = 10;

export type Readings = (assistant: AssistantId, question: string) => readonly Reading[];

/** The weight of a word is computed over all libraries that are opened together. */
export function openRelevanceFeatures(
  passages: Readonly<Partial<Record<AssistantId, readonly Passage[]>>>,
  vectors: WordVectors,
): Readings {
  const all = Object.values(passages).flat();
  const weight = termWeights(all.map(({ title, asks, text }) => terms([title, ...asks, text].join('\n'))));
  const meaningOf = meaningReader(all.flatMap(questionsOf), vectors);
  const studied = new Map(all.map((passage) => [passage, study(passage, meaningOf)]));
  const studies = [...studied.values()];
  const shared: Shared = {
    weight,
    meaningOf,
    whiten: whitening(studies.map(({ meanings }) => meanings)),
    asksSay: likelihoods(studies.map(({ askRuns }) => askRuns)),
    textSays: likelihoods(studies.map(({ textRuns }) => textRuns)),
  };
  return readingsOf(
    new Map(
      Object.entries(passages).map(([assistant, own]) => [
        assistant,
        openReader(
          own.flatMap((passage) => studied.get(passage) ?? []),
          shared,
        ),
      ]),
    ),
  );
}

type Reader = (question: string) => readonly Reading[];

/** A separate function, like `readerOf`, because a closure retains its whole scope, which contains all samples. */
function readingsOf(readers: ReadonlyMap<string, Reader>): Readings {
  return (assistant, question) => readers.get(assistant)?.(question) ?? [];
}

interface Study {
  passage: Passage;
  meanings: readonly Meaning[];
  askRuns: ReadonlyMap<Run, number>;
  textRuns: ReadonlyMap<Run, number>;
}

function study(passage: Passage, meaningOf: (text: string) => Meaning): Study {
  const questions = questionsOf(passage);
  return {
    passage,
    meanings: questions.map(meaningOf),
    askRuns: countRuns(questions),
    textRuns: countRuns(sentencesOf(passage.text)),
  };
}

interface Shared {
  weight: (term: string) => number;
  meaningOf: (text: string) => Meaning;
  whiten: (meaning: Meaning) => Meaning;
  asksSay: ReturnType<typeof likelihoods>;
  textSays: ReturnType<typeof likelihoods>;
}

function openReader(own: readonly Study[], shared: Shared): Reader {
  const { weight, meaningOf } = shared;
  const meanings = own.flatMap((each) => each.meanings);
  const read = readerOfMeanings(meanOf(meanings, PSEUDO_COUNT), shared.whiten);
  return readerOf({
    passages: own.map(({ passage }) => passage),
    weight,
    read: chained(meaningOf, read),
    middles: concatenate(own.map((each) => unit(meanOf(each.meanings.map(read))))),
    sentences: own.map(({ passage }) =>
      concatenate(sentencesOf(passage.text).map((sentence) => read(meaningOf(sentence)))),
    ),
    speaking: openPostings(own.map(({ passage }) => spokenOf(passage, weight))),
    asks: openPostings(own.map(({ askRuns }) => shared.asksSay(askRuns))),
    texts: openPostings(own.map(({ textRuns }) => shared.textSays(textRuns))),
  });
}

function chained(meaningOf: (text: string) => Meaning, read: (meaning: Meaning) => Meaning) {
  return (text: string): Meaning => read(meaningOf(text));
}

function readerOfMeanings(mean: Meaning, whiten: (meaning: Meaning) => Meaning) {
  return (meaning: Meaning): Meaning => unit(whiten(meaning.map((value, at) => value - (mean[at] ?? 0))));
}

interface Opened {
  passages: readonly Passage[];
  weight: (term: string) => number;
  read: (question: string) => Meaning;
  middles: Meanings;
  sentences: readonly Meanings[];
  speaking: Postings<string>;
  asks: Postings<Run>;
  texts: Postings<Run>;
}

function readerOf({ passages, weight, read, middles, sentences, speaking, asks, texts }: Opened): Reader {
  return (question) => {
    const asked = terms(question);
    const whole = [...asked].reduce((sum, term) => sum + weight(term), 0) || 1;
    const covered = speaking(asked);
    const runs = characterNgrams(question);
    const evened = Math.sqrt(1 + runs.size);
    const likely = asks(runs);
    const likelyText = texts(runs);
    const meaning = read(question);
    const near = new Float64Array(passages.length);
    for (let at = 0; at < near.length; at += 1) near[at] = cosine(meaning, middles, at * DIMENSIONS);
    return shortlist(near, likely).flatMap((at) => {
      const passage = passages[at];
      if (!passage) return [];
      return {
        passage,
        covered: (covered[at] ?? 0) / whole,
        near: near[at] ?? 0,
        told: highestCosine(meaning, sentences[at] ?? none),
        asked: (likely[at] ?? 0) / evened,
        written: (likelyText[at] ?? 0) / evened,
      };
    });
  };
}

export function questionsOf({ asks, title }: Passage): string[] {
  return [...asks, title];
}

const none: Meanings = new Float64Array();

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!:"])\s+|\n+/).filter((sentence) => words(sentence).length >= NO_TEXT_BELOW);
}

function spokenOf(passage: Passage, weight: (term: string) => number): Map<string, number> {
  const inText = [...terms(passage.text)].map((term) => [term, weight(term) * IN_TEXT_ONLY] as const);
  const inHeading = [...terms(questionsOf(passage).join('\n'))].map((term) => [term, weight(term)] as const);
  return new Map([...inText, ...inHeading]);
}

/** The positions of the passages to examine. */
function shortlist(near: Float64Array, likely: Float64Array): number[] {
  const places = Array.from(near.keys());
  if (places.length <= 4 * SHORTLIST) return places;
  const nearEnough = near.toSorted().at(-SHORTLIST) ?? 0;
  const likelyEnough = likely.toSorted().at(-SHORTLIST) ?? 0;
  return places.filter((at) => (near[at] ?? 0) >= nearEnough || (likely[at] ?? 0) >= likelyEnough);
}
