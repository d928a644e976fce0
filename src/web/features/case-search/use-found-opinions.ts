import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import type { CaseSearch } from '#contract/case-research.ts';
import { findOpinions } from './find-opinions.ts';

/** Null before the first search. */
export function useFoundOpinions(search: CaseSearch | null) {
  return useInfiniteQuery({
    queryKey: ['opinions', search],
    queryFn: search
      ? ({ pageParam, signal }) =>
          findOpinions({ ...search, ...(pageParam && { cursor: pageParam }) }, signal)
      : skipToken,
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    // The service counts every request.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
