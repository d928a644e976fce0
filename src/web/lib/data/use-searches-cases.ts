import { useQuery } from '@tanstack/react-query';
import { publicConfig } from './public-config.ts';

/** Whether the operator has a service that searches real court decisions; undefined while that is not known. */
export function useSearchesCases(): boolean | undefined {
  return useQuery({
    queryKey: ['searches-cases'],
    queryFn: async () => (await publicConfig()).searchesCases === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
