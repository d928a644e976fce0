import { Suspense } from 'react';
import { AdvisorGrid } from './features/advisors/advisor-grid.tsx';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { DeadlinesCard } from './features/deadlines/deadlines-card.tsx';
import { lazyExtra } from './features/deadlines/lazy-extra.tsx';
import { useFirstVisit } from './features/first-steps/first-visit.ts';
import { ProgressCard } from './features/journey/progress-card.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';

const PastDueBanner = lazyExtra(
  async () => (await import('./features/billing/past-due-banner.tsx')).PastDueBanner,
);
const FirstSteps = lazyExtra(async () => (await import('./first-steps-screen.tsx')).FirstSteps);

/** Combines seven features in one file, so that they arrive in one chunk. */
export function DashboardScreen() {
  const isFirstVisit = useFirstVisit();
  return (
    <DashboardPage
      planBanner={
        <>
          <TrialBanner place="dashboard" />
          {/* The notice is rarely shown, so no space is reserved for it. */}
          <Suspense>
            <PastDueBanner />
          </Suspense>
        </>
      }
      firstSteps={
        isFirstVisit && (
          // As high as the first question, so that nothing shifts when the card loads.
          <Suspense fallback={<div className="min-h-106 md:min-h-88 lg:min-h-71" />}>
            <FirstSteps />
          </Suspense>
        )
      }
      advisors={<AdvisorGrid />}
      deadlines={<DeadlinesCard />}
      progress={<ProgressCard />}
    />
  );
}
