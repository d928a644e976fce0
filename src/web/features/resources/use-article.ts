import { useQuery } from '@tanstack/react-query';
import type { Resource } from '#content/resource.ts';
import { type ResourceCard, resourceKey } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';

const prepared = new Map<string, Resource>();

/** The article's text, a file of its own that never changes while the page is open. */
export function useArticle(card: ResourceCard) {
  return useQuery({
    queryKey: ['article', resourceKey(card)],
    queryFn: card.load,
    initialData: () => prepared.get(resourceKey(card)),
    // The file may be in the browser's cache: being offline is no reason to wait.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Fetches an article ahead: its page then shows it at once. */
export async function prepareArticle(key: string): Promise<void> {
  const card = resourceCards.find((candidate) => resourceKey(candidate) === key);
  if (card) prepared.set(key, await card.load());
}
