import { Suspense } from 'react';
import { PastDueBanner } from './features/billing/past-due-banner.tsx';
import { ProblemBanner } from './features/billing/problem-banner.tsx';
import { SubscriptionTab } from './features/billing/subscription-tab.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';
import { YourDataCard } from './features/your-data/your-data-card.tsx';
import { lazyPart } from './lib/lazy-page.tsx';
import { Skeleton } from './ui/skeleton.tsx';

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
      signInMail={
        <Suspense fallback={<Skeleton className="h-44 rounded-card" />}>
          <SignInMailCard />
        </Suspense>
      }
      reminders={
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <RemindersCard />
          <CalendarCard />
        </Suspense>
      }
      offline={
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <OfflineCard keepDeadlines={keepDeadlines} />
        </Suspense>
      }
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

async function keepDeadlines(userId: string): Promise<void> {
  const { keepDeadlinesNow } = await import('./features/deadlines/kept-deadlines.ts');
  await keepDeadlinesNow(userId);
}
