import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Deadline } from '#domain/reminders/deadline.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { readOfflineSession } from '#web/lib/session/stored-session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { type DeadlineStore, serverDeadlines } from './deadline-store.ts';

/** The current person's deadlines: on the server when signed in, otherwise in this browser. */
export function useStore(): { key: readonly string[]; open: () => Promise<DeadlineStore> } {
  const { session } = useSession();
  if (session.status !== 'signed-in') {
    return { key: ['deadlines', 'browser'], open: browserStore };
  }
  const { id } = session.user;
  return { key: ['deadlines', id], open: async () => serverDeadlines(await dataClient(), id) };
}

/** Loaded on demand: visitors without a session rarely reach a screen with deadlines. */
async function browserStore(): Promise<DeadlineStore> {
  return (await import('./browser-deadlines.ts')).browserDeadlines(localStorage);
}

export function useDeadlines() {
  const { key, open } = useStore();
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      if (!readOfflineSession()) return (await open()).list();
      return (await import('./cached-deadlines.ts')).listOrCached(open);
    },
    // Without a connection the samples are shown with a reason, instead of an empty card.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

export function useRemoveDeadline() {
  const { key, open } = useStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deadline: Deadline) => (await open()).remove(deadline.id),
    onSuccess: async (_nothing, { id, title }) => {
      // A response requested before the removal would bring the deadline back.
      await queries.cancelQueries({ queryKey: key });
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
