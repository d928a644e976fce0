import { SettingsPage } from './features/settings/settings-page.tsx';
import { TrialBanner } from './features/trial/trial-banner.tsx';

/** Where two features meet; in a file of its own, so that they arrive in one chunk. */
export function SettingsScreen() {
  return <SettingsPage trialBanner={<TrialBanner place="settings" />} />;
}
