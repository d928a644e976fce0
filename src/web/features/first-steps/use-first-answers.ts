import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FirstAnswers, noAnswers } from '#domain/first-steps.ts';
import { useUser } from '#web/lib/session/session.tsx';

export const questions = ['reason', 'children', 'state'] as const;
type Step = (typeof questions)[number] | 'leads';

interface Asked {
  step: Step;
  answers: FirstAnswers;
}

const start: Asked = { step: 'reason', answers: noAnswers };

/**
 * Kept only in memory, with other data of the person. The answers survive a visit to an article, and are lost when the
 * tab closes, after sign-out and with Quick exit.
 */
export function useFirstAnswers() {
  const queries = useQueryClient();
  const queryKey = ['first-answers', useUser().id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => start,
    initialData: start,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    ...data,
    /** Stores an answer, or none, and moves on to the next question. */
    answer: (given: Partial<FirstAnswers>) =>
      queries.setQueryData<Asked>(queryKey, {
        step: nextStep(data.step),
        answers: { ...data.answers, ...given },
      }),
    startOver: () => queries.setQueryData<Asked>(queryKey, start),
  };
}

function nextStep(step: Step): Step {
  const at = questions.findIndex((question) => question === step);
  return questions[at + 1] ?? 'leads';
}
