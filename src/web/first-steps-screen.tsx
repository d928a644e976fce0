import { useNavigate } from 'react-router';
import { advisorProfiles } from '#content/advisors.ts';
import { setPendingQuestion } from './lib/pending-question.ts';
import { useAdvisorAccess } from './features/advisors/use-advisor-access.ts';
import { FirstStepsCard } from './features/first-steps/first-steps-card.tsx';

/** The card of the first week, with a link to an advisor. Loaded only for people who see it. */
export function FirstSteps() {
  const accessTo = useAdvisorAccess();
  const navigate = useNavigate();
  return (
    <FirstStepsCard
      isOpen={(advisor) => accessTo(advisor) === 'open'}
      onAsk={(advisor, question) => {
        setPendingQuestion(advisor, question);
        void navigate(advisorProfiles[advisor].path);
      }}
    />
  );
}
