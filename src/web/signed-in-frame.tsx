import { TrialWatch } from './features/trial/trial-watch.tsx';
import { AppShell } from './layout/app-shell.tsx';

/** The frame of the signed-in screens, with what must run behind every one of them. */
export function SignedInFrame() {
  return <AppShell background={<TrialWatch />} />;
}
