import { useQuery } from '@tanstack/react-query';
import { publicConfig } from './public-config.ts';

/** Whether the operator has configured a search of real court decisions. Undefined while unknown. */
export function useSearchesCases(): boolean | undefined {
  return useQuery({
    queryKey: ['searches-cases'],
    queryFn: async () => (await publicConfig()).searchesCases === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
