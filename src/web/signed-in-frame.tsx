import { type ReactNode, Suspense } from 'react';
import { TrialWatch } from './features/trial/trial-watch.tsx';
import { AppShell } from './layout/app-shell.tsx';
import { lazyPart } from './lib/loading/lazy-page.tsx';

const LateWatches = lazyPart(loadLateWatches);
const NEXT_TRY_MS = 30_000;

/** The frame of the signed-in screens, with what must run behind every one of them. */
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

/** Until it comes: nothing shows of it, so that its absence is no reason to take the screen away. */
async function loadLateWatches(): Promise<() => ReactNode> {
  for (;;) {
    try {
      return (await import('./late-watches.tsx')).LateWatches;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
    }
  }
}
