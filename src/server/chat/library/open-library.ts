import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { coverage, termWeights } from '#domain/retrieval/coverage.ts';
import { term, terms, words } from '#domain/retrieval/terms.ts';
import { DIMENSIONS, type WordVectors } from '#domain/retrieval/word-vectors.ts';
import {
  type Meaning,
  type Meanings,
  cosine,
  inOnePiece,
  meaningReader,
  middle,
  nearness,
} from './meaning.ts';
import { openWordVectors } from './open-word-vectors.ts';

export interface Hit {
  passage: Passage;
  /** 0 to 1: how much of the question the passage speaks of, by its words and by what they mean. */
  coverage: number;
  /** How well it fits, comparable within one search only. */
  score: number;
}

export interface Library {
  /** Best first. */
  search(assistant: AssistantId, question: string): readonly Hit[];
}

const HITS = 10;
/** Of a large library so many are looked at more closely: the best by words and the best by their middle. */
const SHORTLIST = 50;
// Fitted on sample questions left out of the library, each by itself: evals/README.md.
const WORTH = { words: 2.5, coverage: 2.6, nearness: 13.6 };
// Chosen on questions left out and on forty about other things: of the latter one in twenty is answered.
const USUALLY_NEAR = 0.55;
const BY_NEARNESS = 1.5;

/** What a word is worth is counted over all that is given: assistants opened together share it. */
export function openLibrary(
  passages: Readonly<Partial<Record<AssistantId, readonly Passage[]>>>,
  vectors: WordVectors = openWordVectors(),
): Library {
  const all = Object.values(passages).flat();
  const documents = all.map(({ title, asks, text }) => terms([title, ...asks, text].join('\n')));
  const weight = termWeights(documents);
  const known = documents.reduce((sum, document) => sum.union(document), new Set<string>());
  const indexes = new Map(
    Object.entries(passages).map(([assistant, own]) => [assistant, indexOf(own, known)]),
  );
  const meaningOf = meaningReader(all.flatMap(questionsOf), vectors);
  const meanings = new Map<Passage, Meanings>();
  const middles = new Map<string, Meanings>();
  for (const [assistant, own] of Object.entries(passages)) {
    const each = own.map((passage) => questionsOf(passage).map(meaningOf));
    for (const [at, passage] of own.entries()) meanings.set(passage, inOnePiece(each[at] ?? []));
    middles.set(assistant, inOnePiece(each.map(middle)));
  }
  const sampleQuestions = new Map(
    all.flatMap((passage) =>
      questionsOf(passage).map((question) => [sampleKey(passage.advisor, question), passage]),
    ),
  );

  return {
    search(assistant, question) {
      const asked = terms(question);
      const meaning = meaningOf(question);
      const results = indexes.get(assistant)?.search(question) ?? [];
      const found = new Map(results.map((result) => [String(result.id), result]));
      const own = passages[assistant] ?? [];
      const worthALook =
        own.length <= 4 * SHORTLIST ? own : shortlist(own, middles.get(assistant) ?? none, meaning, results);
      const hits = worthALook
        .map((passage) => {
          const { score, queryTerms, match } = found.get(passage.id) ?? unfound;
          const covered = coverage(asked, matched(queryTerms, match), weight);
          const near = nearness(meaning, meanings.get(passage) ?? none);
          return {
            passage,
            coverage: bounded(covered + BY_NEARNESS * (near - USUALLY_NEAR)),
            score: Math.exp(
              (WORTH.words * score) / (results[0]?.score ?? 1) +
                WORTH.coverage * covered +
                WORTH.nearness * near,
            ),
          };
        })
        .toSorted((a, b) => b.score - a.score)
        .slice(0, HITS);
      const exact = sampleQuestions.get(sampleKey(assistant, question));
      if (!exact) return hits;
      const others = hits.filter(({ passage }) => passage !== exact);
      return [{ passage: exact, score: Infinity, coverage: 1 }, ...others];
    },
  };
}

function shortlist(
  passages: readonly Passage[],
  middles: Meanings,
  asked: Meaning,
  byWords: readonly SearchResult[],
): readonly Passage[] {
  const near = new Float64Array(passages.length);
  for (let at = 0; at < near.length; at += 1) near[at] = cosine(asked, middles, at * DIMENSIONS);
  const enough = near.toSorted().at(-SHORTLIST) ?? 0;
  const best = new Set(byWords.slice(0, SHORTLIST).map(({ id }) => String(id)));
  return passages.filter(({ id }, at) => (near[at] ?? 0) >= enough || best.has(id));
}

function questionsOf({ asks, title }: Passage): string[] {
  return [...asks, title];
}

const none: Meanings = new Float64Array();

/** A passage without any word of the question. */
const unfound = { score: 0, queryTerms: [], match: {} };

function bounded(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Suggestions are titles and prompts word for word: "Who gets what" has no telling word, and still an answer. */
function sampleKey(assistant: AssistantId, question: string): string {
  return `${assistant} ${words(question).join(' ')}`;
}

function indexOf(passages: readonly Passage[], known: ReadonlySet<string>): MiniSearch<Passage> {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'asks', 'text'],
    extractField: (passage, field) => {
      if (field === 'id') return passage.id;
      if (field === 'asks') return passage.asks.join('\n');
      return field === 'title' ? passage.title : passage.text;
    },
    tokenize: words,
    processTerm: term,
    searchOptions: {
      boost: { title: 2, asks: 3, text: 1 },
      // A passage with many sample questions is no worse an answer: length counts for little.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      // One slip of the finger in a longer word; a word that is right ("mediation") is not another ("medication").
      fuzzy: (asked) => (asked.length > 5 && !known.has(asked) ? 1 : false),
    },
  });
  index.addAll(passages);
  return index;
}

function matched(queryTerms: readonly string[], match: Readonly<Record<string, string[]>>) {
  return new Map(
    queryTerms.map((asked) => {
      const isHeading = match[asked]?.some((field) => field !== 'text') ?? false;
      return [asked, isHeading ? ('heading' as const) : ('text' as const)];
    }),
  );
}
