import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
      // Without a connection a change is to fail and to be told of: by default it would wait for one in silence.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
