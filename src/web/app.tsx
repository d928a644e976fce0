import type { ReactNode } from 'react';
import { RoutePreloadContext } from './lib/loading/route-preload.ts';
import { SessionProvider, type SessionState } from './lib/session/session.tsx';
import { AppRoutes, preloadScreen } from './routes.tsx';
import { ToastHost } from './ui/toasts/toast-host.tsx';

/**
 * Everything inside the router, which differs between the browser and the build. `session` is the session if it is
 * already known.
 */
export function App({ session }: { session?: SessionState | undefined }): ReactNode {
  return (
    <RoutePreloadContext value={preloadQuietly}>
      <SessionProvider known={session}>
        <AppRoutes />
        <ToastHost />
      </SessionProvider>
    </RoutePreloadContext>
  );
}

/** A chunk that can't be loaded now is requested again when the page is opened, and then fails visibly. */
function preloadQuietly(path: string): void {
  preloadScreen(path).catch(() => undefined);
}
