import { Suspense } from 'react';
import { PastDueBanner } from './features/billing/past-due-banner.tsx';
import { ProblemBanner } from './features/billing/problem-banner.tsx';
import { AccountScreen } from './features/settings/account-screen.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';
import { lazyPart } from './lib/loading/lazy-page.tsx';
import { Skeleton } from './ui/status/skeleton.tsx';

const SubscriptionTab = lazyPart(() =>
  import('./features/billing/subscription-tab.tsx').then((module) => module.SubscriptionTab),
);
const SecurityScreen = lazyPart(() =>
  import('./features/settings/security-screen.tsx').then((module) => module.SecurityScreen),
);
const DeviceScreen = lazyPart(() =>
  import('./features/settings/device-screen.tsx').then((module) => module.DeviceScreen),
);
const YourDataCard = lazyPart(() =>
  import('./features/your-data/your-data-card.tsx').then((module) => module.YourDataCard),
);
const RemindersCard = lazyPart(() =>
  import('./features/reminders/reminders-card.tsx').then((module) => module.RemindersCard),
);
const CalendarCard = lazyPart(() =>
  import('./features/reminders/calendar-card.tsx').then((module) => module.CalendarCard),
);
const SignInMailCard = lazyPart(() =>
  import('./features/reminders/sign-in-mail-card.tsx').then((module) => module.SignInMailCard),
);
const OfflineCard = lazyPart(() =>
  import('./features/offline/offline-card.tsx').then((module) => module.OfflineCard),
);
const RetentionCard = lazyPart(() =>
  import('./features/conversations/retention-card.tsx').then((module) => module.RetentionCard),
);

/** Combines the features of this screen. Secondary parts are in separate chunks. */
export function SettingsScreen() {
  const planBanner = (
    <>
      <TrialBanner place="settings" />
      <PastDueBanner />
    </>
  );
  return (
    <SettingsPage
      planBanner={planBanner}
      paymentWarning={<ProblemBanner about="configuration" />}
      screens={{
        account: <AccountScreen planBanner={planBanner} />,
        subscription: <SubscriptionTab />,
        security: (
          <SecurityScreen
            signInMail={
              <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
                <SignInMailCard />
              </Suspense>
            }
          />
        ),
        reminders: (
          <>
            <RemindersCard />
            <CalendarCard />
          </>
        ),
        device: (
          <DeviceScreen
            offline={
              <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
                <OfflineCard keepDeadlines={keepDeadlines} />
              </Suspense>
            }
          />
        ),
        data: (
          <>
            <RetentionCard />
            <YourDataCard />
          </>
        ),
      }}
    />
  );
}

async function keepDeadlines(userId: string): Promise<void> {
  const { cacheDeadlinesNow } = await import('./features/deadlines/cached-deadlines.ts');
  await cacheDeadlinesNow(userId);
}
