import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ResourceCard, resourceKey } from '#content/resources.ts';

/** The article's text, a file of its own that never changes while the page is open. */
export function useArticle(card: ResourceCard) {
  return useQuery(articleQuery(card));
}

export function usePrefetchArticle(card: ResourceCard): () => void {
  const queries = useQueryClient();
  return () => void queries.prefetchQuery(articleQuery(card));
}

function articleQuery(card: ResourceCard) {
  return queryOptions({
    queryKey: ['article', resourceKey(card)],
    queryFn: card.load,
    // The file may be in the browser's cache: being offline is no reason to wait.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
