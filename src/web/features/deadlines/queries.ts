import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Deadline, NewDeadline } from '#domain/deadline.ts';
import { dataClient } from '#web/lib/data-client.ts';
import { useSession } from '#web/lib/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { type DeadlineStore, browserDeadlines, serverDeadlines } from './deadline-store.ts';

/** The deadlines of whoever is here: on the server when signed in, else in this browser. */
function useStore(): { key: readonly string[]; open: () => Promise<DeadlineStore> } {
  const { session } = useSession();
  if (session.status !== 'signed-in') {
    return { key: ['deadlines', 'browser'], open: async () => browserDeadlines(localStorage) };
  }
  const { id } = session.user;
  return { key: ['deadlines', id], open: async () => serverDeadlines(await dataClient(), id) };
}

export function useDeadlines() {
  const { key, open } = useStore();
  const query = useQuery({ queryKey: key, queryFn: async () => (await open()).list() });

  const { isError, errorUpdatedAt } = query;
  useEffect(() => {
    if (!isError) return;
    showToast({
      title: 'Error loading deadlines',
      description: 'Could not load your deadlines from the server.',
      variant: 'destructive',
    });
  }, [isError, errorUpdatedAt]);

  return query;
}

export function useAddDeadline() {
  const { key, open } = useStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deadline: NewDeadline) => (await open()).add(deadline),
    onSuccess: async (_nothing, { title }) => {
      await queries.invalidateQueries({ queryKey: key });
      showToast({ title: 'Deadline added', description: title });
    },
    onError: () =>
      showToast({
        title: 'Error saving deadline',
        description: 'Could not save your deadline to the server.',
        variant: 'destructive',
      }),
  });
}

export function useRemoveDeadline() {
  const { key, open } = useStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deadline: Deadline) => (await open()).remove(deadline.id),
    onSuccess: (_nothing, { id, title }) => {
      queries.setQueryData<Deadline[]>(key, (list) => list?.filter((kept) => kept.id !== id));
      showToast({ title: 'Deadline removed', description: title });
    },
    onError: () =>
      showToast({
        title: 'Error removing deadline',
        description: 'Could not remove your deadline from the server.',
        variant: 'destructive',
      }),
  });
}
