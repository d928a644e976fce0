import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Opinion } from '#domain/journey/opinion.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { listSaved, removeOpinion, saveOpinion } from './saved-opinion-store.ts';

const keyOf = (userId: string) => ['saved-opinions', userId] as const;

export function useSavedOpinions() {
  const { id } = useUser();
  return useQuery({ queryKey: keyOf(id), queryFn: async () => listSaved(await dataClient(), id) });
}

/** Saves a decision, or removes a saved one, and shows a toast. */
export function useToggleOpinion() {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ opinion, isSaved }: { opinion: Opinion; isSaved: boolean }) => {
      const data = await dataClient();
      await (isSaved ? removeOpinion(data, userId, opinion.id) : saveOpinion(data, userId, opinion));
    },
    onSuccess: async (_nothing, { isSaved }) => {
      await queries.invalidateQueries({ queryKey: keyOf(userId) });
      showToast(isSaved ? removedToast : savedToast);
    },
    onError: (_error, { isSaved }) =>
      showToast({ ...(isSaved ? removeFailed : saveFailed), variant: 'destructive' }),
  });
}

const savedToast = {
  title: 'Case saved',
  description: 'This case has been saved to your reference library',
};
const removedToast = {
  title: 'Case removed',
  description: 'This case has been removed from your saved cases',
};
const saveFailed = {
  title: 'We couldn’t save this case',
  description: 'Check your connection, then try again.',
};
const removeFailed = {
  title: 'We couldn’t remove this case',
  description: 'It’s still saved. Check your connection, then try again.',
};
