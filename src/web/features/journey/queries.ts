import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { type JourneyStep, applyCheckmarks, parseJourney } from '#domain/journey/journey.ts';
import { dataClient } from '#web/lib/data/data-client.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';

const row = v.nullable(v.object({ journey_steps: v.unknown() }));

/** The current steps with the person's saved progress. */
export function useJourney(): UseQueryResult<JourneyStep[]> {
  const { id } = useUser();
  return useQuery({ queryKey: ['journey', id], queryFn: () => loadJourney(id) });
}

async function loadJourney(userId: string): Promise<JourneyStep[]> {
  const data = await dataClient();
  const answer = await data
    .from('user_progress')
    .select('journey_steps')
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError();
  return applyCheckmarks(parseJourney(v.parse(row, answer.data)?.journey_steps));
}

/** Completes a step permanently. The list shows it immediately and reverts it if it could not be saved. */
export function useCompleteStep() {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const key = ['journey', userId];
  return useMutation({
    // One after the other: each save writes all nine steps.
    scope: { id: 'journey' },
    mutationFn: (step: JourneyStep) => saveDone(userId, step.id),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: key });
      const steps = queries.getQueryData<JourneyStep[]>(key);
      queries.setQueryData<JourneyStep[]>(key, steps && mark(steps, id, true));
      return { wasDone: steps?.find((step) => step.id === id)?.done ?? false };
    },
    onSuccess: (_nothing, { label }) => showToast({ title: 'Step completed!', description: label }),
    onError: (_error, { id }, before) => {
      // Reverts locally instead of with a new request: a server that did not save may not respond either.
      queries.setQueryData<JourneyStep[]>(key, (steps) => steps && mark(steps, id, before?.wasDone ?? false));
      showToast({
        title: 'Error saving progress',
        description: 'Your progress could not be saved at this time.',
        variant: 'destructive',
      });
      void queries.invalidateQueries({ queryKey: key });
    },
  });
}

/**
 * Starts from the saved state: another device may have completed a step meanwhile, and a completed step is never undone.
 */
async function saveDone(userId: string, stepId: number): Promise<void> {
  const steps = mark(await loadJourney(userId), stepId, true);
  const data = await dataClient();
  await data
    .from('user_progress')
    .upsert(
      { user_id: userId, journey_steps: steps, updated_at: new Date().toISOString() },
      { onConflict: 'user_id' },
    )
    .throwOnError();
}

function mark(steps: readonly JourneyStep[], stepId: number, done: boolean): JourneyStep[] {
  return steps.map((step) => (step.id === stepId ? { ...step, done } : step));
}
