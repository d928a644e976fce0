import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewDeadline } from '#domain/reminders/deadline.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';

export type AddDeadline = (deadline: NewDeadline) => void;

/**
 * A separate implementation: sharing the deadline store would split it from the dashboard's chunk, which every visit
 * loads.
 */
export function useAddDeadline(): AddDeadline {
  const { id } = useUser();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ isSample, ...deadline }: NewDeadline) => {
      const data = await dataClient();
      await data
        .from('deadlines')
        .insert({ user_id: id, ...deadline, is_sample: isSample })
        .throwOnError();
    },
    onSuccess: async (_nothing, { title }) => {
      await queries.invalidateQueries({ queryKey: ['deadlines', id] });
      showToast({ title: 'Deadline added', description: title });
    },
    onError: () =>
      showToast({
        title: 'Error saving deadline',
        description: 'Could not save your deadline to the server.',
        variant: 'destructive',
      }),
  });
  return mutate;
}
