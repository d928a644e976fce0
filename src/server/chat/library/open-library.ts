import MiniSearch from 'minisearch';
import type { Passage } from '#content/passage.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { coverage, termWeights } from '#domain/retrieval/coverage.ts';
import { term, terms, words } from '#domain/retrieval/terms.ts';

export interface Hit {
  passage: Passage;
  /** 0 to 1: how much of the question the passage speaks of. */
  coverage: number;
  /** How well it fits, comparable within one search only. */
  score: number;
}

export interface Library {
  /** Best first. */
  search(assistant: AssistantId, question: string): readonly Hit[];
}

const HITS = 10;

/** What a word is worth is counted over all that is given: assistants opened together share it. */
export function openLibrary(passages: Readonly<Partial<Record<AssistantId, readonly Passage[]>>>): Library {
  const all = Object.values(passages).flat();
  const byId = new Map(all.map((passage) => [passage.id, passage]));
  const documents = all.map(({ title, asks, text }) => terms([title, ...asks, text].join('\n')));
  const weight = termWeights(documents);
  const known = documents.reduce((sum, document) => sum.union(document), new Set<string>());
  const indexes = new Map(
    Object.entries(passages).map(([assistant, own]) => [assistant, indexOf(own, known)]),
  );
  const sampleQuestions = new Map(
    all.flatMap((passage) =>
      [...passage.asks, passage.title].map((question) => [sampleKey(passage.advisor, question), passage]),
    ),
  );

  return {
    search(assistant, question) {
      const asked = terms(question);
      const results = indexes.get(assistant)?.search(question) ?? [];
      const hits = results.slice(0, HITS).flatMap(({ id, score, queryTerms, match }) => {
        const passage = byId.get(id);
        const covered = coverage(asked, matched(queryTerms, match), weight);
        return passage ? [{ passage, score, coverage: covered }] : [];
      });
      const exact = sampleQuestions.get(sampleKey(assistant, question));
      if (!exact) return hits;
      const others = hits.filter(({ passage }) => passage !== exact);
      return [{ passage: exact, score: Infinity, coverage: 1 }, ...others];
    },
  };
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
