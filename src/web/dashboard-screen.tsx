import { AdvisorGrid } from './features/advisors/advisor-grid.tsx';
import { PastDueBanner } from './features/billing/past-due-banner.tsx';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { DeadlinesCard } from './features/deadlines/deadlines-card.tsx';
import { ProgressCard } from './features/journey/progress-card.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';

/** Where six features meet; in a file of its own, so that they arrive in one chunk. */
export function DashboardScreen() {
  return (
    <DashboardPage
      planBanner={
        <>
          <TrialBanner place="dashboard" />
          <PastDueBanner />
        </>
      }
      advisors={<AdvisorGrid />}
      deadlines={<DeadlinesCard />}
      progress={<ProgressCard />}
    />
  );
}
