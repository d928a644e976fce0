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
 * In the page's memory alone, with what else was loaded for the person: it is there after a look at an article, and gone
 * with the tab, with signing out and with Quick exit.
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
    /** Takes an answer, or none, and goes to what comes next. */
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
