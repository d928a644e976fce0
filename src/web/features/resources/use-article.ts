import { useQuery } from '@tanstack/react-query';
import type { Resource } from '#content/resource.ts';
import { type ResourceCard, resourceKey } from '#content/resource.ts';
import { resourceCards } from '#content/resource-cards.ts';

const prepared = new Map<string, Resource>();

/** The article's text, in a separate file that doesn't change while the page is open. */
export function useArticle(card: ResourceCard) {
  return useQuery({
    queryKey: ['article', resourceKey(card)],
    queryFn: card.load,
    initialData: () => prepared.get(resourceKey(card)),
    // The file may be in the browser's cache, so don't wait for a connection.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Preloads an article, so that its page shows it immediately. */
export async function prepareArticle(key: string): Promise<void> {
  const card = resourceCards.find((candidate) => resourceKey(candidate) === key);
  if (card) prepared.set(key, await card.load());
}
