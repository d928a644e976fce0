import type { ResourceCard } from '#content/resource.ts';

type Searchable = Pick<ResourceCard, 'title' | 'description' | 'tags' | 'headings'>;

export interface SearchMatch<Card> {
  card: Card;
  /** Index of the section whose heading contains a word of the query, or null. */
  section: number | null;
}

const WEIGHT = { title: 8, tags: 4, headings: 2, description: 1 };

/**
 * The articles in which every word of the query is a prefix of a word of the title, the tags, the description or a
 * heading. Matches in the title come first. An empty query has no results.
 */
export function searchResources<Card extends Searchable>(
  cards: readonly Card[],
  query: string,
): SearchMatch<Card>[] {
  const looked = wordsOf(query).map(stripPlural);
  if (looked.length === 0) return [];
  return cards
    .map((card) => ({ card, score: scoreOf(card, looked), section: sectionFor(card, looked) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ card, section }) => ({ card, section }));
}

/** Returns 0 if a word has no match. */
function scoreOf(card: Searchable, looked: readonly string[]): number {
  const fields = [
    { weight: WEIGHT.title, words: wordsOf(card.title) },
    { weight: WEIGHT.tags, words: card.tags.flatMap(wordsOf) },
    { weight: WEIGHT.headings, words: card.headings.flatMap(wordsOf) },
    { weight: WEIGHT.description, words: wordsOf(card.description) },
  ];
  const scores = looked.map((word) =>
    fields.reduce((sum, { weight, words }) => sum + (begins(words, word) ? weight : 0), 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The heading with the most matching words. */
function sectionFor(card: Searchable, looked: readonly string[]): number | null {
  const hits = card.headings.map((heading) => looked.filter((word) => begins(wordsOf(heading), word)).length);
  const most = Math.max(0, ...hits);
  return most === 0 ? null : hits.indexOf(most);
}

function begins(words: readonly string[], start: string): boolean {
  const other = kin[start];
  return words.some((word) => word.startsWith(start) || (other !== undefined && word.startsWith(other)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Everyday words and the words that the articles use for them. */
const kin: Readonly<Record<string, string>> = {
  attorney: 'legal',
  lawyer: 'legal',
  kid: 'child',
  son: 'child',
  daughter: 'child',
  cash: 'money',
  budget: 'financ',
  paper: 'document',
  panic: 'anxi',
  worry: 'anxi',
  afraid: 'safe',
  alone: 'support',
  lonely: 'support',
};

/** Matching by the beginning, so that "taxes" finds "tax" and "finances" finds "financial". */
function stripPlural(word: string): string {
  return word.length > 3 ? word.replace(/e?s$/, '') : word;
}
