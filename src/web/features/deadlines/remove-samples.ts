import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#web/lib/toast-store.ts';
import { useStore } from './queries.ts';

/** Removes all samples. A person's own deadlines stay. */
export function useRemoveSamples() {
  const { key, open } = useStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const store = await open();
      for (const { id, isSample } of await store.list()) if (isSample) await store.remove(id);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
    onError: () =>
      showToast({
        title: 'Error removing deadline',
        description: 'Could not remove your deadline from the server.',
        variant: 'destructive',
      }),
  });
}
