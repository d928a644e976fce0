import { Suspense } from 'react';
import { PastDueBanner } from './features/billing/past-due-banner.tsx';
import { ProblemBanner } from './features/billing/problem-banner.tsx';
import { SubscriptionTab } from './features/billing/subscription-tab.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';
import { YourDataCard } from './features/your-data/your-data-card.tsx';
import { lazyPart } from './lib/lazy-page.tsx';
import { Skeleton } from './ui/skeleton.tsx';

const KeepingCard = lazyPart(() =>
  import('./features/conversations/keeping-card.tsx').then((module) => module.KeepingCard),
);

/** Where the features meet; in a file of its own, so that most of them arrive in one chunk. */
export function SettingsScreen() {
  return (
    <SettingsPage
      planBanner={
        <>
          <TrialBanner place="settings" />
          <PastDueBanner />
        </>
      }
      paymentWarning={<ProblemBanner about="configuration" />}
      subscription={<SubscriptionTab />}
      yourData={
        <>
          <Suspense fallback={<Skeleton className="h-[37rem] rounded-card sm:h-[28.5rem]" />}>
            <KeepingCard />
          </Suspense>
          <YourDataCard />
        </>
      }
    />
  );
}
