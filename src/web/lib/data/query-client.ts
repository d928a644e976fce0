import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
      // Without a connection a change must fail visibly: by default it would wait silently.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
