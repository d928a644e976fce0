import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '#web/lib/data/public-config.ts';
import type { Offer } from './plan-features.ts';

/** Until it is known, the cards list the features of a default installation. */
export function useOffer(): Offer {
  const { data } = useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { answersBy: data?.answersBy ?? null, reviewsPapers: data ? data.reviewsPapers === true : true };
}
