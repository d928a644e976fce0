import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorGrid } from './features/advisors/advisor-grid.tsx';
import { handOver } from './features/advisors/handed-over.ts';
import { useAdvisorAccess } from './features/advisors/use-advisor-access.ts';
import { PastDueBanner } from './features/billing/past-due-banner.tsx';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { DeadlinesCard } from './features/deadlines/deadlines-card.tsx';
import { lazyExtra } from './features/deadlines/lazy-extra.tsx';
import { useFirstVisit } from './features/first-steps/first-visit.ts';
import { ProgressCard } from './features/journey/progress-card.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';

const FirstStepsCard = lazyExtra(
  async () => (await import('./features/first-steps/first-steps-card.tsx')).FirstStepsCard,
);

/** Where seven features meet; in a file of its own, so that they arrive in one chunk. */
export function DashboardScreen() {
  return (
    <DashboardPage
      planBanner={
        <>
          <TrialBanner place="dashboard" />
          <PastDueBanner />
        </>
      }
      firstSteps={<FirstSteps />}
      advisors={<AdvisorGrid />}
      deadlines={<DeadlinesCard />}
      progress={<ProgressCard />}
    />
  );
}

function FirstSteps() {
  const isShown = useFirstVisit();
  const accessTo = useAdvisorAccess();
  const navigate = useNavigate();
  if (!isShown) return null;
  return (
    // As high as its first question, so that nothing moves when it comes.
    <Suspense fallback={<div className="min-h-106 md:min-h-88 lg:min-h-71" />}>
      <FirstStepsCard
        isOpen={(advisor) => accessTo(advisor) === 'open'}
        onAsk={(advisor, question) => {
          handOver(advisor, question);
          void navigate(advisorProfiles[advisor].path);
        }}
      />
    </Suspense>
  );
}
