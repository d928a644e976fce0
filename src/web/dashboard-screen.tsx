import { AdvisorGrid } from './features/advisors/advisor-grid.tsx';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { DeadlinesCard } from './features/deadlines/deadlines-card.tsx';
import { ProgressCard } from './features/journey/progress-card.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';

/** Where five features meet; in a file of its own, so that they arrive in one chunk. */
export function DashboardScreen() {
  return (
    <DashboardPage
      trialBanner={<TrialBanner place="dashboard" />}
      advisors={<AdvisorGrid />}
      deadlines={<DeadlinesCard />}
      progress={<ProgressCard />}
    />
  );
}
