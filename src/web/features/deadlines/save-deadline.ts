import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeadlineFields, NewDeadline } from '#domain/reminders/deadline.ts';
import { showToast } from '#web/lib/toast-store.ts';
import type { DeadlineStore } from './deadline-store.ts';
import { useStore } from './queries.ts';

export function useAddDeadline() {
  return useSaving('Deadline added', (store, deadline: NewDeadline) => store.add(deadline));
}

export function useChangeDeadline() {
  return useSaving('Deadline updated', (store, { id, ...fields }: DeadlineFields & { id: number }) =>
    store.change(id, fields),
  );
}

function useSaving<Deadline extends { title: string }>(
  done: string,
  save: (store: DeadlineStore, deadline: Deadline) => Promise<void>,
) {
  const { key, open } = useStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deadline: Deadline) => save(await open(), deadline),
    onSuccess: async (_nothing, { title }) => {
      await queries.invalidateQueries({ queryKey: key });
      showToast({ title: done, description: title });
    },
    onError: () =>
      showToast({
        title: 'Error saving deadline',
        description: 'Could not save your deadline to the server.',
        variant: 'destructive',
      }),
  });
}
