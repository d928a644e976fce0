import { PastDueBanner } from './features/billing/past-due-banner.tsx';
import { ProblemBanner } from './features/billing/problem-banner.tsx';
import { SubscriptionTab } from './features/billing/subscription-tab.tsx';
import { SettingsPage } from './features/settings/settings-page.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';

/** Where three features meet; in a file of its own, so that they arrive in one chunk. */
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
    />
  );
}
