import { type ReactNode, Suspense } from 'react';
import { TrialWatch } from './features/trial/trial-watch.tsx';
import { AppShell } from './layout/app-shell.tsx';
import { lazyPart } from './lib/loading/lazy-page.tsx';

const LateWatches = lazyPart(loadLateWatches);
const NEXT_TRY_MS = 30_000;

/** The frame of the signed-in screens, with everything that runs on each of them. */
export function SignedInFrame() {
  return (
    <AppShell
      background={
        <>
          <TrialWatch />
          <Suspense>
            <LateWatches />
          </Suspense>
        </>
      }
    />
  );
}

/** Renders nothing until it loads, so the screen works without it. */
async function loadLateWatches(): Promise<() => ReactNode> {
  for (;;) {
    try {
      return (await import('./late-watches.tsx')).LateWatches;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
    }
  }
}
