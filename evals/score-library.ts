import { type Tier, tierOf } from '#domain/retrieval/coverage.ts';
import type { Library } from '#server/chat/library/open-library.ts';
import type { LibraryLine } from './measure/banks.ts';

export interface LibraryScore {
  answerable: number;
  hitAt1: number;
  hitAt3: number;
  /** Answerable questions that got an answer, and how many of those were good ones. */
  answered: number;
  answeredWell: number;
  offTopic: number;
  /** Off-topic questions that got an answer. */
  offTopicAnswered: number;
}

export function scoreLibrary(library: Library, bank: readonly LibraryLine[]): LibraryScore {
  const results = bank.map(({ advisor, ask, expect }) => {
    const hits = library.search(advisor, ask);
    const isGood = hits.slice(0, 3).map(({ passage }) => expect.includes(passage.id));
    const tier: Tier = tierOf(hits[0]?.coverage ?? 0);
    return { isAnswerable: expect.length > 0, isAnswered: tier === 'answer', isGood };
  });
  const answerable = results.filter(({ isAnswerable }) => isAnswerable);
  const answered = answerable.filter(({ isAnswered }) => isAnswered);
  const offTopic = results.filter(({ isAnswerable }) => !isAnswerable);
  return {
    answerable: answerable.length,
    hitAt1: answerable.filter(({ isGood }) => isGood[0]).length,
    hitAt3: answerable.filter(({ isGood }) => isGood.includes(true)).length,
    answered: answered.length,
    answeredWell: answered.filter(({ isGood }) => isGood[0]).length,
    offTopic: offTopic.length,
    offTopicAnswered: offTopic.filter(({ isAnswered }) => isAnswered).length,
  };
}

/** Asks for each passage with one of its sample questions, which the library doesn't know in that round. */
export function leaveOneOut<Sample extends { id: string; asks: readonly string[] }>(
  passages: readonly Sample[],
): { without: Sample; ask: string }[] {
  return passages.map((passage, index) => {
    const left = index % passage.asks.length;
    const asks = passage.asks.filter((_ask, place) => place !== left);
    return { without: { ...passage, asks }, ask: passage.asks[left] ?? '' };
  });
}
